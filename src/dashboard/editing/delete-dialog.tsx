import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasStatus, problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { type ListedNoun, recordWords } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';

interface DeleteDialogProps {
  readonly noun: ListedNoun;
  readonly name: string;
  readonly remove: () => Promise<void>;
  /** Fetches the list again before the dialog closes. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a record is deleted (product 8.13). */
export function DeleteDialog({ noun, name, remove, refresh, onClose, onDeleted }: DeleteDialogProps) {
  const { toasts } = useDesk();
  const words = recordWords(noun);
  const isUnderWay = useRef(false);
  const deletion = useMutation({
    mutationFn: async () => {
      // Someone else has already deleted it, which is the wanted result.
      await remove().catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      await refresh();
    },
    onSuccess: () => {
      toasts.success(words.deleted);
      onDeleted();
    },
    onError: () => toasts.error(words.deleteFailed),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const confirm = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    deletion.mutate();
  };
  const reason = deletion.error ? problemDetail(deletion.error, '') : '';
  return (
    <DialogFrame title="Confirm Delete" width="narrow" role="alertdialog" isBusy={deletion.isPending} onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p>{words.deleteQuestion}</p>
        <p className="break-words font-semibold">{name}</p>
        {reason && <FailureNotice text={reason} />}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <ActionButton autoFocus onPress={onClose} isDisabled={deletion.isPending}>
            Cancel
          </ActionButton>
          <ActionButton look="danger" onPress={confirm} isDisabled={deletion.isPending}>
            Delete
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
