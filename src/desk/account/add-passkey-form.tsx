import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice, OfflineNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  passkeyAddedSchema,
  passkeyNameMaximum,
  passkeyStartSchema,
  secondFactorSchema,
} from '#shared/api/second-factor-contract.ts';
import { makePasskey, passkeyProblemText } from './authenticator.ts';
import { RecoveryCodesView } from './recovery-codes-view.tsx';
import { signOut } from './sign-in-requests.ts';

interface AddPasskeyFormProps {
  /** Further buttons, beside the button that adds the passkey. */
  readonly children?: ReactNode;
  readonly onBusy?: (isBusy: boolean) => void;
  /** Called when the passkey is stored. The form may stay open to show recovery codes. */
  readonly onAdded?: () => void;
  readonly onDone: () => void;
}

/**
 * The form that adds a passkey. It asks for the password and a name, and then has the browser make the passkey. After
 * the first passkey it shows the recovery codes.
 */
export function AddPasskeyForm({ children, onBusy, onAdded, onDone }: AddPasskeyFormProps) {
  const { api } = useDesk();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const isSending = useRef(false);
  const adding = useMutation({
    mutationFn: async () => {
      const body = { current_password: password };
      const start = await api.read(passkeyStartSchema, apiPaths.passkeyStart, { method: 'POST', body });
      const passkey = await makePasskey(start.passkey);
      const addition = { challenge: start.challenge, passkey, ...(name.trim() === '' ? {} : { name: name.trim() }) };
      return api.read(passkeyAddedSchema, apiPaths.passkeys, { method: 'POST', body: addition });
    },
    onMutate: () => onBusy?.(true),
    onSuccess: (added) => {
      onAdded?.();
      if (added.recovery_codes === null) onDone();
    },
    onSettled: (added) => {
      isSending.current = false;
      // The codes are not shown again, so only the button below them closes the form.
      onBusy?.(Boolean(added?.recovery_codes));
    },
  });
  const codes = adding.data?.recovery_codes;
  if (codes) return <RecoveryCodesView codes={codes} onDone={onDone} />;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password === '' || isSending.current) return;
    isSending.current = true;
    adding.mutate();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <OfflineNotice />
      <div className="grid gap-5">
        <p className="text-muted">
          Your browser then asks for your fingerprint, your face, a PIN or a security key. From then on, signing in
          needs your password and this passkey. The first passkey also signs you out in every other browser.
        </p>
        <TextInput
          label="Current Password"
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <TextInput
          label="Name"
          hint="So that you recognise it, such as “Work laptop”. Without a name it gets the name of this browser."
          maxLength={passkeyNameMaximum}
          value={name}
          onChange={setName}
        />
        {adding.error && <FailureNotice text={passkeyProblemText(adding.error)} />}
        <div className="flex flex-wrap justify-end gap-3">
          {children}
          <ActionButton look="primary" type="submit" isDisabled={password === ''} isPending={adding.isPending}>
            {adding.isPending ? 'Waiting for your passkey…' : 'Add Passkey'}
          </ActionButton>
        </div>
      </div>
    </form>
  );
}

/**
 * Asks the person to add a passkey. It is shown in place of the desk if administrators need a passkey and this one has
 * none.
 */
export function FirstPasskey({ onDone }: { readonly onDone: () => void }) {
  const { api, session } = useDesk();
  const leave = async () => {
    await signOut(api);
    session.leave();
  };
  return (
    <main data-desk className="mx-auto grid w-full max-w-md gap-5 px-4 py-12">
      <h1 className="text-2xl">Add a passkey to go on</h1>
      <p>Administrators of this site sign in with a password and a passkey. You don’t have a passkey yet.</p>
      <AddPasskeyForm onDone={onDone}>
        <ActionButton onPress={leave}>Sign Out</ActionButton>
      </AddPasskeyForm>
    </main>
  );
}

/** Returns whether an account needs a passkey for the desk, but has none. False if the server does not answer. */
export async function isPasskeyMissing(api: ApiClient, token: string): Promise<boolean> {
  try {
    const factor = readAnswer(await api.sendOnce(apiPaths.secondFactor, {}, token), secondFactorSchema);
    return factor.is_required && factor.passkeys.length === 0;
  } catch {
    return false;
  }
}
