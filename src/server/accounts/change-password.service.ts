import type { Kysely } from 'kysely';
import { mayUseDesk, type PasswordChange } from '#shared/api/account-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import { announceSecurityChange } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { actorOf, insertAuditEntry } from './audit.repository.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { findUserById, lockUserById, updatePasswordHash } from './user.repository.ts';

export const currentPasswordWrong = 'Current password is incorrect';

export async function changePassword(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  account: SignedInAccount,
  change: PasswordChange,
): Promise<void> {
  const attempt = await tools.throttle.beginPasswordChange(account.tokenHash);
  let isChanged: boolean;
  try {
    isChanged = await changeIfCurrent(db, tools, account, change);
  } catch (failure) {
    await attempt.forgive();
    throw failure;
  }
  if (!isChanged) throw new Problem('bad_request', currentPasswordWrong);
  await attempt.forgive();
  announceSecurityChange(tools, account, { kind: 'password-changed' });
}

async function changeIfCurrent(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  account: SignedInAccount,
  change: PasswordChange,
): Promise<boolean> {
  const compared = await findUserById(db, account.id);
  if (!(await tools.hashing.verify(compared?.password_hash, change.current_password))) return false;
  const passwordHash = await tools.hashing.hash(change.new_password);
  return db.transaction().execute(async (trx) => {
    const user = await lockUserById(trx, account.id);
    // Another request changed the password in the meantime, so the comparison used an old hash.
    if (user?.password_hash !== compared?.password_hash) return false;
    await updatePasswordHash(trx, account.id, passwordHash, tools.now().toISOString());
    await deleteSessionsOf(trx, account.id, account.tokenHash);
    if (mayUseDesk(account.role)) {
      await insertAuditEntry(trx, {
        at: tools.now(),
        actor: actorOf(account),
        kind: 'account',
        action: 'password-changed',
        record: { id: account.id, title: account.full_name },
      });
    }
    return true;
  });
}
