import { apiPaths } from '#domain/api-paths.ts';
import { formTokenMaximumHours, formTokenMinimumSeconds } from '#domain/enquiries/enquiry-rules.ts';
import type { Locale } from '#domain/locales.ts';
import { type Answer, sendJson } from '#site/browser/account-requests.ts';
import type { FormOpening } from './enquiry-draft.ts';
import type { EnquiryValues } from './enquiry-fields.tsx';

/** Timeout for the form's token, in milliseconds. */
const patience = 10_000;
/** Shortest time to fill in the form, in milliseconds: slightly more than the server requires, because clocks differ. */
const shortestTime = formTokenMinimumSeconds * 1000 + 500;
const longestTime = (formTokenMaximumHours / 2) * 60 * 60 * 1000;

/** Fetches a token for an opened form. Returns `undefined` when the server cannot be reached. */
export async function openEnquiryForm(apiBaseUrl: string): Promise<FormOpening | undefined> {
  try {
    const answer = await fetch(apiBaseUrl + apiPaths.enquiryForm, { signal: AbortSignal.timeout(patience) });
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null || !('form_token' in body)) return undefined;
    return typeof body.form_token === 'string' ? { token: body.form_token, openedAt: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a form was opened so long ago that the server would suspect spam. */
export function isOpeningStale(opening: FormOpening | undefined): boolean {
  return opening === undefined || Math.abs(Date.now() - opening.openedAt) > longestTime;
}

/** Sends the form. If autofill made it faster than any person, waits until the shortest time has passed. */
export async function sendEnquiry(
  apiBaseUrl: string,
  locale: Locale,
  values: EnquiryValues,
  opening: FormOpening,
): Promise<Answer> {
  const rest = opening.openedAt + shortestTime - Date.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(rest, shortestTime)));
  return sendJson(apiBaseUrl + apiPaths.enquiries, { ...values, locale, form_token: opening.token });
}
