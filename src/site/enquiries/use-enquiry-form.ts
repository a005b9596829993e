import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { AssistantAnswer } from '#shared/api/assistant-contract.ts';
import type { enquiryReceivedSchema } from '#shared/api/enquiry-contract.ts';
import {
  type EnquiryFaultAt,
  findEnquiryFaults,
  formTokenMaximumHours,
  normaliseEnquiry,
  waitBeforeSending,
} from '#shared/enquiries/enquiry-rules.ts';
import type { EnquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { fetchFormToken } from '#shared/enquiries/form-token.ts';
import { partnerOfVisit } from '#shared/enquiries/partner-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { type Answer, sendJson } from '#site/browser/send-json.ts';
import { readStored, store } from '#site/browser/stored-text.ts';
import { siteConfig } from '#site.config';
import { type EnquiryValues, emptyEnquiry } from './enquiry-fields.tsx';

/** The form token from the server, and when the browser received it, in milliseconds since 1970. */
interface FormOpening {
  readonly token: string;
  readonly openedAt: number;
}

/**
 * A contact form that has not been sent yet. Each attempt to send it uses the same token until the token is too old. So
 * the server stores the enquiry only once if it arrives twice.
 */
interface EnquiryDraft {
  readonly values: EnquiryValues;
  readonly opening: FormOpening | undefined;
}

const storageKey = 'enquiry_draft';

/** Returns the draft of this tab. It is empty if nothing is stored or if the text cannot be parsed. */
function readEnquiryDraft(): EnquiryDraft {
  const empty = { values: emptyEnquiry, opening: undefined };
  try {
    const stored: Partial<EnquiryDraft> | null = JSON.parse(readStored('sessionStorage', storageKey) ?? 'null');
    return { ...empty, ...stored, values: { ...emptyEnquiry, ...stored?.values } };
  } catch {
    return empty;
  }
}

/**
 * Stores the draft in this tab, or deletes it if it is `undefined`. If the browser does not allow this, the draft is
 * lost when the form is closed.
 */
function storeEnquiryDraft(draft: EnquiryDraft | undefined): void {
  store('sessionStorage', storageKey, draft ? JSON.stringify(draft) : null);
}

interface EnquiryFormParts {
  readonly apiBaseUrl: string;
  readonly locale: Locale;
  readonly texts: EnquiryTexts;
  /** The message that the form contains at first if the stored draft contains no message. */
  readonly message: string;
  /** The conversation before the visitor asked for a callback. `undefined` for an ordinary message. */
  readonly conversation?: string | undefined;
  /** Whether the visitor wants to be rung. The form then needs a phone number. */
  readonly isRing: boolean;
  /** A name and a number that the visitor has just typed into the assistant. The form starts with them. */
  readonly contact: AssistantAnswer['contact'];
}

/** The state of the form. After a failed attempt it is `editing` again, and `problem` says why. */
export type EnquiryState =
  | { readonly kind: 'editing'; readonly faults: readonly EnquiryFaultAt[]; readonly problem?: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly contacts: readonly string[]; readonly opening: Opening | undefined };

/** When we close, if we are open now. Otherwise when we open next. The time is in the time zone of the variant. */
type Opening = NonNullable<Received['opening']>;

type Received = z.infer<typeof enquiryReceivedSchema>;

/**
 * Returns the state of the contact form, and functions that change and send it. The typed text is stored in the tab
 * until the server has received it.
 */
export function useEnquiryForm(parts: EnquiryFormParts) {
  const { apiBaseUrl, locale, texts, message, conversation, isRing, contact } = parts;
  const [draft, setDraft] = useState(() => {
    const { values, opening } = readEnquiryDraft();
    const { name = '', phone = '' } = contact ?? {};
    const started = { name: name || values.name, phone: phone || values.phone, message: values.message || message };
    return { values: { ...values, ...started }, opening };
  });
  const [state, setState] = useState<EnquiryState>({ kind: 'editing', faults: [] });
  const current = useRef(draft);
  const [attempts, setAttempts] = useState(0);

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
    const detail = { step: 'contact-opened', name: location.pathname };
    document.dispatchEvent(new CustomEvent('visit-step', { detail }));
    void ensureOpening();
  }, []);

  const readValues = () => normaliseEnquiry(valuesToSend(current.current.values, conversation, isRing));
  const lost = () => (navigator.onLine ? texts.failed(siteConfig.email) : texts.offline);
  const send = async () => {
    if (state.kind === 'sending') return;
    const values = readValues();
    const faults = faultsOf(values, isRing);
    setAttempts((before) => before + 1);
    if (faults.length > 0) {
      setState({ kind: 'editing', faults });
      return;
    }
    setState({ kind: 'sending' });
    const opening = await ensureOpening();
    const answer = opening
      ? await sendEnquiry({ apiBaseUrl, locale, values, opening })
      : { kind: 'unreachable' as const };
    if (answer.kind === 'ok') {
      const { business, message } = current.current.values;
      // A callback is sent without business and message, which the visitor may have typed into an ordinary form. So the
      // tab keeps them.
      const isMessageLeft = conversation !== undefined && message !== '';
      storeEnquiryDraft(
        isMessageLeft ? { values: { ...emptyEnquiry, business, message }, opening: undefined } : undefined,
      );
      setState({
        kind: 'sent',
        contacts: [values.email, values.phone].filter(Boolean),
        opening: readOpening(answer.body),
      });
      return;
    }
    const isOurs = answer.kind === 'unreachable' || answer.status >= 500;
    setState({ kind: 'editing', faults: [], problem: isOurs ? lost() : refusalText(answer, lost()) });
  };
  return {
    values: draft.values,
    state,
    attempts,
    /** Changes values. The errors that the change corrects are no longer shown. */
    change: (change: Partial<EnquiryValues>) => {
      keep({ ...current.current, values: { ...current.current.values, ...change } });
      if (state.kind !== 'editing') return;
      const left = faultsOf(readValues(), isRing).map(({ fault }) => fault);
      setState({ ...state, faults: state.faults.filter(({ fault }) => left.includes(fault)) });
    },
    send,
  };
}

