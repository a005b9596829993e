import { diffArrays } from 'diff';
import { type ReactNode, useMemo } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import type { FullArticleVersion, VersionField } from '#shared/api/version-contract.ts';
import { fieldNames, findFieldChanges, listFields } from './version-labels.ts';

interface VersionDifferenceProps {
  readonly before: FullArticleVersion;
  readonly after: FullArticleVersion;
  /** Puts one field of the selected version into the open form. `undefined` if the dialog does not offer this. */
  readonly use: UseField | undefined;
}

interface UseField {
  readonly number: number;
  readonly put: (field: VersionField) => void;
}

/** Shows what differs between two versions: fields by their names, texts word by word. */
export function VersionDifference({ before, after, use }: VersionDifferenceProps) {
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
          {fields.map(({ field, label, before: was, after: is }) => (
            <li key={label} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{label}:</span> {was} <span aria-hidden>→</span>
                <span className="sr-only"> became </span> {is}
              </span>
              <UseButton field={field} use={use} />
            </li>
          ))}
        </ul>
      )}
      <TextDifference name="Title" paragraphs={[title]} action={<UseButton field="title" use={use} />} />
      <TextDifference name="Summary" paragraphs={[summary]} action={<UseButton field="summary" use={use} />} />
      {hasOtherText && (
        <TextDifference name="Content" paragraphs={content} action={<UseButton field="content" use={use} />} />
      )}
      {hasOtherContent && !hasOtherText && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>The words of the content are the same. Its formatting, links or pictures changed.</p>
          <UseButton field="content" use={use} />
        </div>
      )}
    </div>
  );
}

interface UseButtonProps {
  readonly field: VersionField;
  readonly use: UseField | undefined;
}

function UseButton({ field, use }: UseButtonProps) {
  if (!use) return null;
  return (
    <ActionButton
      look="quiet"
      aria-label={`Use this field: ${fieldNames[field]} of version ${use.number}`}
      onPress={() => use.put(field)}
    >
      Use this field
    </ActionButton>
  );
}

export function FirstVersion({ version }: { readonly version: FullArticleVersion }) {
  const { action, state, paragraphs } = version;
  const isFirst = action === 'created' || action === 'earlier';
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        {isFirst
          ? 'This is the first version; there is nothing before it to compare.'
          : 'This is the oldest version that is stored; there is nothing before it to compare.'}
      </p>
      <WholeText name="Title" paragraphs={[state.title]} />
      <WholeText name="Summary" paragraphs={[state.summary]} />
      {paragraphs.length > 0 && <WholeText name="Content" paragraphs={paragraphs} />}
      <ul aria-label="Fields" className="grid gap-1">
        {listFields(state).map(({ label, value }) => (
          <li key={label} className="break-words">
            <span className="font-semibold">{label}:</span> {value}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WholeTextProps {
  readonly name: string;
  readonly paragraphs: readonly string[];
}

function WholeText({ name, paragraphs }: WholeTextProps) {
  return (
    <TextSection name={name}>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a version do not change.
        <p key={index} className="break-words">
          {text}
        </p>
      ))}
    </TextSection>
  );
}

export const insClasses = 'rounded-sm bg-fern px-0.5 text-bush no-underline font-semibold';
export const delClasses = 'rounded-sm bg-rata-tint px-0.5 text-rata line-through';

interface TextDifferenceProps {
  readonly name: string;
  readonly paragraphs: readonly (readonly DifferencePart[])[];
  readonly action?: ReactNode;
}

/** Shows a changed text. Of the unchanged paragraphs, only those next to a changed one are shown. */
export function TextDifference({ name, paragraphs, action }: TextDifferenceProps) {
  const isChanged = paragraphs.map((parts) => parts.some(({ kind }) => kind !== 'same'));
  if (!isChanged.includes(true)) return null;
  const isShown = isChanged.map((_, index) => isChanged.slice(Math.max(0, index - 1), index + 2).includes(true));
  return (
    <TextSection name={name} action={action}>
      {paragraphs.map((parts, index) => {
        // The parts do not change while they are shown, so the index can be the React key.
        const key = `${name}-${index}`;
        if (isShown[index]) return <Paragraph key={key} parts={parts} />;
        if (!isShown[index + 1] && index + 1 < paragraphs.length) return null;
        return (
          <p key={key} className="text-muted">
            …
          </p>
        );
      })}
    </TextSection>
  );
}

interface TextSectionProps {
  readonly name: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function TextSection({ name, action, children }: TextSectionProps) {
  return (
    <section aria-label={name} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h4 className="font-semibold">{name}</h4>
        {action}
      </div>
      <div className="grid gap-2 rounded-field border border-line p-4">{children}</div>
    </section>
  );
}

export function Paragraph({ parts }: { readonly parts: readonly DifferencePart[] }) {
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

/** A piece of text: in both versions (`same`), only in the newer (`added`) or only in the older (`removed`). */
interface DifferencePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Maximum number of entries that differ between two lists. Above it, the whole list is shown as replaced, because the
 * comparison would take too long.
 */
const mostChanges = 1000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Returns the difference of two lists of paragraphs, as one list of parts for each paragraph. A changed paragraph is
 * compared word by word. All parts that are `same` or `added` form the newer text. All parts that are `same` or
 * `removed` form the older text.
 */
export function findTextDifference(older: readonly string[], newer: readonly string[]): DifferencePart[][] {
  const steps = compare(older, newer);
  return steps.flatMap(({ kind, texts }, index) => {
    const next = steps[index + 1];
    if (kind === 'removed' && next?.kind === 'added') return compareEach(texts, next.texts);
    if (kind === 'added' && steps[index - 1]?.kind === 'removed') return [];
    return texts.map((text) => [{ kind, text }]);
  });
}

export function findWordDifference(older: string, newer: string): DifferencePart[] {
  return compare(words(older), words(newer)).map(({ kind, texts }) => ({ kind, text: texts.join('') }));
}

/** Compares the first removed paragraph with the first added one, the second with the second, and so on. */
function compareEach(removed: readonly string[], added: readonly string[]): DifferencePart[][] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const before = removed[index];
    const after = added[index];
    if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
    return after === undefined ? [{ kind: 'removed', text: before }] : findWordDifference(before, after);
  });
}

function words(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

interface Step {
  readonly kind: DifferencePart['kind'];
  readonly texts: readonly string[];
}

/** Returns the entries of both lists in order. Removed entries come before the added ones that replace them. */
function compare(older: readonly string[], newer: readonly string[]): Step[] {
  const changes = diffArrays([...older], [...newer], { maxEditLength: mostChanges });
  if (!changes) {
    return [
      { kind: 'removed', texts: older },
      { kind: 'added', texts: newer },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    texts: value,
  }));
}
