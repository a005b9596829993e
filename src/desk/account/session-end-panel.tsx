import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { failureText, hasStatus, NetworkProblem } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { lazyPlace } from '#desk/ui/lazy-place.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { Login } from '#shared/api/account-contract.ts';
import { secondStepTexts } from '#shared/rules/second-step-texts.ts';
import { type SessionEnd, useSessionState } from '../api/session.ts';
import { completeSignIn, signIn } from './sign-in-requests.ts';

const sentences: Record<SessionEnd, string> = {
  expired: 'Your session has ended. Sign in again to carry on. Nothing you typed is lost.',
  'signed-out-elsewhere': 'You signed out in another tab. Sign in again to carry on. Nothing you typed is lost.',
};

const ConfirmForm = lazyPlace('The form', async () => (await import('./confirm-form.tsx')).ConfirmForm);

/**
 * Covers the desk and its open dialog after the session has ended, or when it has to be confirmed. The person can sign
 * in again here, or confirm, without losing typed text.
 */
export function SessionEndPanel() {
  const state = useSessionState();
  if (state.kind === 'open') return null;
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="fixed inset-0 z-50 flex items-end justify-center bg-black/45 sm:items-center sm:p-6"
    >
      <Modal className="max-h-dvh w-full animate-arrive overflow-y-auto rounded-t-panel bg-surface text-ink shadow-raised sm:max-w-md sm:rounded-panel">
        <Dialog className="outline-none">
          {state.kind === 'confirming' ? (
            <div className="grid gap-4 p-6">
              <Heading slot="title" className="text-xl">
                Confirm that it’s you
              </Heading>
              <ConfirmForm />
            </div>
          ) : (
            <SignInForm sentence={sentences[state.end]} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SignInForm({ sentence }: { readonly sentence: string }) {
  const { api, session } = useDesk();
  const [login, setLogin] = useState<Login>({ username: '', password: '' });
  const [secondStep, setSecondStep] = useState<LoadedSecondStep>();
  const [over, setOver] = useState<string>();
  const attempt = useMutation({
    mutationFn: async (typed: Login) => {
      setOver(undefined);
      try {
        session.open(await signIn(api, typed));
      } catch (error) {
        setSecondStep(await loadSecondStep(error));
      }
    },
  });
  if (secondStep) {
    const { SecondStep, challenge } = secondStep;
    const startAgain = (reason: string) => {
      setSecondStep(undefined);
      setOver(reason);
    };
    return (
      <div className="grid gap-4 p-6">
        <Heading slot="title" className="text-xl">
          Sign in to carry on
        </Heading>
        <SecondStep
          challenge={challenge}
          passkeyLead={secondStepTexts.passkeyLead}
          sendCode={secondStepTexts.sendCode}
          complete={(step) => completeSignIn(api, step)}
          onDone={session.open}
          onOver={startAgain}
        />
      </div>
    );
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!attempt.isPending) attempt.mutate(login);
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4 p-6" noValidate>
      <Heading slot="title" className="text-xl">
        Sign in to carry on
      </Heading>
      <p className="text-muted">{sentence}</p>
      <TextInput
        label="Username"
        type="email"
        autoComplete="username"
        autoFocus
        value={login.username}
        onChange={(username) => setLogin({ ...login, username })}
      />
      <TextInput
        label="Password"
        type="password"
        autoComplete="current-password"
        value={login.password}
        onChange={(password) => setLogin({ ...login, password })}
      />
      {attempt.error && (
        <FailureNotice text={failureText(attempt.error, 'Login failed. Please check your credentials.')} />
      )}
      {over && <FailureNotice text={over} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ActionButton look="quiet" onPress={() => session.leave('session-ended')}>
          Go to the sign-in page
        </ActionButton>
        <ActionButton look="primary" type="submit" isPending={attempt.isPending}>
          {attempt.isPending ? 'Signing in…' : 'Sign In'}
        </ActionButton>
      </div>
    </form>
  );
}

type LoadedSecondStep = Awaited<ReturnType<typeof loadSecondStep>>;

/**
 * Loads the component for the second step of a sign-in. Returns it with the challenge that the person must answer.
 * `error` is the server's refusal of the first step. Throws it again if it does not ask for a second step.
 */
async function loadSecondStep(error: unknown) {
  if (!hasStatus(error, 401)) throw error;
  const { SecondStep, readChallenge } = await import('./second-step.tsx').catch((cause: unknown) => {
    throw new NetworkProblem('The code of the second step could not be loaded', { cause });
  });
  const challenge = readChallenge(error);
  if (!challenge) throw error;
  return { SecondStep, challenge };
}
