import { type Account, accountSchema } from '#shared/api/account-contract.ts';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { type InviteAccept, type InviteView, inviteViewSchema } from '#shared/api/people-contract.ts';
import { inviteTexts } from '#site/sections/account/account-page.ts';
import { storeToken } from './account-requests.ts';
import { type Failure, refusalText } from './refusal-text.ts';
import { type Answer, sendJson } from './send-json.ts';
import { readStored, store } from './stored-text.ts';

export interface OpenedInvite {
  readonly view: InviteView;
  readonly account: Account | undefined;
}

export async function openInvite(apiBaseUrl: string, token: string): Promise<OpenedInvite | string> {
  if (token === '') return { view: { state: 'unknown' }, account: undefined };
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.inviteView}`, { token });
  if (answer.kind !== 'ok') return refusalText(answer, inviteTexts.failed);
  const view = inviteViewSchema.safeParse(answer.body);
  if (!view.success) return inviteTexts.failed;
  return { view: view.data, account: await findOwnAccount(apiBaseUrl) };
}

export async function acceptInvite(apiBaseUrl: string, { token, full_name, password }: InviteAccept) {
  const body = { token, full_name, password };
  return signedInBy(await sendJson(`${apiBaseUrl}${apiPaths.inviteAccept}`, body));
}

export async function joinByInvite(apiBaseUrl: string, token: string) {
  return signedInBy(await sendJson(`${apiBaseUrl}${apiPaths.inviteJoin}`, { token }, bearer()));
}

/** Ends the session on the server, and removes its token even if the server cannot be reached. */
export async function signOut(apiBaseUrl: string): Promise<void> {
  await sendJson(`${apiBaseUrl}${apiPaths.logout}`, {}, bearer());
  store('localStorage', accessTokenKey, null);
}

/** Returns the signed-in account. Returns `undefined` if nobody is signed in or the session has ended. */
async function findOwnAccount(apiBaseUrl: string): Promise<Account | undefined> {
  if (storedToken() === null) return undefined;
  try {
    const answer = await fetch(`${apiBaseUrl}${apiPaths.me}`, { headers: bearer(), cache: 'no-store' });
    return accountSchema.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
}

function signedInBy(answer: Answer): Failure {
  return answer.kind === 'ok' ? storeToken(answer.body, inviteTexts.failed) : refusalText(answer, inviteTexts.failed);
}

function bearer(): Record<string, string> {
  return { authorization: `Bearer ${storedToken() ?? ''}` };
}

function storedToken(): string | null {
  return readStored('localStorage', accessTokenKey);
}
