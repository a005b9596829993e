import { deleted, hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { type ListedNoun, recordWords } from '#desk/ui/record-labels.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { trashDays } from '#shared/api/trash-contract.ts';

interface DeleteDialogProps {
  readonly noun: ListedNoun;
  readonly name: string;
  /** A sentence about what the deletion means for other records. */
  readonly note?: string;
  /** Whether something else has to be done first. Delete then does nothing. */
  readonly isBlocked?: boolean;
  readonly remove: () => Promise<unknown>;
  readonly refreshes: readonly unknown[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Restores the deleted record. It is `undefined` for records that do not go to Trash. */
  readonly undo?: () => void;
}

export function DeleteDialog({ noun, name, note, isBlocked = false, undo, ...props }: DeleteDialogProps) {
  const { toasts } = useDesk();
  const words = recordWords(noun);
  const deletion = useAction({
    send: () => deleted(props.remove()),
    refreshes: props.refreshes,
    done: words.deleted,
    undo: () => undo,
    onDone: props.onDeleted,
  });
  return (
    <FormDialog
      title="Confirm Delete"
      action="Delete"
      look="danger"
      sending={deletion}
      fault=""
      // After a 409, the server would refuse the same deletion again.
      isInert={hasStatus(deletion.error, 409) || isBlocked}
      onSubmit={() => deletion.mutate(undefined, { onError: () => toasts.error(words.deleteFailed) })}
      onClose={props.onClose}
    >
      <p>{words.deleteQuestion}</p>
      <p className="break-words font-semibold">{name}</p>
      {note && <p>{note}</p>}
      {undo && !isBlocked && (
        <p className="text-muted">It stays in Trash for {trashDays} days and can be restored from there.</p>
      )}
    </FormDialog>
  );
}
