import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { type Locale, locales } from '#domain/locales.ts';
import type { DeliveryRow } from '../enquiry-outbox/delivery.repository.ts';
import type { EnquiryRow } from './enquiry.repository.ts';

/** An enquiry as the desk sees it. */
export function presentEnquiry(row: EnquiryRow, deliveries: readonly DeliveryRow[]): Enquiry {
  return {
    id: row.id,
    status: row.status,
    suspicion: row.suspicion,
    name: row.name,
    email: row.email,
    phone: row.phone,
    business: row.business,
    message: row.message,
    locale: localeOf(row.locale),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    deliveries: deliveries.map(({ channel, state, attempts, next_attempt_at, last_error }) => ({
      channel,
      state,
      attempts,
      next_attempt_at,
      last_error,
    })),
  };
}

function localeOf(text: string): Locale {
  return locales.find((locale) => locale === text) ?? 'en';
}
