import { type EnquiryValues, emptyEnquiry } from './enquiry-fields.tsx';

/** The form token from the server, and when the browser received it, in milliseconds since 1970. */
export interface FormOpening {
  readonly token: string;
  readonly openedAt: number;
}

/**
 * A contact form that has not been sent yet. Each attempt to send it uses the same token until the token is too old. So
 * the server stores the enquiry only once if it arrives twice.
 */
export interface EnquiryDraft {
  readonly values: EnquiryValues;
  readonly opening: FormOpening | undefined;
}

const storageKey = 'enquiry_draft';

/** Returns the draft of this tab. It is empty if nothing is stored or if the text cannot be parsed. */
export function readEnquiryDraft(): EnquiryDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { values: emptyEnquiry, opening: undefined };
    return {
      values: 'values' in stored ? readValues(stored.values) : emptyEnquiry,
      opening: 'opening' in stored ? readOpening(stored.opening) : undefined,
    };
  } catch {
    return { values: emptyEnquiry, opening: undefined };
  }
}

/**
 * Stores the draft in this tab, or deletes it if it is `undefined`. If the browser does not allow this, the draft is
 * lost when the form is closed.
 */
export function storeEnquiryDraft(draft: EnquiryDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The storage is full or turned off. The form still shows what was typed.
  }
}

function readValues(stored: unknown): EnquiryValues {
  if (typeof stored !== 'object' || stored === null) return emptyEnquiry;
  const entries = new Map(Object.entries(stored));
  const text = (key: string) => {
    const value: unknown = entries.get(key);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    business: text('business'),
    message: text('message'),
    website: text('website'),
    consent: entries.get('consent') === true,
  };
}

function readOpening(stored: unknown): FormOpening | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('token' in stored) || typeof stored.token !== 'string') return undefined;
  if (!('openedAt' in stored) || typeof stored.openedAt !== 'number') return undefined;
  return { token: stored.token, openedAt: stored.openedAt };
}
