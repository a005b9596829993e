import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readWebhookKey } from '../config/setting-kinds.ts';
import { webhookHeaders } from './delivery-channels.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('a signed message is accepted by the library of Standard Webhooks, and refused after any change', () => {
  const key = readWebhookKey(secret);
  if (!key) throw new Error('The secret is good.');
  const body = JSON.stringify({ name: 'Māia 王伟' });
  const headers = webhookHeaders(key, { id: 'msg_1', sentAt: new Date(), body });
  const receiver = new Webhook(secret);
  expect(receiver.verify(body, headers)).toEqual({ name: 'Māia 王伟' });
  expect(() => receiver.verify(body.replace('Māia', 'Maia'), headers)).toThrow();
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
});

test.each(['', 'secret', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(200)}`, 'whsec_not base64 at all, is it'])(
  '%s is not a valid secret',
  (text) => expect(readWebhookKey(text)).toBeUndefined(),
);
