import { useMutation } from '@tanstack/react-query';
import { Check, Circle, CircleCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { OfflineNotice } from '#desk/ui/offline-notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { accountMessages, type PasswordChange } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { networkErrorText } from '#shared/api/problem-to-text.ts';
import { passwordDialogCloseDelay } from '#shared/rules/business-constants.ts';
import { strengthRules } from '#shared/rules/passwords.ts';
import { findPasswordFaults, type PasswordForm } from './password-faults.ts';

/** The success message after the password was changed. */
export const passwordChanged = 'Password changed successfully!';

const checklistId = 'password-strength';

class TokenMissing extends Error {}

interface ChangePasswordDialogProps {
  readonly onClose: () => void;
  /** Called after the password was changed and the dialog has closed. */
  readonly onChanged: () => void;
}

/** The dialog in which a person changes their own password. */
export function ChangePasswordDialog({ onClose, onChanged }: ChangePasswordDialogProps) {
  const { api, session } = useDesk();
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirmation: '' });
  const faults = findPasswordFaults(form);
  /**
   * Whether a request is running. A second click can come before React renders again, so a state would change too late
   * to ignore that click.
   */
  const isSending = useRef(false);
  const change = useMutation({
    mutationFn: async (typed: PasswordForm) => {
      if (!session.token()) throw new TokenMissing();
      await changePassword(api, { current_password: typed.current, new_password: typed.next });
    },
    onError: () => {
      isSending.current = false;
    },
  });
  const { isSuccess } = change;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      onClose();
      onChanged();
    }, passwordDialogCloseDelay);
    return () => clearTimeout(timer);
  }, [isSuccess, onClose, onChanged]);

  const isLocked = change.isPending || isSuccess;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!faults.canSend || isSending.current) return;
    isSending.current = true;
    change.mutate(form);
  };
  const field = (key: keyof PasswordForm) => ({
    type: 'password' as const,
    value: form[key],
    onChange: (value: string) => {
      setForm({ ...form, [key]: value });
      if (change.isError) change.reset();
    },
  });

  return (
    <DialogFrame title="Change Password" width="narrow" isBusy={change.isPending} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="overflow-y-auto p-5 sm:p-6">
        <OfflineNotice />
        <div className="grid gap-5">
          <TextInput label="Current Password" autoComplete="current-password" autoFocus {...field('current')} />
          <div className="grid gap-3">
            <TextInput
              label="New Password"
              autoComplete="new-password"
              aria-describedby={checklistId}
              error={faults.next}
              {...field('next')}
            />
            <StrengthChecklist id={checklistId} password={form.next} />
          </div>
          <TextInput
            label="Confirm New Password"
            autoComplete="new-password"
            error={faults.confirmation}
            {...field('confirmation')}
          />
          {change.error && <FailureNotice text={failureText(change.error)} />}
          <div role="status" className="empty:-mb-5">
            {isSuccess && (
              <p className="flex items-center gap-3 rounded-field bg-fern px-4 py-2.5 font-semibold">
                <CircleCheck aria-hidden className="size-5 text-bush" strokeWidth={1.75} />
                {passwordChanged}
              </p>
            )}
          </div>
          <DialogFoot isBusy={isLocked} onCancel={onClose}>
            <ActionButton look="primary" type="submit" isDisabled={!faults.canSend} isPending={isLocked}>
              Change Password
            </ActionButton>
          </DialogFoot>
        </div>
      </form>
    </DialogFrame>
  );
}

function failureText(error: Error): string {
  if (error instanceof TokenMissing) return accountMessages.authenticationRequired;
  if (error instanceof NetworkProblem) return networkErrorText;
  return problemDetail(error, 'Failed to change password');
}

export async function changePassword(api: ApiClient, change: PasswordChange): Promise<void> {
  await api.send(apiPaths.changePassword, { method: 'POST', body: change });
}

/** Lists the rules of a strong password, and marks each rule that the typed password meets. */
function StrengthChecklist({ id, password }: { readonly id: string; readonly password: string }) {
  return (
    <ul id={id} aria-label="Password strength" className="grid gap-1 text-sm">
      {strengthRules.map((rule) => {
        const isMet = rule.isMet(password);
        const Sign = isMet ? Check : Circle;
        return (
          <li key={rule.key} className={`flex items-center gap-2 ${isMet ? 'font-semibold text-bush' : 'text-muted'}`}>
            <Sign aria-hidden className="size-4 shrink-0" strokeWidth={isMet ? 2.5 : 1.75} />
            <span>{rule.label}</span>
            <span className="sr-only">{isMet ? 'met' : 'not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
