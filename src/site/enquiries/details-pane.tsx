import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type DemoLanguage, languageOf } from '#language/languages.ts';
import type { AssistantAnswer } from '#shared/api/assistant-contract.ts';
import { type EnquiryTexts, enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { presentOpening, presentTimeOfDay } from '#shared/offer/opening-hours.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { type EnquiryState, useEnquiryForm } from './use-enquiry-form.ts';

interface DetailsPaneProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  readonly language: DemoLanguage;
  /** The visitor's question, or an empty text. The form suggests it as the message. */
  readonly question: string;
  /** The conversation before the visitor asked for a person. `undefined` for an ordinary message. */
  readonly conversation?: string | undefined;
  /** Whether the visitor wants to be rung. The form then asks for a number and no email address. */
  readonly isRing?: boolean | undefined;
  /** The name and phone number that the visitor typed when asking to be rung. The form starts with them. */
  readonly contact?: AssistantAnswer['contact'];
  /**
   * `true` if the visitor chose to write to us, `false` if the assistant offered the form. The title of the form
   * depends on this.
   */
  readonly isAsked?: boolean | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function DetailsPane(props: DetailsPaneProps) {
  const {
    locale,
    apiBaseUrl,
    language,
    question,
    conversation,
    isRing = false,
    isAsked = false,
    contact,
    onBack,
    onClose,
  } = props;
  const texts = enquiryTexts[language];
  const purpose = isRing ? 'ring' : conversation === undefined ? 'message' : 'callback';
  const shown = purpose === 'message' ? { ...texts, title: isAsked ? texts.write : texts.title } : texts[purpose];
  const form = useEnquiryForm({ apiBaseUrl, locale, texts, message: question, conversation, isRing, contact });
  const { state, attempts } = form;
  const pane = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const faults = state.kind === 'editing' ? state.faults : [];

  useEffect(() => title.current?.focus(), []);
  // The focus moves to the title when the form was sent, and to the first wrong field after each failed attempt. The
  // focus does not move when a visitor corrects an error.
  useEffect(() => {
    if (state.kind === 'sent') title.current?.focus();
    else if (attempts > 0) pane.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.kind, attempts]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <div ref={pane} className="details-pane" lang={language}>
      <button type="button" className="assistant-small" onClick={onBack}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {texts.back}
      </button>
      <h3 ref={title} tabIndex={-1}>
        {state.kind === 'sent' ? texts.thanks : shown.title}
      </h3>
      <div role="status" className="details-lead">
        <p>{state.kind === 'sent' ? shown.sent : isRing && contact ? texts.ring.check : shown.intro}</p>
        {state.kind === 'sent' && <Sent texts={texts} language={language} isRing={isRing} {...state} />}
      </div>
      {state.kind === 'sent' ? (
        <button type="button" className="button" onClick={onClose}>
          {texts.close}
        </button>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <EnquiryFields
            id="details"
            texts={texts}
            locale={locale}
            values={form.values}
            faults={faults}
            purpose={purpose}
            onChange={form.change}
          />
          {conversation && (
            <details className="details-said">
              <summary>{texts.callback.said}</summary>
              <p className="note" lang={languageOf(conversation)}>
                {conversation}
              </p>
            </details>
          )}
          {state.kind === 'editing' && state.problem && (
            <p className="assistant-problem" role="alert">
              {state.problem}
            </p>
          )}
          <button type="submit" className="button" aria-busy={state.kind === 'sending'}>
            {state.kind === 'sending' ? texts.sending : texts.send}
          </button>
        </form>
      )}
    </div>
  );
}

type SentFacts = Pick<Extract<EnquiryState, { kind: 'sent' }>, 'contacts' | 'opening'>;

function Sent(
  props: SentFacts & { readonly texts: EnquiryTexts; readonly language: DemoLanguage; readonly isRing: boolean },
) {
  const { texts, language, isRing, contacts, opening } = props;
  return (
    <>
      <p>{isRing ? texts.ring.ringOn(contacts.join()) : texts.replyTo(contacts)}</p>
      {opening && (
        <p>
          {opening.is_open
            ? texts.whenOpen(presentTimeOfDay(language, opening))
            : texts.whenClosed(presentOpening(language, opening, opening.is_today))}
        </p>
      )}
    </>
  );
}
