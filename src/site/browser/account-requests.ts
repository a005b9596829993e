import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';
import { accessTokenSchema, type Login, type Registration } from '#domain/contract/account-contract.ts';
import { createAccountTexts, signInTexts } from '#site/sections/account/account-texts.ts';
import { refusalText } from './refusal-text.ts';
import { sendJson } from './send-json.ts';

/** Signs in and keeps the token (specification 3 and 4); gives the sentence on what went wrong, if anything did. */
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

/** Creates an account; gives the sentence on what went wrong, if anything did (specification 3 and 8). */
export async function createAccount(apiBaseUrl: string, registration: Registration): Promise<string | undefined> {
  const { full_name, email, password } = registration;
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.register}`, { full_name, email, password });
  return answer.kind === 'ok' ? undefined : refusalText(answer, createAccountTexts.failed);
}
