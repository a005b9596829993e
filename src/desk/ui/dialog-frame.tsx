import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { problemDetail } from '#desk/api/api-problem.ts';
import { doubleClickTime, useOpenWork } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton, CloseButton } from './button.tsx';
import { FailureNotice } from './notice.tsx';

const widths = {
  narrow: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  wide: 'sm:max-w-5xl',
} as const;

interface DialogFrameProps {
  readonly title: string;
  readonly width?: keyof typeof widths;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether a request is running. The dialog cannot be closed during a request. */
  readonly isBusy?: boolean;
  /** Whether the dialog fills the whole screen of a phone. */
  readonly isTall?: boolean;
  /** What stands between the title and the cross. */
  readonly beside?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. Escape, a click outside the dialog and the cross button close it. */
export function DialogFrame({
  title,
  width = 'narrow',
  role = 'dialog',
  isBusy = false,
  isTall,
  beside,
  onClose,
  children,
}: DialogFrameProps) {
  const [openedAt] = useState(() => performance.now());
  useDialogWork();
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      // A person may double-click the button that opens this dialog. The second click lands outside the dialog and must
      // not close it.
      shouldCloseOnInteractOutside={() => performance.now() - openedAt > doubleClickTime}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="fixed inset-0 z-40 flex items-end justify-center bg-black/45 sm:items-center sm:p-6"
    >
      <Modal
        data-desk-dialog
        className={`flex w-full animate-arrive flex-col bg-surface text-ink shadow-raised sm:rounded-panel ${widths[width]} ${isTall ? 'h-dvh sm:h-auto' : 'rounded-t-panel'} max-h-dvh sm:max-h-[calc(100dvh-3rem)] short:overflow-y-auto`}
      >
        <Dialog role={role} className="flex min-h-0 flex-1 flex-col outline-none short:block">
          <header className="flex items-center border-line border-b py-2 pr-2 pl-5 sm:pl-6">
            <Heading slot="title" className="mr-auto min-w-0 pr-4 text-xl">
              {title}
            </Heading>
            {beside}
            <CloseButton aria-label="Close" isDisabled={isBusy} onPress={onClose} />
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Ends the last success toast, and marks work as open while a dialog is. */
function useDialogWork(): void {
  const { toasts } = useDesk();
  useOpenWork();
  useEffect(() => toasts.settle('success'), [toasts]);
}

interface SheetFrameProps {
  /** Whether a request is running. Escape does not close the sheet during a request. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** The content of the sheet. It must contain the sheet's name as `<Heading slot="title">`. */
  readonly children: ReactNode;
}

/** A dialog that fills the window. */
export function SheetFrame({ isBusy = false, onClose, children }: SheetFrameProps) {
  useDialogWork();
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="fixed inset-0 z-40"
    >
      <Modal data-desk-dialog data-desk-sheet className="flex h-dvh w-full flex-col bg-surface text-ink">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Returns handlers of a form that ignore the second half of a double click on the button that opened its dialog. This
 * click can land on a button of the form.
 */
export function useFirstClick() {
  const wasClicked = useRef(false);
  const isSecondHalf = ({ detail }: MouseEvent) => detail > 1 && !wasClicked.current;
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      if (isSecondHalf(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (isSecondHalf(event)) event.preventDefault();
      else wasClicked.current = true;
    },
  };
}

interface FormDialogProps extends Omit<DialogFrameProps, 'isBusy'> {
  readonly action: string;
  readonly look?: 'primary' | 'danger';
  /** The request that the form sends. */
  readonly sending?: { readonly isPending: boolean; readonly error: unknown };
  /** The sentence in the dialog when the action fails and the server says no reason. */
  readonly fault?: string;
  /** Another sentence about a failure. */
  readonly failure?: string | false | null | undefined;
  /** Whether the button does nothing, for example because something else has to be done first. */
  readonly isInert?: boolean;
  readonly isDisabled?: boolean;
  readonly onSubmit: () => void;
}

/**
 * A dialog that asks for something and then does it. If the action is dangerous, the dialog is an alert, and Cancel has
 * the focus.
 */
export function FormDialog(props: FormDialogProps) {
  const { action, look = 'primary', sending, fault, isInert = false, isDisabled = false, onSubmit, children } = props;
  const { onClose, role = look === 'danger' ? 'alertdialog' : 'dialog' } = props;
  const isBusy = sending?.isPending ?? false;
  const failure = props.failure || (fault !== undefined && sending?.error ? problemDetail(sending.error, fault) : '');
  const wasSubmitted = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a form that contains this dialog, which would save the article.
    event.stopPropagation();
    if (isBusy || isInert || isDisabled || wasSubmitted.current) return;
    // `isBusy` changes only in a later task, so a double click could send the request twice.
    wasSubmitted.current = true;
    setTimeout(() => {
      wasSubmitted.current = false;
    }, 50);
    onSubmit();
  };
  return (
    <DialogFrame {...props} role={role} isBusy={isBusy}>
      <form onSubmit={submit} {...useFirstClick()} noValidate className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        {children}
        {failure && <FailureNotice text={failure} />}
        <div className="flex flex-wrap justify-end gap-3">
          <ActionButton autoFocus={role === 'alertdialog'} onPress={onClose} isDisabled={isBusy}>
            Cancel
          </ActionButton>
          <ActionButton look={look} type="submit" isPending={isBusy || isInert} isDisabled={isDisabled}>
            {action}
          </ActionButton>
        </div>
      </form>
    </DialogFrame>
  );
}
