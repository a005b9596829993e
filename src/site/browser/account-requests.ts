import {
  accessTokenSchema,
  accountSchema,
  adminCodeHeader,
  adminCodeParameter,
  type Login,
  type Registration,
  type Role,
} from '#shared/api/account-contract.ts';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { type SecondStep, type SignInChallenge, signInRefusalSchema } from '#shared/api/second-factor-contract.ts';
import { browserMarkHeaders } from '#shared/rules/browser-mark.ts';
import { createAccountTexts, signInTexts } from '#site/sections/account/account-page.ts';
import { type Failure, refusalText } from './refusal-text.ts';
import { sendJson } from './send-json.ts';
import { store } from './stored-text.ts';

/**
 * The result of one step of a sign-in. `challenged`: the account has a passkey, so the server asks for the second step.
 * After a wrong second step, `sentence` says so.
 */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'challenged'; readonly challenge: SignInChallenge; readonly sentence: string }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** Whether the sign-in has to start again. Otherwise the same step can be repeated. */
      readonly isOver: boolean;
    };

/** Signs in and stores the token. If the account has a passkey, returns the challenge instead. */
export function signIn(apiBaseUrl: string, { username, password }: Login): Promise<SignInOutcome> {
  return requestToken(`${apiBaseUrl}${apiPaths.login}`, { username, password });
}

export function completeSignIn(apiBaseUrl: string, step: SecondStep): Promise<SignInOutcome> {
  return requestToken(`${apiBaseUrl}${apiPaths.loginSecondStep}`, step);
}

async function requestToken(url: string, payload: Login | SecondStep): Promise<SignInOutcome> {
  const answer = await sendJson(
    url,
    payload,
    browserMarkHeaders(() => localStorage),
  );
  if (answer.kind !== 'ok') {
    const sentence = refusalText(answer, signInTexts.failed);
    const refusal = answer.kind === 'refused' ? signInRefusalSchema.safeParse(answer.body).data : undefined;
    return refusal?.challenge
      ? { kind: 'challenged', challenge: refusal.challenge, sentence }
      : { kind: 'failed', sentence, isOver: answer.kind === 'refused' && answer.status === 401 };
  }
  const failure = storeToken(answer.body, signInTexts.failed);
  return failure === undefined ? { kind: 'signed-in' } : { kind: 'failed', sentence: failure, isOver: true };
}

export function storeToken(body: unknown, failed: string): Failure {
  const session = accessTokenSchema.safeParse(body);
  if (!session.success) return failed;
  const isStored = store('localStorage', accessTokenKey, session.data.access_token);
  return isStored ? undefined : signInTexts.storageClosed;
}

/** The result of a registration: the role of the new account, or an error sentence. */
export type Registered = { readonly role: Role | undefined } | { readonly failure: string };

/**
 * Creates an account. If the fragment of the URL
 * contains the one-time code that makes the account the first administrator, the code is sent in a header.
 */
export async function createAccount(apiBaseUrl: string, registration: Registration): Promise<Registered> {
  const { full_name, email, password } = registration;
  const adminCode = new URLSearchParams(location.hash.slice(1)).get(adminCodeParameter);
  const answer = await sendJson(
    `${apiBaseUrl}${apiPaths.register}`,
    { full_name, email, password },
    adminCode === null ? {} : { [adminCodeHeader]: adminCode },
  );
  if (answer.kind !== 'ok') return { failure: refusalText(answer, createAccountTexts.failed) };
  return { role: accountSchema.safeParse(answer.body).data?.role };
}
