import { Check, Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { copyText } from '#site/browser/copy-text.ts';
import { AnswerCheck } from './answer-check.tsx';
import type { AskPlace } from './ask-assistant.ts';
import type { AnswerSoFar, AnswerVerdict, Exchange, Outcome } from './conversation.ts';
import { outcomeTexts } from './outcome-texts.ts';
import { VoiceSign } from './voice-sign.tsx';

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly locale: Locale;
  /** In the desk, the view neither asks whether the answer was right nor offers the contact form. */
  readonly place: AskPlace;
  readonly canRetry: boolean;
  readonly onRetry: () => void;
  readonly onChoose: (question: string) => void;
  /**
   * Opens the contact form. Called by a button that appears when the assistant does not know the answer, and by one
   * that appears when the visitor calls an answer wrong.
   */
  readonly onLeaveDetails: () => void;
  readonly onRing: (contact: AnswerSoFar['contact']) => void;
  readonly onVerdict: (verdict: AnswerVerdict) => Promise<boolean>;
}

export function ExchangeView(props: ExchangeViewProps) {
  const { exchange, locale, place, canRetry, onRetry, onChoose, onLeaveDetails, onRing, onVerdict } = props;
  const { question, outcome } = exchange;
  const { why, contact, choices = [] } = outcome.kind === 'answered' ? outcome.answer : {};
  const texts = enquiryTexts[languageOf(question)];
  const isUnfinished = outcome.kind === 'failed' || outcome.kind === 'stopped' || outcome.kind === 'broken';
  return (
    <>
      <p className="assistant-question" lang={languageOf(question)}>
        <span className="visually-hidden">You: </span>
        {question}
      </p>
      <div className="assistant-answer">
        <OutcomeView outcome={outcome} />
        {place === 'site' && isAnswer(outcome) && (
          <AnswerCheck
            language={languageOf(question)}
            verdict={exchange.verdict}
            onVerdict={onVerdict}
            onLeaveDetails={onLeaveDetails}
          />
        )}
        {choices.length > 0 && (
          <ul
            className="assistant-starters cluster"
            aria-label={why === 'safety' ? undefined : texts.choices}
            lang={languageOf(question)}
          >
            {choices.map((choice) => (
              <li key={choice}>
                <button type="button" disabled={!canRetry} onClick={() => onChoose(choice)}>
                  {choice}
                </button>
              </li>
            ))}
          </ul>
        )}
        {place === 'site' && (why === 'unknown' || why === 'person') && (
          <button
            type="button"
            className="button secondary assistant-leave"
            lang={languageOf(question)}
            onClick={why === 'person' ? () => onRing(contact) : onLeaveDetails}
          >
            {why === 'person' ? texts.ring.title : choices.length > 0 ? texts.askPerson : texts.title}
          </button>
        )}
        {(outcome.kind === 'answered' || outcome.kind === 'broken') && <CopyButton text={outcome.answer.text} />}
        {isUnfinished && (
          <button type="button" className="assistant-small" disabled={!canRetry} onClick={onRetry}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
            Try Again
          </button>
        )}
        {place === 'site' && choices.length === 0 && (why === 'unknown' || isUnfinished) && (
          <a className="assistant-small" href={localisedPath(locale, '/contact')} lang={languageOf(question)}>
            {texts.otherWays}
          </a>
        )}
      </div>
    </>
  );
}

/** Returns whether the outcome is an answer from the site, and not a greeting or a refusal. */
function isAnswer(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.answer.why === undefined && outcome.answer.sources.length > 0;
}

function OutcomeView({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'asking':
      if (outcome.answer?.text) return <AnswerView answer={outcome.answer} isWhole={false} />;
      return (
        <p className="assistant-waiting">
          <VoiceSign isSpeaking />
          {outcomeTexts.waiting}
        </p>
      );
    case 'answered':
      return <AnswerView answer={outcome.answer} isWhole />;
    case 'broken':
      return (
        <>
          <AnswerView answer={outcome.answer} isWhole />
          <p className="assistant-problem">
            {outcome.by === 'visitor' ? outcomeTexts.stoppedMidway : outcomeTexts.brokeOff}
          </p>
          {outcome.instead && (
            <p lang={languageOf(outcome.instead)}>
              {outcomeTexts.siteSays} {outcome.instead}
            </p>
          )}
        </>
      );
    case 'failed':
      return <p className="assistant-problem">{outcome.problem}</p>;
    case 'stopped':
      return <p className="assistant-problem">{outcomeTexts.stopped}</p>;
  }
}

interface AnswerViewProps {
  readonly answer: AnswerSoFar;
  /** Whether the answer has ended. It may still be incomplete. */
  readonly isWhole: boolean;
}

function AnswerView({ answer: { text, sources, by }, isWhole }: AnswerViewProps) {
  return (
    <>
      <p className={isWhole ? 'assistant-text' : 'assistant-text coming'} lang={languageOf(text)}>
        <span className="visually-hidden">Assistant: </span>
        <span>{text}</span>
      </p>
      {sources.length > 0 && (
        <ul className="assistant-sources" aria-label="Where this is from">
          {sources.map(({ title, href }) => (
            <li key={href}>
              <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isWhole && by === 'model' && (
        <p className="note">An AI model worded this from our pages. If they differ, go by the pages.</p>
      )}
    </>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => setCopied((await copyText(text)) ? 'yes' : 'refused');
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <button type="button" className="assistant-small" onClick={copy}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{copied === 'no' ? 'Copy' : copied === 'yes' ? 'Copied' : 'Copying isn’t allowed here'}</span>
    </button>
  );
}
