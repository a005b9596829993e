import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { languageOf } from '#domain/text-language.ts';
import type { AnswerSoFar } from './answer-so-far.ts';

interface AnswerViewProps {
  readonly answer: AnswerSoFar;
  /** Whether the answer is complete and can be copied. */
  readonly isWhole: boolean;
}

/** An answer as plain text, with links to its sources. */
export function AnswerView({ answer: { text, sources, by }, isWhole }: AnswerViewProps) {
  return (
    <>
      <p className={isWhole ? 'assistant-text' : 'assistant-text coming'} lang={languageOf(text)}>
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
      {isWhole && by === 'model' && (
        <p className="assistant-by">Worded by an AI model from this site. The pages above count.</p>
      )}
      {isWhole && <CopyButton text={text} />}
    </>
  );
}

function CopyButton({ text }: { readonly text: string }) {
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
    <button type="button" className="assistant-small" onClick={copy}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {copied === 'no' ? 'Copy' : copied === 'yes' ? 'Copied' : 'Copying is refused here'}
    </button>
  );
}
