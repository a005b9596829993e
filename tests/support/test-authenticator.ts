import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAddition,
  PasskeyProof,
  PasskeyStart,
  SignInChallenge,
} from '#shared/api/second-factor-contract.ts';

type Encodable = number | string | Uint8Array | ReadonlyMap<number | string, Encodable>;

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
    return encode(
      new Map<number, Encodable>([
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
      const attestation = encode(
        new Map<string, Encodable>([
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
          attestationObject: attestation.toString('base64url'),
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

/** Encodes a value as CBOR (RFC 8949): integers, texts, bytes and maps up to 65,535 in size. */
function encode(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [encode(key), encode(item)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([major * 32 + size]);
  if (size < 256) return Buffer.from([major * 32 + 24, size]);
  return Buffer.from([major * 32 + 25, size >> 8, size & 255]);
}
