import { useMutation } from '@tanstack/react-query';
import { Check, Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { accountMessages, type PasswordChange, passwordChangeSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { passwordDialogCloseDelay } from '#shared/rules/business-constants.ts';
import { strengthRules } from '#shared/rules/passwords.ts';

const passwordChanged = 'Password changed successfully!';

const checklistId = 'password-strength';

class TokenMissing extends Error {}

interface ChangePasswordDialogProps {
  readonly onClose: () => void;
  readonly onChanged: (text: string) => void;
}

export function ChangePasswordDialog({ onClose, onChanged }: ChangePasswordDialogProps) {
  const { api, session } = useDesk();
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirmation: '' });
  const faults = findPasswordFaults(form);
  const change = useMutation({
    mutationFn: async (typed: PasswordForm) => {
      if (!session.token()) throw new TokenMissing();
      const body: PasswordChange = { current_password: typed.current, new_password: typed.next };
      await api.send(apiPaths.changePassword, { method: 'POST', body });
    },
  });
  const { isSuccess } = change;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      onClose();
      onChanged(passwordChanged);
    }, passwordDialogCloseDelay);
    return () => clearTimeout(timer);
  }, [isSuccess, onClose, onChanged]);

  const field = (key: keyof PasswordForm) => ({
    type: 'password' as const,
    value: form[key],
    onChange: (value: string) => {
      setForm({ ...form, [key]: value });
      if (change.isError) change.reset();
    },
  });

  return (
    <FormDialog
      title="Change Password"
      action="Change Password"
      sending={change}
      isInert={isSuccess}
      isDisabled={!faults.canSend}
      failure={change.error && problemText(change.error)}
      onSubmit={() => change.mutate(form)}
      onClose={onClose}
    >
      <OfflineNotice />
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
      <div role="status" className="empty:-mb-4">
        {isSuccess && (
          <p className="flex items-center gap-3 rounded-field bg-shade px-4 py-2.5 font-semibold">
            <CircleCheck aria-hidden className="size-5 text-bush" strokeWidth={1.75} />
            {passwordChanged}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

function problemText(error: Error): string {
  if (error instanceof TokenMissing) return accountMessages.authenticationRequired;
  return failureText(error, 'Failed to change password');
}

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

export interface PasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export function findPasswordFaults({ current, next, confirmation }: PasswordForm) {
  const parsed = passwordChangeSchema.safeParse({ current_password: current, new_password: next });
  const fault = parsed.error?.issues.find((issue) => issue.path[0] === 'new_password')?.message;
  const isSame = next !== '' && next === current;
  const isMatching = next === confirmation;
  return {
    next: next === '' ? undefined : isSame ? accountMessages.sameAsCurrent : fault,
    confirmation: confirmation === '' || isMatching ? undefined : accountMessages.newPasswordsDiffer,
    canSend: parsed.success && isMatching,
  };
}
