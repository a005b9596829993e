import { createHmac } from 'node:crypto';

/** What stands before the key in a secret. */
export const secretPrefix = 'whsec_';

/** The key in a secret: base64 after `whsec_`, 24 to 64 bytes as Standard Webhooks has it; undefined where it is none. */
export function readWebhookKey(secret: string): Buffer | undefined {
  if (!secret.startsWith(secretPrefix)) return undefined;
  const text = secret.slice(secretPrefix.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

/**
 * The three headers by which a receiver knows that a message is ours, whole and recent (Standard Webhooks 1.0):
 * HMAC-SHA256 over identifier, seconds since 1970 and body, with dots between.
 */
export function webhookHeaders(
  key: Buffer,
  message: { id: string; sentAt: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(message.sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64');
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
