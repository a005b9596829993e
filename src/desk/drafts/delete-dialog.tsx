import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import type { PressEvent } from 'react-aria-components';
import { deleted, hasStatus, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { type ListedNoun, recordWords } from '#desk/ui/record-labels.ts';
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

export function DeleteDialog({
  noun,
  name,
  note,
  isBlocked = false,
  remove,
  refreshes,
  onClose,
  onDeleted,
  undo,
}: DeleteDialogProps) {
  const { toasts } = useDesk();
  const words = recordWords(noun);
  const isUnderWay = useRef(false);
  const deletion = useMutation({
    mutationFn: () => deleted(remove()),
    meta: { refreshes },
    onSuccess: () => {
      toasts.success(words.deleted, undo && { label: 'Undo', onPress: undo });
      onDeleted();
    },
    onError: () => toasts.error(words.deleteFailed),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  // A person may double-click the button that opens this dialog. The second click must not confirm the deletion.
  const isSecondClick = useRef(false);
  const noteClick = ({ detail }: MouseEvent) => {
    isSecondClick.current = detail > 1 && deletion.isIdle;
  };
  const confirm = ({ pointerType }: PressEvent) => {
    if (isUnderWay.current || (isSecondClick.current && pointerType !== 'keyboard')) return;
    isUnderWay.current = true;
    deletion.mutate();
  };
  // After a 409, the server would refuse the same deletion again. Delete then does nothing, but it is not disabled,
  // because a disabled button loses the focus.
  const isRefused = hasStatus(deletion.error, 409);
  const reason = deletion.error ? problemDetail(deletion.error, '') : '';
  return (
    <DialogFrame title="Confirm Delete" width="narrow" role="alertdialog" isBusy={deletion.isPending} onClose={onClose}>
      <div role="presentation" onMouseDownCapture={noteClick} className="grid gap-3 overflow-y-auto p-5 sm:p-6">
        <p>{words.deleteQuestion}</p>
        <p className="break-words font-semibold">{name}</p>
        {note && <p>{note}</p>}
        {undo && !isBlocked && (
          <p className="text-muted">It stays in Trash for {trashDays} days and can be restored from there.</p>
        )}
        {reason && <FailureNotice text={reason} />}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <ActionButton autoFocus onPress={onClose} isDisabled={deletion.isPending}>
            Cancel
          </ActionButton>
          <ActionButton look="danger" onPress={confirm} isPending={deletion.isPending || isRefused || isBlocked}>
            Delete
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
