import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { newRecoveryCodesSchema, type Passkey, passkeyNameMaximum } from '#shared/api/second-factor-contract.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { passkeyProblemText } from './authenticator.ts';
import { RecoveryCodesView } from './recovery-codes-view.tsx';

interface DialogProps {
  readonly onClose: () => void;
  /** Fetches the passkeys again. */
  readonly onChanged: () => Promise<unknown>;
}

type PasskeyDialogProps = DialogProps & { readonly passkey: Passkey };

export function AddPasskeyDialog({ onClose, onChanged }: DialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <DialogFrame title="Add Passkey" isBusy={isBusy} onClose={onClose}>
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

export function RenamePasskeyDialog({ passkey, onClose, onChanged }: PasskeyDialogProps) {
  const { api, toasts } = useDesk();
  return (
    <OneFieldDialog
      title="Rename Passkey"
      initial={passkey.name}
      action="Rename"
      onClose={onClose}
      send={async (typed) => {
        await api.send(`${apiPaths.passkeys}/${passkey.id}`, { method: 'PUT', body: { name: typed.trim() } });
        await onChanged();
        toasts.success('Passkey renamed');
        onClose();
      }}
    />
  );
}

export function RemovePasskeyDialog({
  passkey,
  isLast,
  onClose,
  onChanged,
}: PasskeyDialogProps & { readonly isLast: boolean }) {
  const { api, toasts } = useDesk();
  return (
    <OneFieldDialog
      title="Remove Passkey"
      action="Remove"
      look="danger"
      onClose={onClose}
      send={async (password) => {
        const body = { current_password: password };
        await api.send(`${apiPaths.passkeys}/${passkey.id}/removal`, { method: 'POST', body });
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

export function RecoveryCodesDialog({ onClose, onChanged }: DialogProps) {
  const { api } = useDesk();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      // The codes are not shown again, so only the button below them closes the dialog.
      <DialogFrame title="Recovery Codes" isBusy onClose={onClose}>
        <div className="overflow-y-auto p-5 sm:p-6">
          <RecoveryCodesView codes={codes} onDone={onClose} />
        </div>
      </DialogFrame>
    );
  }
  return (
    <OneFieldDialog
      title="New Recovery Codes"
      action="Make New Codes"
      onClose={onClose}
      send={async (password) => {
        const request = { method: 'POST', body: { current_password: password } } as const;
        setCodes((await api.read(newRecoveryCodesSchema, apiPaths.recoveryCodes, request)).recovery_codes);
        await onChanged();
      }}
    >
      <p>You get ten new codes. The ones you have no longer work then.</p>
    </OneFieldDialog>
  );
}

interface OneFieldDialogProps {
  readonly title: string;
  /** The name that the field shows at first. Without it, the field is for the current password. */
  readonly initial?: string;
  readonly action: string;
  readonly look?: 'primary' | 'danger';
  readonly onClose: () => void;
  readonly send: (typed: string) => Promise<void>;
  readonly children?: ReactNode;
}

function OneFieldDialog({ initial, send, children, ...dialog }: OneFieldDialogProps) {
  const [typed, setTyped] = useState(initial ?? '');
  const sending = useMutation({ mutationFn: send });
  return (
    <FormDialog
      {...dialog}
      role="dialog"
      sending={sending}
      isDisabled={typed.trim() === ''}
      failure={sending.error && passkeyProblemText(sending.error)}
      onSubmit={() => sending.mutate(typed)}
    >
      <OfflineNotice />
      {children}
      <TextInput
        label={initial === undefined ? 'Current Password' : 'Name'}
        autoFocus
        value={typed}
        onChange={setTyped}
        {...(initial === undefined
          ? { type: 'password', autoComplete: 'current-password' }
          : { maxLength: passkeyNameMaximum })}
      />
    </FormDialog>
  );
}
