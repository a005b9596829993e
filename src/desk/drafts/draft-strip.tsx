import { NotebookPen } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#desk/ui/button.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import type { Draft } from './draft-store.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { useUnsaved, useUnsavedActions } from './use-unsaved.ts';

interface DraftStripProps<Form extends FieldValues, Stored extends StoredRecord> {
  readonly kind: EditorKind<Form, Stored>;
  readonly onContinue: (draft: Draft) => void;
}

const noteClasses =
  'mb-3 flex flex-wrap items-center gap-x-2 rounded-field border border-control-line border-dashed py-1 pr-1 pl-4';

/**
 * Lists this person's unsaved texts, each with buttons to continue or discard it, and the new articles that other
 * people have not saved yet.
 */
export function DraftStrip<Form extends FieldValues, Stored extends StoredRecord>({
  kind,
  onContinue,
}: DraftStripProps<Form, Stored>) {
  const { noun } = kind;
  const { own, others } = useUnsaved(noun);
  const { open, discard } = useUnsavedActions(kind, onContinue);
  return (
    <div role="status">
      {own.map((text) => {
        const name = text.title ? `“${text.title}”` : `a ${text.recordId === 0 ? 'new ' : ''}${noun}`;
        return (
          <div key={text.key} className={noteClasses}>
            <NotebookPen aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <p className="min-w-0 flex-1 basis-52 break-words py-2">Changes to {name} are kept, not saved.</p>
            <ActionButton
              look="quiet"
              aria-label={`Continue editing ${name}`}
              isPending={open.isPending}
              onPress={() => open.mutate(text)}
            >
              Continue
            </ActionButton>
            <ActionButton look="quiet" aria-label={`Discard changes to ${name}`} onPress={() => discard.mutate(text)}>
              Discard
            </ActionButton>
          </div>
        );
      })}
      {others
        .filter((copy) => copy.article_id === null)
        .map((copy) => (
          <div key={copy.key} className={noteClasses}>
            <NotebookPen aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <p className="min-w-0 flex-1 basis-52 break-words py-2">
              {copy.account_name} is writing {copy.title ? `“${copy.title}”` : 'a new article'}, kept{' '}
              {momentOf(copy.updated_at)} and not saved.
            </p>
          </div>
        ))}
    </div>
  );
}
