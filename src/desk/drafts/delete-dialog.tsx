import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import type { PressEvent } from 'react-aria-components';
import { hasStatus, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
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
  readonly remove: () => Promise<void>;
  /** Fetches the list again. The dialog closes afterwards. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Restores the deleted record. It is `undefined` for records that do not go to Trash. */
  readonly undo?: () => void;
}

/** The dialog that asks for confirmation before a record is deleted. */
export function DeleteDialog({
  noun,
  name,
  note,
  isBlocked = false,
  remove,
  refresh,
  onClose,
  onDeleted,
  undo,
}: DeleteDialogProps) {
  const { toasts } = useDesk();
  const words = recordWords(noun);
  const isUnderWay = useRef(false);
  const deletion = useMutation({
    mutationFn: async () => {
      // A 404 means that someone else has already deleted the record. It counts as a success.
      await remove().catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
      await refresh();
    },
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
        <DialogFoot isBusy={deletion.isPending} onCancel={onClose} focusesCancel isSpaced>
          <ActionButton look="danger" onPress={confirm} isPending={deletion.isPending || isRefused || isBlocked}>
            Delete
          </ActionButton>
        </DialogFoot>
      </div>
    </DialogFrame>
  );
}
