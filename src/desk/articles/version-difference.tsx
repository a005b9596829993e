import { type ReactNode, useMemo } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import type { FullArticleVersion, VersionField } from '#shared/api/version-contract.ts';
import { type DifferencePart, findTextDifference, findWordDifference } from './text-difference.ts';
import { fieldNames, findFieldChanges, listFields } from './version-labels.ts';

interface VersionDifferenceProps {
  readonly before: FullArticleVersion;
  readonly after: FullArticleVersion;
  /** Puts one field of the selected version into the open form. `undefined` if the dialog does not offer this. */
  readonly use: UseField | undefined;
}

export interface UseField {
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
