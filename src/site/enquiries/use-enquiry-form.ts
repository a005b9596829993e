import { useEffect, useRef, useState } from 'react';
import { type EnquiryFaultAt, findEnquiryFaults, normaliseEnquiry } from '#domain/enquiries/enquiry-rules.ts';
import type { EnquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import type { Locale } from '#domain/locales.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { siteConfig } from '#site.config';
import { readEnquiryDraft, storeEnquiryDraft } from './enquiry-draft.ts';
import type { EnquiryValues } from './enquiry-fields.tsx';
import { isOpeningStale, openEnquiryForm, sendEnquiry } from './send-enquiry.ts';

interface EnquiryFormParts {
  readonly apiBaseUrl: string;
  readonly locale: Locale;
  readonly texts: EnquiryTexts;
  /** Initial text of an empty message. */
  readonly message: string;
}

/** The state of the form: editing, sending, failed with a sentence, or received. */
export type EnquiryState =
  | { readonly kind: 'editing'; readonly faults: readonly EnquiryFaultAt[]; readonly problem?: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** The contact form's state. What is typed is stored in the tab until the server has confirmed it. */
export function useEnquiryForm({ apiBaseUrl, locale, texts, message }: EnquiryFormParts) {
  const [draft, setDraft] = useState(() => {
    const stored = readEnquiryDraft();
    return stored.values.message === '' ? { ...stored, values: { ...stored.values, message } } : stored;
  });
  const [state, setState] = useState<EnquiryState>({ kind: 'editing', faults: [] });
  const current = useRef(draft);

  const keep = (next: typeof draft) => {
    current.current = next;
    setDraft(next);
    storeEnquiryDraft(next);
  };
  const ensureOpening = async () => {
    if (!isOpeningStale(current.current.opening)) return current.current.opening;
    const opening = await openEnquiryForm(apiBaseUrl);
    if (opening) keep({ ...current.current, opening });
    return opening;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is opened once.
  useEffect(() => {
    void ensureOpening();
  }, []);

  const lost = () => (navigator.onLine ? texts.failed(siteConfig.email) : texts.offline);
  const send = async () => {
    if (state.kind === 'sending') return;
    const values = normaliseEnquiry(current.current.values);
    const faults = findEnquiryFaults(values);
    if (faults.length > 0) {
      setState({ kind: 'editing', faults });
      return;
    }
    setState({ kind: 'sending' });
    const opening = await ensureOpening();
    const answer = opening ? await sendEnquiry(apiBaseUrl, locale, values, opening) : { kind: 'unreachable' as const };
    if (answer.kind === 'ok') {
      storeEnquiryDraft(undefined);
      setState({ kind: 'sent' });
      return;
    }
    const isOurs = answer.kind === 'unreachable' || answer.status >= 500;
    setState({ kind: 'editing', faults: [], problem: isOurs ? lost() : refusalText(answer, lost()) });
  };
  return {
    values: draft.values,
    state,
    change: (change: Partial<EnquiryValues>) => {
      keep({ ...current.current, values: { ...current.current.values, ...change } });
    },
    send,
  };
}
