import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';
import {
  accessTokenSchema,
  adminCodeHeader,
  adminCodeParameter,
  type Login,
  type Registration,
} from '#domain/contract/account-contract.ts';
import { createAccountTexts, signInTexts } from '#site/sections/account/account-texts.ts';
import { refusalText } from './refusal-text.ts';
import { sendJson } from './send-json.ts';

/** Signs in and keeps the token (product 7.3); gives the sentence on what went wrong, if anything did. */
export async function signIn(apiBaseUrl: string, { username, password }: Login): Promise<string | undefined> {
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.login}`, { username, password });
  if (answer.kind !== 'ok') return refusalText(answer, signInTexts.failed);
  const session = accessTokenSchema.safeParse(answer.body);
  if (!session.success) return signInTexts.failed;
  try {
    localStorage.setItem(accessTokenKey, session.data.access_token);
  } catch {
    return signInTexts.storageClosed;
  }
  return undefined;
}

/**
 * Creates an account; returns the sentence about what went wrong, if anything did. A one-time code in the page's fragment
 * goes along in a header: it makes the account the first administrator.
 */
export async function createAccount(apiBaseUrl: string, registration: Registration): Promise<string | undefined> {
  const { full_name, email, password } = registration;
  const adminCode = new URLSearchParams(location.hash.slice(1)).get(adminCodeParameter);
  const answer = await sendJson(
    `${apiBaseUrl}${apiPaths.register}`,
    { full_name, email, password },
    adminCode === null ? {} : { [adminCodeHeader]: adminCode },
  );
  return answer.kind === 'ok' ? undefined : refusalText(answer, createAccountTexts.failed);
}
