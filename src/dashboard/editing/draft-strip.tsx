import { NotebookPen } from 'lucide-react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { Noun } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { type Draft, useDrafts } from './draft-store.ts';

interface DraftStripProps {
  readonly noun: Noun;
  readonly onContinue: (draft: Draft) => void;
}

/** Offers the unsaved drafts of a tab. A dialog closes without asking, and this is how a person gets back to it. */
export function DraftStrip({ noun, onContinue }: DraftStripProps) {
  const { drafts } = useDesk();
  const own = useDrafts().filter((draft) => draft.noun === noun);
  return (
    <div role="status">
      {own.map((draft) => {
        const name = draft.title ? `“${draft.title}”` : `a ${draft.recordId === 0 ? 'new ' : ''}${noun}`;
        return (
          <div
            key={draft.key}
            className="mb-3 flex flex-wrap items-center gap-x-2 rounded-field border border-control-line border-dashed py-1 pr-1 pl-4"
          >
            <NotebookPen aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <p className="min-w-0 flex-1 basis-52 break-words py-2">Changes to {name} are kept, not saved.</p>
            <ActionButton look="quiet" aria-label={`Continue editing ${name}`} onPress={() => onContinue(draft)}>
              Continue
            </ActionButton>
            <ActionButton look="quiet" aria-label={`Discard changes to ${name}`} onPress={() => drafts.drop(draft.key)}>
              Discard
            </ActionButton>
          </div>
        );
      })}
    </div>
  );
}
