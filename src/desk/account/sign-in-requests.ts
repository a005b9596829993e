import { useState } from 'react';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { accessTokenSchema, type Login } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Confirmation,
  confirmationStartSchema,
  type SecondStep,
  type SignInChallenge,
} from '#shared/api/second-factor-contract.ts';
import { browserMarkHeaders, keepBrowserMark, readBrowserMark } from '#shared/rules/browser-mark.ts';

/** Signs in and returns a token for the desk. Throws if the account may not use the desk. */
export function signIn(api: ApiClient, login: Login): Promise<string> {
  return requestToken(api, apiPaths.login, login);
}

export function completeSignIn(api: ApiClient, step: SecondStep): Promise<string> {
  return requestToken(api, apiPaths.loginSecondStep, step);
}

/** Begins to confirm the session. Returns the challenge, or `null` if the account confirms with its password. */
export async function startConfirmation(api: ApiClient): Promise<SignInChallenge | null> {
  const answer = await api.sendOnce(apiPaths.confirmationStart, { method: 'POST' });
  return readAnswer(answer, confirmationStartSchema).challenge;
}

export async function confirmSession(api: ApiClient, proof: Confirmation): Promise<void> {
  await api.sendOnce(apiPaths.confirmation, { method: 'POST', body: proof });
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

/** Ends the session on the server. A failure is only logged, because the browser forgets the token in any case. */
export async function signOut(api: ApiClient): Promise<void> {
  // The server clears the browser's storage when a person signs out. The browser mark must stay, because the server
  // uses it to recognise this browser at the next sign-in.
  const mark = readBrowserMark(openStorage);
  try {
    await api.sendOnce(apiPaths.logout, { method: 'POST', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    console.error('Signing out on the server failed', error);
  }
  keepBrowserMark(openStorage, mark);
}

/** Throws if a token does not belong to an account that may use the desk. */
export async function checkAdminHealth(api: ApiClient, token: string): Promise<void> {
  await api.sendOnce(apiPaths.adminHealth, {}, token);
}

/** Returns the function that signs the person out and forgets what this browser keeps, and whether it runs. */
export function useLogout() {
  const { api, session, drafts } = useDesk();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const logout = async () => {
    // When a dialog closes, Logout appears where Save Article was. So the second click of a double click on Save
    // Article must not sign the person out.
    if (session.hasJustEndedWork()) return;
    setIsLoggingOut(true);
    await drafts.clear();
    await signOut(api);
    session.leave();
  };
  return { logout, isLoggingOut };
}
