import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { timestampSchema } from '#shared/api/record-contract.ts';

const statementSchema = z.object({
  /** The identity of the instance that made the copy. */
  instance: z.string(),
  site: z.string(),
  /** Name of the copy in the object store. */
  name: z.string(),
  created_at: timestampSchema,
  /** SHA-256 of the encrypted copy as hex digits. */
  sha256: z.string(),
});

export type CopyStatement = z.infer<typeof statementSchema>;

const signedSchema = statementSchema.extend({ signature: z.string() });

/** What precedes the 32 bytes of a private Ed25519 key in PKCS #8. */
const keyStart = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Returns the key that signs copies, 43 characters of base64url. It is derived one way from the secret age key: a
 * server that has it can sign copies and cannot read them, and the secret key alone can check every signature.
 */
export function signingKeyOf(identity: string): string {
  return Buffer.from(hkdfSync('sha256', identity, '', 'bellbird signature of backups', 32)).toString('base64url');
}

function privateKeyOf(signingKey: string) {
  const key = Buffer.concat([keyStart, Buffer.from(signingKey, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

function bytesOf({ instance, site, name, created_at, sha256 }: CopyStatement): Buffer {
  return Buffer.from(JSON.stringify([instance, site, name, created_at, sha256]));
}

export function signStatement(statement: CopyStatement, signingKey: string): string {
  const signature = sign(null, bytesOf(statement), privateKeyOf(signingKey)).toString('base64url');
  return JSON.stringify({ ...statement, signature });
}

/** Returns the statement in a text, or `undefined` when it was not signed with this key. */
export function readStatement(text: string, signingKey: string): CopyStatement | undefined {
  try {
    const { signature, ...statement } = signedSchema.parse(JSON.parse(text));
    const key = createPublicKey(privateKeyOf(signingKey));
    return verify(null, bytesOf(statement), key, Buffer.from(signature, 'base64url')) ? statement : undefined;
  } catch {
    return undefined;
  }
}
