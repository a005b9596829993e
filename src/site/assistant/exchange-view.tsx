import { RotateCcw } from 'lucide-react';
import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import { languageOf } from '#domain/text-language.ts';
import { AnswerView } from './answer-view.tsx';
import type { Exchange, Outcome } from './conversation.ts';
import { outcomeTexts } from './outcome-texts.ts';
import { VoiceSign } from './voice-sign.tsx';

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly canRetry: boolean;
  readonly onRetry: () => void;
  /** Opens the contact form, when the assistant has no answer. */
  readonly onLeaveDetails: () => void;
}

/** A question and its answer, with links to its sources. */
export function ExchangeView({ exchange, canRetry, onRetry, onLeaveDetails }: ExchangeViewProps) {
  const { question, outcome } = exchange;
  const isUnknown = outcome.kind === 'answered' && outcome.answer.why === 'unknown';
  const isUnfinished = outcome.kind === 'failed' || outcome.kind === 'stopped' || outcome.kind === 'broken';
  return (
    <>
      <p className="assistant-question" lang={languageOf(question)}>
        <span className="visually-hidden">You: </span>
        {question}
      </p>
      <div className="assistant-answer">
        <OutcomeView outcome={outcome} />
        {isUnknown && (
          <button
            type="button"
            className="button secondary assistant-leave"
            lang={languageOf(question)}
            onClick={onLeaveDetails}
          >
            {enquiryTexts[languageOf(question)].title}
          </button>
        )}
        {isUnfinished && (
          <button type="button" className="assistant-small" disabled={!canRetry} onClick={onRetry}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
            Try again
          </button>
        )}
      </div>
    </>
  );
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
