import { apiPaths } from '#domain/api-paths.ts';
import { formTokenMaximumHours, formTokenMinimumSeconds } from '#domain/enquiries/enquiry-rules.ts';
import type { Locale } from '#domain/locales.ts';
import { type Answer, sendJson } from '#site/browser/account-requests.ts';
import type { FormOpening } from './enquiry-draft.ts';
import type { EnquiryValues } from './enquiry-fields.tsx';

/** How long the form's token is waited for. Milliseconds. */
const patience = 10_000;
/** A little more than the server asks for, since its clock is another. Milliseconds. */
const shortestTime = formTokenMinimumSeconds * 1000 + 500;
const longestTime = (formTokenMaximumHours / 2) * 60 * 60 * 1000;

/** Tells the server that the form is open; undefined when it cannot be reached now. */
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

/** Whether a form was opened so long ago that the server would suspect it. */
export function isOpeningStale(opening: FormOpening | undefined): boolean {
  return opening === undefined || Math.abs(Date.now() - opening.openedAt) > longestTime;
}

/** Sends what was typed. Who is quicker than any person, thanks to a browser that fills in, waits the rest of the time. */
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
