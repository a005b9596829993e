import type { Role } from '#shared/api/account-contract.ts';
import type { Config } from '../config/config.ts';

/** The rules for signing in that the owner of the site sets. */
export interface SignInRules {
  /** Whether administrators need a passkey before they may use the desk. */
  readonly areAdminPasskeysRequired: boolean;
}

export type ReadSignInRules = () => Promise<SignInRules>;

export function createSignInRules({ areAdminPasskeysRequired }: Config): ReadSignInRules {
  return async () => ({ areAdminPasskeysRequired });
}

/** Returns whether an account with this role must have a passkey before it may use the desk. */
export function mustHavePasskey({ areAdminPasskeysRequired }: SignInRules, role: Role): boolean {
  return areAdminPasskeysRequired && role === 'admin';
}
