import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { passkeyProblemText } from '#desk/account/authenticator.ts';
import { hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { confirmationMinutes } from '#shared/api/account-contract.ts';
import { SecondStep } from './second-step.tsx';
import { confirmSession, startConfirmation } from './sign-in-requests.ts';

/** Asks for the password, or for the passkey of an account that has one, before an act that needs it. */
export function ConfirmForm() {
  const { api, session } = useDesk();
  const [over, setOver] = useState<string>();
  const expireOr = (error: unknown): never => {
    if (hasStatus(error, 401)) session.expire();
    throw error;
  };
  const start = useQuery({
    queryKey: ['session', 'confirmation'],
    queryFn: async () => ({ challenge: await startConfirmation(api).catch(expireOr) }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const cancel = () => session.endConfirmation('cancelled');
  const confirmed = () => session.endConfirmation('confirmed');
  const startAgain = (sentence: string) => {
    setOver(sentence);
    void start.refetch();
  };
  return (
    <>
      <p className="text-muted">
        Changes to people, links for new passwords, API tokens and exports ask for this when you signed in more than{' '}
        {confirmationMinutes} minutes ago. Nothing you typed is lost.
      </p>
      {over && <FailureNotice text={over} />}
      {start.isPending && <p className="text-muted">One moment…</p>}
      {start.isError && <LoadFailure text={passkeyProblemText(start.error)} query={start} />}
      {start.data?.challenge === null && (
        <PasswordForm onDone={confirmed} onExpired={session.expire} onCancel={cancel} />
      )}
      {start.data?.challenge && (
        <SecondStep
          key={start.data.challenge.token}
          challenge={start.data.challenge}
          passkeyLead="Use your passkey to carry on."
          sendCode="Carry on"
          complete={(step) => confirmSession(api, { step })}
          onDone={confirmed}
          onOver={startAgain}
        />
      )}
      {start.data?.challenge !== null && (
        <div className="justify-self-end">
          <ActionButton onPress={cancel}>Cancel</ActionButton>
        </div>
      )}
    </>
  );
}

interface PasswordFormProps {
  readonly onDone: () => void;
  readonly onExpired: () => void;
  readonly onCancel: () => void;
}

function PasswordForm({ onDone, onExpired, onCancel }: PasswordFormProps) {
  const { api } = useDesk();
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: () => confirmSession(api, { current_password: password }),
    onSuccess: onDone,
    onError: (error) => hasStatus(error, 401) && onExpired(),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password !== '' && !attempt.isPending) attempt.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4" noValidate>
      <TextInput
        label="Current Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
      />
      {attempt.error && <FailureNotice text={passkeyProblemText(attempt.error)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <ActionButton onPress={onCancel} isDisabled={attempt.isPending}>
          Cancel
        </ActionButton>
        <ActionButton look="primary" type="submit" isPending={attempt.isPending} isDisabled={password === ''}>
          Carry on
        </ActionButton>
      </div>
    </form>
  );
}
