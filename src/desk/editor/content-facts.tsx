import type { MouseEvent } from 'react';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import type { ContentSummary } from './content-summary.ts';

interface ContentFactsProps {
  readonly summary: ContentSummary | undefined;
  readonly minutes: number | undefined;
  readonly isVisual: boolean;
  readonly onJump: (at: number) => void;
}

const indents: Readonly<Record<number, string>> = { 2: '', 3: 'pl-5', 4: 'pl-10' };

function close(event: MouseEvent): void {
  event.currentTarget.closest('details')?.removeAttribute('open');
}

export function ContentFacts({ summary, minutes, isVisual, onJump }: ContentFactsProps) {
  if (!summary) return null;
  const { words, outline } = summary;
  return (
    <div className="flex min-h-target flex-wrap items-center gap-x-3 text-muted text-sm">
      <p>
        {words === 1 ? '1 word' : `${formatCount(words)} words`}
        {minutes !== undefined && `, ${formatReadTime(minutes)} to read`}
        {isVisual && words === 0 && '. Leave it empty when the article lives on Medium.'}
      </p>
      {outline.length > 0 && (
        <details className="relative">
          <summary className="flex min-h-target cursor-pointer items-center font-semibold text-bush">
            {`Outline (${outline.length})`}
          </summary>
          <ol className="absolute top-full left-0 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-field border border-control-line bg-surface p-1 shadow-raised">
            {outline.map(({ at, level, text }) => (
              <li key={at} className={indents[level]}>
                <button
                  type="button"
                  className="min-h-target cursor-pointer rounded-field px-2 text-left text-ink hover:bg-fern"
                  onClick={(event) => {
                    close(event);
                    onJump(at);
                  }}
                >
                  {text || 'A heading without words'}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
