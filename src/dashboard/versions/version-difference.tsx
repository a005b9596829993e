import { useMemo } from 'react';
import type { FullArticleVersion } from '#domain/contract/version-contract.ts';
import { type DifferencePart, findTextDifference, findWordDifference } from './text-difference.ts';
import { findFieldChanges } from './version-words.ts';

interface VersionDifferenceProps {
  readonly before: FullArticleVersion;
  readonly after: FullArticleVersion;
}

/**
 * Shows what differs between two versions: changed fields by their names, and changed texts word by word (product
 * 18.6).
 */
export function VersionDifference({ before, after }: VersionDifferenceProps) {
  const fields = findFieldChanges(before.state, after.state);
  const title = useMemo(() => findWordDifference(before.state.title, after.state.title), [before, after]);
  const summary = useMemo(() => findWordDifference(before.state.summary, after.state.summary), [before, after]);
  const content = useMemo(() => findTextDifference(before.paragraphs, after.paragraphs), [before, after]);
  const hasOtherText = content.some((parts) => parts.some(({ kind }) => kind !== 'same'));
  const hasOtherContent = before.state.content !== after.state.content;
  const hasOtherWords = [title, summary].some((parts) => parts.some(({ kind }) => kind !== 'same'));
  if (fields.length === 0 && !hasOtherContent && !hasOtherWords) return <p>The two versions are the same.</p>;
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        Version {before.number} compared with version {after.number}. <ins className={insClasses}>Added</ins>{' '}
        <del className={delClasses}>Removed</del>
      </p>
      {fields.length > 0 && (
        <ul aria-label="Changed fields" className="grid gap-1">
          {fields.map(({ label, before: was, after: is }) => (
            <li key={label} className="break-words">
              <span className="font-semibold">{label}:</span> {was} <span aria-hidden>→</span>
              <span className="sr-only"> became </span> {is}
            </li>
          ))}
        </ul>
      )}
      <TextDifference name="Title" paragraphs={[title]} />
      <TextDifference name="Summary" paragraphs={[summary]} />
      {hasOtherText && <TextDifference name="Content" paragraphs={content} />}
      {hasOtherContent && !hasOtherText && (
        <p>The words of the content are the same. Its formatting, links or pictures changed.</p>
      )}
    </div>
  );
}

const insClasses = 'rounded-sm bg-fern px-0.5 text-bush no-underline font-semibold';
const delClasses = 'rounded-sm bg-rata-tint px-0.5 text-rata line-through';

interface TextDifferenceProps {
  readonly name: string;
  readonly paragraphs: readonly (readonly DifferencePart[])[];
}

/** A changed text. Of its unchanged paragraphs, it shows only those next to a change. */
function TextDifference({ name, paragraphs }: TextDifferenceProps) {
  const isChanged = paragraphs.map((parts) => parts.some(({ kind }) => kind !== 'same'));
  if (!isChanged.includes(true)) return null;
  const isShown = isChanged.map((_, index) => isChanged.slice(Math.max(0, index - 1), index + 2).includes(true));
  return (
    <section aria-label={name} className="grid gap-2">
      <h4 className="font-semibold">{name}</h4>
      <div className="grid gap-2 rounded-field border border-line p-4">
        {paragraphs.map((parts, index) => {
          // The index can be the React key here, because the parts of a difference do not change while it is shown.
          const key = `${name}-${index}`;
          if (isShown[index]) return <Paragraph key={key} parts={parts} />;
          if (!isShown[index + 1] && index + 1 < paragraphs.length) return null;
          return (
            <p key={key} className="text-muted">
              …
            </p>
          );
        })}
      </div>
    </section>
  );
}

function Paragraph({ parts }: { readonly parts: readonly DifferencePart[] }) {
  return (
    <p className="break-words">
      {parts.map(({ kind, text }, index) => {
        const key = `${kind}-${index}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'added' ? (
          <ins key={key} className={insClasses}>
            {text}
          </ins>
        ) : (
          <del key={key} className={delClasses}>
            {text}
          </del>
        );
      })}
    </p>
  );
}
