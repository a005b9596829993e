import { AddPasskeyForm } from '#desk/account/add-passkey-form.tsx';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { secondFactorSchema } from '#shared/api/second-factor-contract.ts';
import { signOut } from './sign-in-requests.ts';

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
