import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { passkeyProblemText, proveWithPasskey } from '#desk/account/authenticator.ts';
import { ApiProblem, hasStatus } from '#desk/api/api-problem.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import {
  type SecondStep as SecondStepAnswer,
  type SignInChallenge,
  signInRefusalSchema,
} from '#shared/api/second-factor-contract.ts';
import { secondStepTexts } from '#shared/rules/second-step-texts.ts';

interface SecondStepProps<Done> {
  readonly challenge: SignInChallenge;
  /** The sentence above the button for the passkey, and the label of the button that sends a recovery code. */
  readonly passkeyLead: string;
  readonly sendCode: string;
  readonly complete: (step: SecondStepAnswer) => Promise<Done>;
  readonly onDone: (done: Done) => void;
  /** Called with a sentence for the person when they have to start again. */
  readonly onOver: (sentence: string) => void;
}

/** Asks for a passkey or a recovery code: to sign in again, or to confirm. */
export function SecondStep<Done>({
  challenge: first,
  passkeyLead,
  sendCode,
  complete,
  onDone,
  onOver,
}: SecondStepProps<Done>) {
  const [challenge, setChallenge] = useState(first);
  const [code, setCode] = useState('');
  const [usesCode, setUsesCode] = useState(false);
  const isSending = useRef(false);
  const attempt = useMutation({
    mutationFn: async () => {
      const proof = usesCode ? { recovery_code: code } : { passkey: await proveWithPasskey(challenge.passkey) };
      return complete({ challenge: challenge.token, ...proof });
    },
    onSuccess: onDone,
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
      <p>{usesCode ? secondStepTexts.codeLead : passkeyLead}</p>
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
          {usesCode ? sendCode : secondStepTexts.usePasskey}
        </ActionButton>
      </div>
    </form>
  );
}

/** Returns the challenge in a refused sign-in, or `undefined` if it asks for no second step. */
export function readChallenge(error: unknown): SignInChallenge | undefined {
  return error instanceof ApiProblem ? signInRefusalSchema.safeParse(error.body).data?.challenge : undefined;
}