/** Time after which an opened form fetches a new token, in milliseconds. */
const longestTime = (formTokenMaximumHours / 2) * 60 * 60 * 1000;

/** Fetches the token of a form that was just opened. Returns `undefined` if that fails. */
async function openEnquiryForm(apiBaseUrl: string): Promise<FormOpening | undefined> {
  const token = await fetchFormToken(apiBaseUrl);
  return token === undefined ? undefined : { token, openedAt: Date.now() };
}

/** Returns whether the form needs a new token, because it has none or was opened too long ago. */
function isOpeningStale(opening: FormOpening | undefined): boolean {
  return opening === undefined || Math.abs(Date.now() - opening.openedAt) > longestTime;
}

interface EnquiryToSend {
  readonly apiBaseUrl: string;
  readonly locale: Locale;
  readonly values: EnquiryValues & { readonly conversation?: string };
  readonly opening: FormOpening;
}

/**
 * Returns the values to send. A form with a conversation is sent as a callback, without business and message. If the
 * visitor wants to be rung (`isRing`), the callback is sent without the email address too.
 */
function valuesToSend(
  values: EnquiryValues,
  conversation: string | undefined,
  isRing: boolean,
): EnquiryToSend['values'] {
  if (conversation === undefined) return values;
  const email = isRing ? '' : values.email;
  return { ...values, email, kind: 'callback', business: '', message: '', conversation };
}

/** Returns the faults of the form. A visitor who wants to be rung must leave a number. */
function faultsOf(values: EnquiryToSend['values'], isRing: boolean): EnquiryFaultAt[] {
  return findEnquiryFaults(values).map((found) =>
    isRing && found.fault === 'contact-missing' ? { field: 'phone', fault: 'phone-missing' } : found,
  );
}

/**
 * Returns the opening time in the response, which the server has checked. It is `undefined` if the owner has not set any
 * opening hours.
 */
function readOpening(body: unknown): Opening | undefined {
  return (body as Partial<Received> | undefined)?.opening ?? undefined;
}

/**
 * Sends the form. A form that was filled in very fast, for example by autofill, waits before it is sent. The server
 * would take it for spam.
 */
async function sendEnquiry({ apiBaseUrl, locale, values, opening }: EnquiryToSend): Promise<Answer> {
  const wait = waitBeforeSending(opening.openedAt);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return sendJson(apiBaseUrl + apiPaths.enquiries, {
    ...values,
    locale,
    page: location.pathname,
    partner: partnerOfVisit(),
    form_token: opening.token,
  });
}
