import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAddition,
  PasskeyProof,
  PasskeyStart,
  SignInChallenge,
} from '#shared/api/second-factor-contract.ts';

/** The page that asks for the passkey. By default it is a page of the site. A test can set another origin. */
interface Page {
  readonly origin: string;
}

const sitePage: Page = { origin: 'http://localhost:3000' };

/**
 * A passkey in software, as WebAuthn describes it: an ES256 key, which signs a challenge together with the page's
 * origin, the host's hash and a counter.
 */
export function createTestAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** Bits of the flags: the person is present (1) and was verified (4); a new key follows (64). */
  const authenticatorData = (host: string, flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count, rest]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };

  return {
    id,
    /** Sets the number of signatures that the authenticator has counted. */
    setCounter(value: number): void {
      counter = value;
    },
    /** Makes the passkey. */
    create({ challenge, rp }: PasskeyStart['passkey'], page = sitePage): PasskeyAddition['passkey'] {
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(rp.id, 1 + 4 + 64, credential)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, page).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. Each signature raises the counter. */
    prove({ challenge, rpId }: SignInChallenge['passkey'], page = sitePage): PasskeyProof {
      counter += 1;
      const data = authenticatorData(rpId, 1 + 4);
      const client = clientData('webauthn.get', challenge, page);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

export type TestAuthenticator = ReturnType<typeof createTestAuthenticator>;
