import { ActionButton } from '#desk/ui/button.tsx';

interface ConfirmDeletionProps {
  readonly thing: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks inside a dialog whether to delete what the dialog shows. */
export function ConfirmDeletion({ thing, onKeep, onDelete }: ConfirmDeletionProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-field bg-rata-tint px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-48">Delete this {thing}? It can be restored for 30 days.</p>
      <ActionButton onPress={onKeep}>Keep</ActionButton>
      <ActionButton look="danger" autoFocus onPress={onDelete}>
        Delete {thing}
      </ActionButton>
    </div>
  );
}
