import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import type { Locale } from '#domain/locales.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface DetailsPaneProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** The language of the conversation. */
  readonly language: DemoLanguage;
  /** The unanswered question, if there is one. */
  readonly question: string;
  readonly onBack: () => void;
}

/** The contact form, shown in place of the conversation. */
export function DetailsPane({ locale, apiBaseUrl, language, question, onBack }: DetailsPaneProps) {
  const texts = enquiryTexts[language];
  const form = useEnquiryForm({ apiBaseUrl, locale, texts, message: question });
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
        {state.kind === 'sent' ? texts.thanks : texts.title}
      </h3>
      <p role="status" className="details-lead">
        {state.kind === 'sent' ? texts.sent : texts.intro}
      </p>
      {state.kind !== 'sent' && (
        <form onSubmit={onSubmit} noValidate>
          <EnquiryFields
            id="details"
            texts={texts}
            locale={locale}
            values={form.values}
            faults={faults}
            onChange={form.change}
          />
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
