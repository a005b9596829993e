import { z } from 'zod';
import { currentPasswordSchema, hasNoWebAddress } from './account-contract.ts';
import { idParamsSchema, recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** Bytes as base64url, as WebAuthn sends them in JSON. */
const bytesSchema = z
  .string()
  .max(8000)
  .regex(/^[\w-]+$/);

/** Secret that names a challenge. Each challenge can be answered once, within ten minutes. */
export const challengeTokenSchema = z.string().regex(/^[\w-]{43}$/);

/**
 * The ways in which an authenticator can be reached. Example: `usb`. Browsers may send names that are not known here.
 */
const transportsSchema = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);

const credentialReferenceSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: transportsSchema.optional(),
});

/** The data that a browser needs to ask an authenticator for a signature (PublicKeyCredentialRequestOptionsJSON). */
const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(credentialReferenceSchema),
  userVerification: z.literal('preferred'),
});

/** The data that a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credentialReferenceSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});

/** The second step of a sign-in. If the account has a passkey, the 401 response to the first step contains it. */
export const signInChallengeSchema = z.object({
  token: challengeTokenSchema,
  expires_at: timestampSchema,
  passkey: passkeyRequestSchema,
  /** Whether the account has recovery codes that are not used. */
  has_recovery_codes: z.boolean(),
});

/**
 * Body of a refused sign-in. With a challenge, the password was right and the second step follows. Without one, the
 * sign-in has to start again.
 */
export const signInRefusalSchema = z.object({ detail: z.string(), challenge: signInChallengeSchema.optional() });

/** The response of an authenticator, with its signature (AuthenticationResponseJSON). Other fields are ignored. */
const passkeyProofSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
  }),
});

/** Body of the second step of a sign-in: the challenge, and a passkey's signature or a recovery code. */
export const secondStepSchema = z
  .object({
    challenge: challengeTokenSchema,
    passkey: passkeyProofSchema.optional(),
    recovery_code: z
      .string()
      .trim()
      .min(1, 'Please enter a recovery code.')
      .max(100, 'A recovery code is not that long.')
      .optional(),
  })
  .refine((step) => (step.passkey === undefined) !== (step.recovery_code === undefined), {
    message: 'Send either a passkey or a recovery code.',
    path: ['passkey'],
  });

/** Maximum length of a passkey's name, in characters. */
export const passkeyNameMaximum = 60;

const passkeyNameSchema = trimmedLine('Please enter a name.')
  .min(1, 'Please enter a name.')
  .max(passkeyNameMaximum, `The name can have at most ${passkeyNameMaximum} characters.`)
  .regex(/^\P{Cc}*$/u, 'The name has a character that cannot be used.')
  .refine(hasNoWebAddress, 'The name can’t have a web address in it.');

/** Body of a request that changes the second factor. The password shows that the person is the owner of the account. */
export const confirmedByPasswordSchema = z.object({ current_password: currentPasswordSchema });

/** Response to the start of a confirmation: the challenge, or null if the account confirms with its password. */
export const confirmationStartSchema = z.object({ challenge: signInChallengeSchema.nullable() });

/** Body of a confirmation: the password, or the answer to the challenge of an account with a passkey. */
export const confirmationSchema = z
  .object({ current_password: currentPasswordSchema.optional(), step: secondStepSchema.optional() })
  .refine((proof) => (proof.current_password === undefined) !== (proof.step === undefined), {
    message: 'Please enter your password.',
    path: ['current_password'],
  });

export const passkeyStartSchema = z.object({ challenge: challengeTokenSchema, passkey: passkeyCreationSchema });

/** Body of a request that adds a passkey. Without a name, the passkey gets the name of the browser. */
export const passkeyAdditionSchema = z.object({
  challenge: challengeTokenSchema,
  name: passkeyNameSchema.optional(),
  passkey: z.object({
    id: bytesSchema,
    rawId: bytesSchema,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytesSchema,
      attestationObject: bytesSchema,
      transports: transportsSchema.optional(),
    }),
  }),
});

export const passkeyRenamingSchema = z.object({ name: passkeyNameSchema });

export const passkeyParamsSchema = idParamsSchema;

export const passkeySchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  /** Whether the maker of the passkey copies it to the person's other devices. */
  is_synced: z.boolean(),
  created_at: timestampSchema,
  /** When the passkey last confirmed a sign-in. */
  last_used_at: timestampSchema.nullable(),
});

/** Recovery codes, in the form in which a person writes them down. The server shows them only once. */
const recoveryCodesSchema = z.array(z.string());

/** Response to a request that adds a passkey. The first passkey comes with recovery codes. */
export const passkeyAddedSchema = z.object({ passkey: passkeySchema, recovery_codes: recoveryCodesSchema.nullable() });

/** Response to a request for new recovery codes. The old ones no longer work. */
export const newRecoveryCodesSchema = z.object({ recovery_codes: recoveryCodesSchema });

export const secondFactorSchema = z.object({
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.number().int().min(0),
  /** Whether the account must have a passkey before it may use the desk. */
  is_required: z.boolean(),
  /** The origin at which passkeys work. Browsers refuse them on pages of another host. */
  origin: z.string(),
});

export type SignInChallenge = z.infer<typeof signInChallengeSchema>;
export type SignInRefusal = z.infer<typeof signInRefusalSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type SecondStep = z.infer<typeof secondStepSchema>;
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;
export type PasskeyStart = z.infer<typeof passkeyStartSchema>;
export type PasskeyAddition = z.infer<typeof passkeyAdditionSchema>;
export type PasskeyAdded = z.infer<typeof passkeyAddedSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;
