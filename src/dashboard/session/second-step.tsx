import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiProblem, hasStatus } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { proveWithPasskey } from '#dashboard/passkeys/authenticator.ts';
import { passkeyProblemText } from '#dashboard/passkeys/passkey-requests.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { TextInput } from '#dashboard/ui/text-input.tsx';
import { type SignInChallenge, signInRefusalSchema } from '#domain/contract/second-factor-contract.ts';
import { secondStepTexts } from '#domain/second-step-texts.ts';
import { completeSignIn } from './sign-in-requests.ts';

interface SecondStepProps {
  readonly challenge: SignInChallenge;
  readonly onToken: (token: string) => void;
  /** Called with a sentence for the person when the sign-in has to start again. */
  readonly onOver: (sentence: string) => void;
}

/** The second step of signing in again: with a passkey or a recovery code (product 7.24). */
export function SecondStep({ challenge: first, onToken, onOver }: SecondStepProps) {
  const { api } = useDesk();
  const [challenge, setChallenge] = useState(first);
  const [code, setCode] = useState('');
  const [usesCode, setUsesCode] = useState(false);
  const isSending = useRef(false);
  const attempt = useMutation({
    mutationFn: async () => {
      const proof = usesCode ? { recovery_code: code } : { passkey: await proveWithPasskey(challenge.passkey) };
      return completeSignIn(api, { challenge: challenge.token, ...proof });
    },
    onSuccess: onToken,
    onError: (error) => {
      if (!hasStatus(error, 401)) return;
      const next = readChallenge(error);
      if (next) setChallenge(next);
      else onOver(passkeyProblemText(error));
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current || (usesCode && code.trim() === '')) return;
    isSending.current = true;
    attempt.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-4" noValidate>
      <p>{usesCode ? secondStepTexts.codeLead : secondStepTexts.passkeyLead}</p>
      {usesCode && (
        <TextInput
          label={secondStepTexts.code}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
        />
      )}
      {attempt.error && <FailureNotice text={passkeyProblemText(attempt.error)} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {challenge.has_recovery_codes || usesCode ? (
          <ActionButton
            look="quiet"
            isDisabled={attempt.isPending}
            onPress={() => {
              attempt.reset();
              setUsesCode(!usesCode);
            }}
          >
            {usesCode ? secondStepTexts.toPasskey : secondStepTexts.toCode}
          </ActionButton>
        ) : (
          <span />
        )}
        <ActionButton look="primary" type="submit" autoFocus={!usesCode} isPending={attempt.isPending}>
          {usesCode ? secondStepTexts.sendCode : secondStepTexts.usePasskey}
        </ActionButton>
      </div>
    </form>
  );
}

/** Returns the challenge in the server's refusal of a sign-in, or `undefined` if the server asks for no second step. */
export function readChallenge(error: unknown): SignInChallenge | undefined {
  return error instanceof ApiProblem ? signInRefusalSchema.safeParse(error.body).data?.challenge : undefined;
}
