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
  const empty = { values: emptyEnquiry, opening: undefined };
  try {
    const stored: Partial<EnquiryDraft> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return { ...empty, ...stored, values: { ...emptyEnquiry, ...stored?.values } };
  } catch {
    return empty;
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
