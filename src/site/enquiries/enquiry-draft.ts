import { type EnquiryValues, emptyEnquiry } from './enquiry-fields.tsx';

/** The server's signed token of the form's opening, and the browser's time of it. */
export interface FormOpening {
  readonly token: string;
  readonly openedAt: number;
}

/** A form that is not sent yet. It keeps its opening token, so that a form sent twice is stored once. */
export interface EnquiryDraft {
  readonly values: EnquiryValues;
  readonly opening: FormOpening | undefined;
}

/** Key in session storage. */
const storageKey = 'enquiry_draft';

/** Returns the draft of this tab; empty when there is none or it cannot be parsed. */
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

/** Stores the draft, or deletes it after sending. If the browser refuses, it lasts as long as the panel. */
export function storeEnquiryDraft(draft: EnquiryDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be full or disabled; the form on the page is complete anyway.
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
