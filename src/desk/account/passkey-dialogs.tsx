import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { OfflineNotice } from '#desk/ui/offline-notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { type Passkey, passkeyNameMaximum } from '#shared/api/second-factor-contract.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { passkeyProblemText, removePasskey, renamePasskey, renewRecoveryCodes } from './passkey-requests.ts';
import { RecoveryCodesView } from './recovery-codes-view.tsx';

interface DialogProps {
  readonly onClose: () => void;
  /** Fetches the passkeys again. */
  readonly onChanged: () => Promise<unknown>;
}

export function AddPasskeyDialog({ onClose, onChanged }: DialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <DialogFrame title="Add Passkey" width="narrow" isBusy={isBusy} onClose={onClose}>
      <div className="overflow-y-auto p-5 sm:p-6">
        <AddPasskeyForm onBusy={setIsBusy} onAdded={onChanged} onDone={onClose}>
          <ActionButton onPress={onClose} isDisabled={isBusy}>
            Cancel
          </ActionButton>
        </AddPasskeyForm>
      </div>
    </DialogFrame>
  );
}

export function RenamePasskeyDialog({ passkey, onClose, onChanged }: DialogProps & { readonly passkey: Passkey }) {
  const { api, toasts } = useDesk();
  return (
    <OneFieldDialog
      title="Rename Passkey"
      label="Name"
      initial={passkey.name}
      action="Rename"
      onClose={onClose}
      send={async (name) => {
        await renamePasskey(api, passkey.id, name.trim());
        await onChanged();
        toasts.success('Passkey renamed');
        onClose();
      }}
    />
  );
}

/** The dialog that removes a passkey. It asks for the password. */
export function RemovePasskeyDialog({
  passkey,
  isLast,
  onClose,
  onChanged,
}: DialogProps & { readonly passkey: Passkey; readonly isLast: boolean }) {
  const { api, toasts } = useDesk();
  return (
    <OneFieldDialog
      title="Remove Passkey"
      label="Current Password"
      isPassword
      action="Remove"
      isDanger
      onClose={onClose}
      send={async (password) => {
        await removePasskey(api, passkey.id, password);
        await onChanged();
        toasts.success('Passkey removed');
        onClose();
      }}
    >
      <p>
        <strong className="break-words">{passkey.name}</strong> can then no longer confirm that it is you.
        {isLast &&
          ' It is your only passkey: your password alone will sign you in, and your recovery codes are deleted.'}
      </p>
    </OneFieldDialog>
  );
}

/** The dialog that makes new recovery codes and shows them. It asks for the password. */
export function RecoveryCodesDialog({ onClose, onChanged }: DialogProps) {
  const { api } = useDesk();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      // The codes are not shown again, so only the button below them closes the dialog.
      <DialogFrame title="Recovery Codes" width="narrow" isBusy onClose={onClose}>
        <div className="overflow-y-auto p-5 sm:p-6">
          <RecoveryCodesView codes={codes} onDone={onClose} />
        </div>
      </DialogFrame>
    );
  }
  return (
    <OneFieldDialog
      title="New Recovery Codes"
      label="Current Password"
      isPassword
      action="Make New Codes"
      onClose={onClose}
      send={async (password) => {
        setCodes(await renewRecoveryCodes(api, password));
        await onChanged();
      }}
    >
      <p>You get ten new codes. The ones you have no longer work then.</p>
    </OneFieldDialog>
  );
}

interface OneFieldDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initial?: string;
  readonly isPassword?: boolean;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly send: (typed: string) => Promise<void>;
  readonly children?: ReactNode;
}

/** A dialog with one field. It sends the typed text when the person confirms. */
function OneFieldDialog({
  title,
  label,
  initial = '',
  isPassword,
  action,
  isDanger,
  onClose,
  send,
  children,
}: OneFieldDialogProps) {
  const [typed, setTyped] = useState(initial);
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: send,
    onSettled: () => {
      isSending.current = false;
    },
  });
  const isEmpty = typed.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEmpty || isSending.current) return;
    isSending.current = true;
    sending.mutate(typed);
  };
  return (
    <DialogFrame title={title} width="narrow" isBusy={sending.isPending} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="overflow-y-auto p-5 sm:p-6">
        <OfflineNotice />
        <div className="grid gap-5">
          {children}
          <TextInput
            label={label}
            autoFocus
            value={typed}
            onChange={setTyped}
            {...(isPassword
              ? { type: 'password', autoComplete: 'current-password' }
              : { maxLength: passkeyNameMaximum })}
          />
          {sending.error && <FailureNotice text={passkeyProblemText(sending.error)} />}
          <DialogFoot isBusy={sending.isPending} onCancel={onClose}>
            <ActionButton
              look={isDanger ? 'danger' : 'primary'}
              type="submit"
              isDisabled={isEmpty}
              isPending={sending.isPending}
            >
              {action}
            </ActionButton>
          </DialogFoot>
        </div>
      </form>
    </DialogFrame>
  );
}
