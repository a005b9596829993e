import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import type { Locale } from '#domain/locales.ts';
import { languageOf } from '#domain/text-language.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface DetailsPaneProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** The language of the form. It is the language of the conversation. */
  readonly language: DemoLanguage;
  /** The question that the assistant could not answer, or an empty text. The form suggests it as the message. */
  readonly question: string;
  /** What was said before the visitor asked for a person. It is `undefined` if the form is for an ordinary message. */
  readonly conversation?: string | undefined;
  readonly onBack: () => void;
}

/** The contact form in the assistant's panel. It is shown in place of the conversation. */
export function DetailsPane({ locale, apiBaseUrl, language, question, conversation, onBack }: DetailsPaneProps) {
  const texts = enquiryTexts[language];
  const isCallback = conversation !== undefined;
  const shown = isCallback ? texts.callback : texts;
  const form = useEnquiryForm({ apiBaseUrl, locale, texts, message: question, conversation });
  const { state } = form;
  const pane = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const faults = state.kind === 'editing' ? state.faults : [];

  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (state.kind === 'sent') title.current?.focus();
    else if (state.kind === 'editing' && state.faults.length > 0)
      pane.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

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
      <p role="status" className="details-lead">
        {state.kind === 'sent' ? shown.sent : shown.intro}
      </p>
      {state.kind !== 'sent' && (
        <form onSubmit={onSubmit} noValidate>
          <EnquiryFields
            id="details"
            texts={texts}
            locale={locale}
            values={form.values}
            faults={faults}
            isCallback={isCallback}
            onChange={form.change}
          />
          {conversation && (
            <details className="details-said">
              <summary>{texts.callback.said}</summary>
              <p lang={languageOf(conversation)}>{conversation}</p>
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
