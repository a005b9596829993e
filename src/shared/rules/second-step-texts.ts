export const secondStepTexts = {
  title: 'Confirm it’s you',
  passkeyLead: 'Your password is right. Now confirm with your passkey that it is you.',
  codeLead: 'Type one of your recovery codes. It works once.',
  code: 'Recovery code',
  usePasskey: 'Use your passkey',
  sendCode: 'Sign In',
  toCode: 'Use a recovery code',
  toPasskey: 'Use your passkey',
  waiting: 'Waiting for your passkey…',
} as const;

export const passkeyFailureTexts = {
  refused: 'The passkey was not confirmed. Try again when you’re ready.',
  stored: 'This device has a passkey for your account already.',
  elsewhere: 'Passkeys don’t work at this address. Open this site at its own address and try again.',
  unsupported: 'This browser can’t use passkeys here. Use a current browser, and a secure (https) address.',
} as const;

/**
 * The sentences, by the name of the exception that the browser throws. Browsers throw the same exception for a
 * cancelled prompt and for a timeout.
 */
const textOfName: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyFailureTexts.refused,
  AbortError: passkeyFailureTexts.refused,
  InvalidStateError: passkeyFailureTexts.stored,
  SecurityError: passkeyFailureTexts.elsewhere,
};

export function passkeyFailureText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return textOfName[name] ?? passkeyFailureTexts.unsupported;
}
