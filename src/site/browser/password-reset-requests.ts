import { apiPaths } from '#shared/api/api-paths.ts';
import { resetRequestedSchema } from '#shared/api/password-reset-contract.ts';
import { confirmEmailTexts, forgotPasswordTexts, resetPasswordTexts } from '#site/sections/account/account-page.ts';
import { refusalText } from './refusal-text.ts';
import { sendJson } from './send-json.ts';

export type ResetRequestOutcome =
  | { readonly kind: 'asked'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

/** What a mailed link is for: to choose a new password, or to confirm the address of an account. */
export type LinkKind = 'password' | 'address';

const linkKinds = {
  password: { path: apiPaths.resetRequests, texts: forgotPasswordTexts },
  address: { path: apiPaths.addressRequests, texts: confirmEmailTexts },
} as const;

export async function askForLink(apiBaseUrl: string, kind: LinkKind, email: string): Promise<ResetRequestOutcome> {
  const { path, texts } = linkKinds[kind];
  const answer = await sendJson(`${apiBaseUrl}${path}`, { email });
  if (answer.kind !== 'ok') return { kind: 'failed', sentence: refusalText(answer, forgotPasswordTexts.failed) };
  const sendsMail = resetRequestedSchema.safeParse(answer.body).data?.sends_mail;
  return { kind: 'asked', sentence: sendsMail === false ? texts.noMail : texts.mailed };
}

export async function confirmAddress(apiBaseUrl: string, token: string): Promise<string | undefined> {
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.addressConfirmation}`, { token });
  return answer.kind === 'ok' ? undefined : refusalText(answer, confirmEmailTexts.failed);
}

/** Sets a new password with the token of a one-time link. Returns an error sentence, or `undefined` on success. */
export async function resetPassword(
  apiBaseUrl: string,
  reset: { token: string; new_password: string },
): Promise<string | undefined> {
  const answer = await sendJson(`${apiBaseUrl}${apiPaths.passwordReset}`, reset);
  return answer.kind === 'ok' ? undefined : refusalText(answer, resetPasswordTexts.failed);
}
