/** Prefix of every secret. */
export const secretPrefix = 'whsec_';

/** Returns the key of a secret, which is `whsec_` and 24 to 64 bytes in base64 (Standard Webhooks 1.0), or `undefined`. */
export function readWebhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(secretPrefix)) return undefined;
  const text = secret.slice(secretPrefix.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}
