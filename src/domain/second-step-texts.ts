/** The texts of the second step of a sign-in, on the page Sign In and in the desk (product 7.24). */
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
