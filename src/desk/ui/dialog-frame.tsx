import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { doubleClickTime, useOpenWork } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';

const widths = {
  narrow: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  wide: 'sm:max-w-5xl',
} as const;

interface DialogFrameProps {
  readonly title: string;
  readonly width: keyof typeof widths;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether a request is running. The dialog cannot be closed during a request. */
  readonly isBusy?: boolean;
  /** Whether the dialog fills the whole screen of a phone. */
  readonly isTall?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Escape, a click outside the dialog and the cross button close it.
 */
export function DialogFrame({
  title,
  width,
  role = 'dialog',
  isBusy = false,
  isTall,
  onClose,
  children,
}: DialogFrameProps) {
  const { toasts } = useDesk();
  const [openedAt] = useState(() => performance.now());
  useOpenWork();
  useEffect(() => toasts.settle('success'), [toasts]);
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
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5 sm:pl-6">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            <Button
              aria-label="Close"
              isDisabled={isBusy}
              onPress={onClose}
              className="grid size-target cursor-pointer place-items-center rounded-field text-muted data-[hovered]:bg-fern data-[disabled]:opacity-40"
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
