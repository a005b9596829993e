import { Check, Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { languageOf } from '#domain/assistant/question-language.ts';
import type { Exchange } from './conversation.ts';
import { VoiceSign } from './voice-sign.tsx';

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly canRetry: boolean;
  readonly onRetry: () => void;
}

/** A question and its answer, with links to where it stands. */
export function ExchangeView({ exchange: { question, outcome }, canRetry, onRetry }: ExchangeViewProps) {
  return (
    <>
      <p className="assistant-question" lang={languageOf(question)}>
        <span className="visually-hidden">You: </span>
        {question}
      </p>
      <div className="assistant-answer">
        {outcome.kind === 'asking' && (
          <p className="assistant-waiting">
            <VoiceSign isSpeaking />
            Looking it up
          </p>
        )}
        {outcome.kind === 'answered' && <Answer text={outcome.text} sources={outcome.sources} />}
        {outcome.kind === 'failed' && <p className="assistant-problem">{outcome.problem}</p>}
        {outcome.kind === 'stopped' && <p className="assistant-problem">Stopped before there was an answer.</p>}
        {(outcome.kind === 'failed' || outcome.kind === 'stopped') && (
          <button type="button" className="assistant-small" disabled={!canRetry} onClick={onRetry}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
            Try again
          </button>
        )}
      </div>
    </>
  );
}

interface AnswerProps {
  readonly text: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
}

function Answer({ text, sources }: AnswerProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <>
      <p lang={languageOf(text)}>
        <span className="visually-hidden">Assistant: </span>
        {text}
      </p>
      {sources.length > 0 && (
        <ul className="assistant-sources" aria-label="Where it stands">
          {sources.map(({ title, href }) => (
            <li key={href}>
              <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="assistant-small" onClick={copy}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {copied === 'no' ? 'Copy' : copied === 'yes' ? 'Copied' : 'Copying is refused here'}
      </button>
    </>
  );
}
