import { apiPaths } from '#shared/api/api-paths.ts';
import { findEnquiryFaults, normaliseEnquiry, waitBeforeSending } from '#shared/enquiries/enquiry-rules.ts';
import { fetchFormToken } from '#shared/enquiries/form-token.ts';
import { partnerOfVisit } from '#shared/enquiries/partner-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { introductionOf } from '../agents/partners/introduction.ts';
import type { SlotValues } from '../slots/slot-values.ts';

export type CallSender = ReturnType<typeof createCallSender>;

/** Maximum time to wait for the server, in milliseconds. */
const patience = 10_000;

/**
 * Sends the details that a caller of the partner specialist has confirmed. The server stores them as an enquiry.
 * `apiBaseUrl` is the origin of the API. An empty text means the origin of the page.
 */
export function createCallSender(apiBaseUrl: string, locale: Locale, request: typeof fetch = fetch) {
  let token: Promise<string | undefined> | undefined;
  let openedAt = 0;
  /** Fetches the token that proves when the call began. */
  const open = () => {
    openedAt = Date.now();
    token = fetchFormToken(apiBaseUrl, request);
  };
  return {
    open,
    /** Returns whether the server has received the details. Never throws. */
    async send(values: SlotValues, conversation: string): Promise<boolean> {
      const details = normaliseEnquiry(introductionOf(values));
      if (findEnquiryFaults(details).length > 0) return false;
      if (!(await token)) open();
      const form_token = await token;
      if (!form_token) return false;
      const wait = waitBeforeSending(openedAt);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const body = { ...details, conversation, locale, form_token, partner: partnerOfVisit() };
      try {
        const response = await request(apiBaseUrl + apiPaths.enquiries, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(patience),
        });
        return response.ok;
      } catch {
        return false;
      }
    },
  };
}
