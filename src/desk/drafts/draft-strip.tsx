import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
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
          <DraftNote key={text.key} text={`Changes to ${name} are kept, not saved.`}>
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
          </DraftNote>
        );
      })}
      {others
        .filter((copy) => copy.article_id === null)
        .map(({ key, account_name, title, updated_at }) => {
          const what = title ? `“${title}”` : 'a new article';
          return (
            <DraftNote
              key={key}
              text={`${account_name} is writing ${what}, kept ${momentOf(updated_at)} and not saved.`}
            />
          );
        })}
    </div>
  );
}

function DraftNote({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 rounded-field border border-control-line border-dashed py-1 pr-1 pl-4">
      <NotebookPen aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-52 break-words py-2">{text}</p>
      {children}
    </div>
  );
}
