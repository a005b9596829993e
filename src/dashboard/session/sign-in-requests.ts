import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { browserMarkHeaders, keepBrowserMark, readBrowserMark } from '#domain/browser-mark.ts';
import { accessTokenSchema, type Login } from '#domain/contract/account-contract.ts';
import type { SecondStep } from '#domain/contract/second-factor-contract.ts';

/** Signs in and returns a token for the desk. Throws if the account may not use the desk (product 7.3). */
export function signIn(api: ApiClient, login: Login): Promise<string> {
  return requestToken(api, apiPaths.login, login);
}

/** Sends the second step of a sign-in and returns a token for the desk (product 7.24). */
export function completeSignIn(api: ApiClient, step: SecondStep): Promise<string> {
  return requestToken(api, apiPaths.loginSecondStep, step);
}

async function requestToken(api: ApiClient, path: string, body: Login | SecondStep): Promise<string> {
  const headers = browserMarkHeaders(openStorage);
  const answer = await api.sendOnce(path, { method: 'POST', body, headers }, null);
  const { access_token: token } = readAnswer(answer, accessTokenSchema);
  await checkAdminHealth(api, token);
  return token;
}

const openStorage = () => localStorage;

/** Timeout of the request to sign out, in milliseconds. */
const patience = 3000;

/**
 * Ends the session on the server (product 7.10). If this fails, only logs the failure, because signing out continues in
 * the browser.
 */
export async function signOut(api: ApiClient): Promise<void> {
  // The server's response to the sign-out clears the browser's storage. So the mark by which the server recognises this
  // browser at the next sign-in is stored again afterwards.
  const mark = readBrowserMark(openStorage);
  try {
    await api.sendOnce(apiPaths.logout, { method: 'POST', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    console.error('Signing out on the server failed', error);
  }
  keepBrowserMark(openStorage, mark);
}

/** Throws if a token does not belong to an account that may use the desk (product 8.1). */
export async function checkAdminHealth(api: ApiClient, token: string): Promise<void> {
  await api.sendOnce(apiPaths.adminHealth, {}, token);
}
