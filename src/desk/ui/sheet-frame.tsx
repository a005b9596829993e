import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useOpenWork } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';

interface SheetFrameProps {
  /** Whether a request is running. Escape does not close the sheet during a request. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  /** The content of the sheet. It must contain the sheet's name as `<Heading slot="title">`. */
  readonly children: ReactNode;
}

export function SheetFrame({ isBusy = false, onClose, children }: SheetFrameProps) {
  const { toasts } = useDesk();
  useOpenWork();
  useEffect(() => toasts.settle('success'), [toasts]);
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
