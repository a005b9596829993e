import { createContext, useContext } from 'react';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { type Account, accountSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';

const OwnAccount = createContext<Account | undefined>(undefined);

export const OwnAccountProvider = OwnAccount.Provider;

/** Returns the signed-in account. Throws outside `OwnAccountProvider`. */
export function useOwnAccount(): Account {
  const account = useContext(OwnAccount);
  if (!account) throw new Error('useOwnAccount was called outside <OwnAccountProvider>.');
  return account;
}

/** Fetches the account of a token, by default the session's. Throws if the token is refused. */
export async function fetchOwnAccount(api: ApiClient, token?: string): Promise<Account> {
  return readAnswer(await api.sendOnce(apiPaths.me, {}, token), accountSchema);
}
