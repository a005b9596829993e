import { createHmac } from 'node:crypto';

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
