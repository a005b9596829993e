import { apiPaths } from '#domain/api-paths.ts';
import { resetRequestedSchema } from '#domain/contract/password-reset-contract.ts';
import { forgotPasswordTexts, resetPasswordTexts } from '#site/sections/account/account-page.ts';
import { sendJson } from './account-requests.ts';
import { refusalText } from './refusal-text.ts';

/** The result of asking for a link: a sentence that says what happens now, or an error sentence. */
export type ResetRequestOutcome =
  | { readonly kind: 'asked'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Asks for a link to choose a new password (product 7.28). */
export async function askForReset(apiBaseUrl: string, email: string): Promise<ResetRequestOutcome> {
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.resetRequests}`, { email });
  if (answer.kind !== 'ok') return { kind: 'failed', sentence: refusalText(answer, forgotPasswordTexts.failed) };
  const sendsMail = resetRequestedSchema.safeParse(answer.body).data?.sends_mail;
  return { kind: 'asked', sentence: sendsMail === false ? forgotPasswordTexts.noMail : forgotPasswordTexts.mailed };
}

/**
 * Sets a new password. `reset.token` is from a one-time link. Returns `undefined` if this succeeded, otherwise an error
 * sentence.
 */
export async function resetPassword(
  apiBaseUrl: string,
  reset: { token: string; new_password: string },
): Promise<string | undefined> {
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.passwordReset}`, reset);
  return answer.kind === 'ok' ? undefined : refusalText(answer, resetPasswordTexts.failed);
}
