import type { ReactNode } from 'react';
import { ActionButton } from './button.tsx';

interface DialogFootProps {
  /** Whether a request is running. Cancel then does nothing. */
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** Whether Cancel has the focus when the dialog opens. */
  readonly focusesCancel?: boolean;
  /** Whether there is more space above, for dialogs whose lines are close together. */
  readonly isSpaced?: boolean;
  /** The button that does what the dialog is for. */
  readonly children: ReactNode;
}

/** The last row of a dialog: Cancel, and the button that does what the dialog is for. */
export function DialogFoot({ isBusy, onCancel, focusesCancel = false, isSpaced = false, children }: DialogFootProps) {
  return (
    <div className={`${isSpaced ? 'mt-2 ' : ''}flex flex-wrap justify-end gap-3`}>
      <ActionButton autoFocus={focusesCancel} onPress={onCancel} isDisabled={isBusy}>
        Cancel
      </ActionButton>
      {children}
    </div>
  );
}
