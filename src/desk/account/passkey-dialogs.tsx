import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { newRecoveryCodesSchema, type Passkey, passkeyNameMaximum } from '#shared/api/second-factor-contract.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { passkeyProblemText } from './authenticator.ts';
import { RecoveryCodesView } from './recovery-codes-view.tsx';

interface DialogProps {
  readonly onClose: () => void;
}

type PasskeyDialogProps = DialogProps & { readonly passkey: Passkey };

/** Start of the key of the query about the own passkeys and recovery codes. */
export const secondFactorKey = ['second-factor'];

export function AddPasskeyDialog({ onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: secondFactorKey });
  return (
    <DialogFrame title="Add Passkey" isBusy={isBusy} onClose={onClose}>
      <div className="overflow-y-auto p-5 sm:p-6">
        <AddPasskeyForm onBusy={setIsBusy} onAdded={refresh} onDone={onClose}>
          <ActionButton onPress={onClose} isDisabled={isBusy}>
            Cancel
          </ActionButton>
        </AddPasskeyForm>
      </div>
    </DialogFrame>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { api } = useDesk();
  return (
    <OneFieldDialog
      title="Rename Passkey"
      initial={passkey.name}
      action="Rename"
      done="Passkey renamed"
      onClose={onClose}
      onDone={onClose}
      send={(typed) => api.send(`${apiPaths.passkeys}/${passkey.id}`, { method: 'PUT', body: { name: typed.trim() } })}
    />
  );
}

export function RemovePasskeyDialog({ passkey, isLast, onClose }: PasskeyDialogProps & { readonly isLast: boolean }) {
  const { api } = useDesk();
  return (
    <OneFieldDialog
      title="Remove Passkey"
      action="Remove"
      look="danger"
      done="Passkey removed"
      onClose={onClose}
      onDone={onClose}
      send={(password) => {
        const body = { current_password: password };
        return api.send(`${apiPaths.passkeys}/${passkey.id}/removal`, { method: 'POST', body });
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

export function RecoveryCodesDialog({ onClose }: DialogProps) {
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
  /** What a toast says after a success. */
  readonly done?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
  readonly send: (typed: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

function OneFieldDialog({ initial, send, done = '', onDone, children, ...dialog }: OneFieldDialogProps) {
  const [typed, setTyped] = useState(initial ?? '');
  const sending = useAction({ send, refreshes: secondFactorKey, done, onDone: () => onDone?.() });
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
