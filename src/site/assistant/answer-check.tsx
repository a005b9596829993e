import { useState } from 'react';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { AnswerVerdict } from './conversation.ts';
import { verdictTexts } from './verdict-texts.ts';

interface AnswerCheckProps {
  readonly language: DemoLanguage;
  readonly verdict: AnswerVerdict | undefined;
  /** Stores the verdict. Resolves to `false` if it could not be sent. */
  readonly onVerdict: (verdict: AnswerVerdict) => Promise<boolean>;
  readonly onLeaveDetails: () => void;
}

/** Asks whether an answer was right. After No, it offers a person (product 6.14). */
export function AnswerCheck({ language, verdict, onVerdict, onLeaveDetails }: AnswerCheckProps) {
  const [problem, setProblem] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const texts = verdictTexts[language];
  const choose = async (chosen: AnswerVerdict) => {
    if (isSending || verdict) return;
    setIsSending(true);
    setProblem(false);
    setProblem(!(await onVerdict(chosen)));
    setIsSending(false);
  };
  const button = (value: AnswerVerdict) => (
    <button
      type="button"
      className="assistant-small"
      aria-pressed={verdict === value}
      aria-disabled={isSending || verdict !== undefined}
      onClick={() => void choose(value)}
    >
      {texts[value]}
    </button>
  );
  return (
    <fieldset className="assistant-check" aria-label={texts.question} lang={language}>
      <span aria-hidden="true">{texts.question}</span>
      {button('right')}
      {button('wrong')}
      <p role="status">{problem ? texts.failed : verdict ? texts.after[verdict] : ''}</p>
      {verdict === 'wrong' && (
        <button type="button" className="assistant-small" onClick={onLeaveDetails}>
          {texts.person}
        </button>
      )}
    </fieldset>
  );
}
