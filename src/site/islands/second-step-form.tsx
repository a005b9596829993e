import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SecondStep, SignInChallenge } from '#shared/api/second-factor-contract.ts';
import { passkeyFailureText, secondStepTexts } from '#shared/rules/second-step-texts.ts';
import { completeSignIn } from '#site/browser/account-requests.ts';
import { FormField, FormProblems } from '#site/sections/account/form-fields.tsx';
import { useSubmission } from './use-submission.ts';

interface SecondStepFormProps {
  readonly challenge: SignInChallenge;
  readonly apiBaseUrl: string;
  readonly onSignedIn: () => void;
  /** Called when the sign-in has to start again, with a sentence that says why. */
  readonly onOver: (sentence: string) => void;
}

/**
 * The second step of the page Sign In. It asks for the passkey at once. A person who does not have the passkey on this
 * device can enter a recovery code instead.
 */
export function SecondStepForm({ challenge: first, apiBaseUrl, onSignedIn, onOver }: SecondStepFormProps) {
  const [challenge, setChallenge] = useState(first);
  const [usesCode, setUsesCode] = useState(false);
  /**
   * Whether the last attempt used a recovery code. The problem of that attempt is hidden when the person changes
   * between passkey and recovery code.
   */
  const [hasSentCode, setHasSentCode] = useState(false);
  const { isBusy, problem, submit, abandon } = useSubmission();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);

  const complete = (readProof: () => Promise<Omit<SecondStep, 'challenge'>>) =>
    submit(async () => {
      setHasSentCode(usesCode);
      let proof: Omit<SecondStep, 'challenge'>;
      try {
        proof = await readProof();
      } catch (error) {
        return passkeyFailureText(error);
      }
      const outcome = await completeSignIn(apiBaseUrl, { challenge: challenge.token, ...proof });
      if (outcome.kind === 'signed-in') {
        onSignedIn();
        return undefined;
      }
      if (outcome.kind === 'challenged') setChallenge(outcome.challenge);
      else if (outcome.isOver) onOver(outcome.sentence);
      return outcome.sentence;
    });
  const askPasskey = () => complete(async () => ({ passkey: await provePasskey(challenge.passkey) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: The browser is asked once, when the step opens.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    heading.current?.focus();
    askPasskey();
  }, []);

  const change = () => {
    // The browser may wait minutes for the passkey, so its request is cancelled. Until the request ends, `submit` would
    // do nothing. `abandon` lets the person send a code at once.
    WebAuthnAbortService.cancelCeremony();
    abandon();
    setUsesCode(!usesCode);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!usesCode) return askPasskey();
    const code = String(new FormData(event.currentTarget).get('recovery_code') ?? '');
    return complete(async () => ({ recovery_code: code }));
  };

  return (
    <form className="account-form" method="dialog" onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1}>
        {secondStepTexts.title}
      </h2>
      <p>{usesCode ? secondStepTexts.codeLead : secondStepTexts.passkeyLead}</p>
      <FormProblems problems={problem === undefined || hasSentCode !== usesCode ? [] : [{ message: problem }]} />
      {usesCode && (
        <FormField
          id="recovery_code"
          name="recovery_code"
          label={secondStepTexts.code}
          error={undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      )}
      <button className="button" type="submit" aria-busy={isBusy}>
        {usesCode ? secondStepTexts.sendCode : isBusy ? secondStepTexts.waiting : secondStepTexts.usePasskey}
      </button>
      {(challenge.has_recovery_codes || usesCode) && (
        <button className="button quiet" type="button" onClick={change}>
          {usesCode ? secondStepTexts.toPasskey : secondStepTexts.toCode}
        </button>
      )}
    </form>
  );
}

async function provePasskey(optionsJSON: SignInChallenge['passkey']): Promise<NonNullable<SecondStep['passkey']>> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}
