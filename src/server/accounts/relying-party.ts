import type {
  PasskeyAddition,
  PasskeyProof,
  PasskeyStart,
  SignInChallenge,
} from '#shared/api/second-factor-contract.ts';
import { siteConfig } from '#site.config';
import type { PasskeyRow } from './passkey.repository.ts';

/**
 * The site for which passkeys are made: `origin` is the origin of its pages, and `id` is their host. A passkey works on
 * no other host.
 */
type RelyingParty = Readonly<ReturnType<typeof relyingPartyOf>>;

export function relyingPartyOf(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** Loads the library for passkeys at the first use. It has hundreds of files, and most processes need none of them. */
const loadLibrary = () => import('@simplewebauthn/server');

/** How long a browser waits for the person to use a passkey, in milliseconds. */
const timeout = 5 * 60 * 1000;

/**
 * Signature algorithms by their COSE numbers: Ed25519, ES256 and RS256. Authenticators support at least one of them.
 */
const algorithms = [-8, -7, -257];

/** Returns the options for a new passkey. Excludes authenticators that already hold one of this account. */
export async function describeNewPasskey(
  site: RelyingParty,
  account: { readonly id: number; readonly email: string; readonly full_name: string },
  existing: readonly PasskeyRow[],
): Promise<PasskeyStart['passkey']> {
  const { generateRegistrationOptions } = await loadLibrary();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: siteConfig.brand,
    rpID: site.id,
    userID: new TextEncoder().encode(`account-${account.id}`),
    userName: account.email,
    userDisplayName: account.full_name,
    supportedAlgorithmIDs: algorithms,
  });
  return {
    challenge,
    rp: { id: site.id, name: siteConfig.brand },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: existing.map(referTo),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Returns the data to store for a new passkey. Returns `undefined` when the response does not answer the challenge. */
export async function readNewPasskey(
  site: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: PasskeyAddition['passkey'],
) {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { verifyRegistrationResponse } = await loadLibrary();
  const result = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(transports),
    is_synced: credentialBackedUp ? 1 : 0,
  };
}

/** Returns the options with which a browser asks for one of these passkeys to confirm a sign-in. */
export async function describeProof(
  site: RelyingParty,
  passkeys: readonly PasskeyRow[],
): Promise<SignInChallenge['passkey']> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: site.id });
  return {
    challenge,
    rpId: site.id,
    timeout,
    allowCredentials: passkeys.map(referTo),
    userVerification: 'preferred',
  };
}

/** Checks the signature. Returns the passkey's new counter, or `undefined` if it does not answer the challenge. */
export async function checkProof(
  site: RelyingParty,
  challenge: string,
  passkey: PasskeyRow,
  { id, rawId, type, response }: PasskeyProof,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const result = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

function referTo({ credential_id, transports }: PasskeyRow) {
  const known: unknown = JSON.parse(transports);
  const names = Array.isArray(known) ? known.filter((name) => typeof name === 'string') : [];
  return { id: credential_id, type: 'public-key' as const, ...(names.length > 0 ? { transports: names } : {}) };
}
