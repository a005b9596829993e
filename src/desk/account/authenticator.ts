import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { failureText } from '#desk/api/api-problem.ts';
import type {
  PasskeyAddition,
  PasskeyProof,
  PasskeyStart,
  SignInChallenge,
} from '#shared/api/second-factor-contract.ts';
import { passkeyFailureText } from '#shared/rules/second-step-texts.ts';

/** Thrown when the browser made no passkey or confirmed no sign-in. The message says why and what to do. */
class PasskeyFailure extends Error {
  override name = 'PasskeyFailure';
}

/** Asks the person to make a passkey. Throws a PasskeyFailure if the browser makes none. */
export async function makePasskey(options: PasskeyStart['passkey']): Promise<PasskeyAddition['passkey']> {
  return startRegistration({ optionsJSON: options }).catch(refuse);
}

/** Asks the person to confirm a sign-in with a passkey. Throws a PasskeyFailure if they do not. */
export async function proveWithPasskey(options: SignInChallenge['passkey']): Promise<PasskeyProof> {
  return startAuthentication({ optionsJSON: options }).catch(refuse);
}

function refuse(error: unknown): never {
  throw new PasskeyFailure(passkeyFailureText(error), { cause: error });
}

export function passkeyProblemText(error: unknown): string {
  if (error instanceof PasskeyFailure) return error.message;
  return failureText(error, 'This could not be done. Please try again.');
}
