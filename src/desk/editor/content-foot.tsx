import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import type { ContentSummary } from './content-summary.ts';

interface ContentFootProps {
  readonly summary: ContentSummary | undefined;
  readonly minutes: number | undefined;
  readonly isVisual: boolean;
  readonly onJump: (at: number) => void;
}

const indents: Readonly<Record<number, string>> = { 2: '', 3: 'pl-5', 4: 'pl-10' };

/** The line under the content, with the number of words, the counted reading time and the outline. */
export function ContentFoot({ summary, minutes, isVisual, onJump }: ContentFootProps) {
  if (!summary) return null;
  const { words, outline } = summary;
  return (
    <div className="text-muted text-sm">
      <p>
        {words === 1 ? '1 word' : `${formatCount(words)} words`}
        {minutes !== undefined && `, ${formatReadTime(minutes)} to read`}
        {isVisual && words === 0 && '. Leave it empty when the article lives on Medium.'}
      </p>
      {outline.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-target cursor-pointer items-center font-semibold text-bush">
            {`Outline (${outline.length})`}
          </summary>
          <ol className="pb-2">
            {outline.map(({ at, level, text }) => (
              <li key={at} className={indents[level]}>
                <button
                  type="button"
                  className="min-h-target cursor-pointer rounded-field px-2 text-left text-ink hover:bg-fern"
                  onClick={() => onJump(at)}
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
