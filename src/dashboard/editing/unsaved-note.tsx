import type { Noun } from '#dashboard/record-words.ts';
import { momentOf } from './keeping-words.ts';
import { useUnsaved } from './use-unsaved.ts';

interface UnsavedNoteProps {
  readonly noun: Noun;
  readonly recordId: number;
}

/** Says in the row of a record that it has unsaved changes, and whether this person or someone else typed them. */
export function UnsavedNote({ noun, recordId }: UnsavedNoteProps) {
  const unsaved = useUnsaved(noun);
  const isMine = unsaved.own.some((text) => text.recordId === recordId);
  const others = unsaved.others.filter((copy) => copy.article_id === recordId);
  if (!isMine && others.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {isMine && <span className="rounded-md bg-wattle px-2 font-semibold text-on-wattle">Unsaved changes</span>}
      {others.map((copy) => (
        <span key={copy.key} className="text-muted">
          {copy.account_name} has unsaved changes, kept {momentOf(copy.updated_at)}
        </span>
      ))}
    </p>
  );
}
