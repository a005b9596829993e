import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { hasAdmin, hasUsers } from './user.repository.ts';

/** What decides who may become the first admin by registering (design 3.3); from the settings. */
export interface FirstAdminRule {
  /** Whether only this machine can reach the server. */
  readonly isPrivate: boolean;
  /** The e-mail of ADMIN_EMAIL, lower case. */
  readonly adminEmail: string | undefined;
}

/** Whether a registration may claim to be the first admin. Asked before its own account is stored. */
export async function mayClaimFirstAdmin(
  trx: Transaction<DatabaseSchema>,
  rule: FirstAdminRule,
  emailKey: string,
): Promise<boolean> {
  if (rule.isPrivate && !(await hasUsers(trx))) return true;
  return rule.adminEmail === emailKey && !(await hasAdmin(trx));
}
