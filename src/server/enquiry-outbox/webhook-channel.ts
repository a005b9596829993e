import { type DeliveryChannel, ReceiverGoneError } from './delivery-channel.ts';
import { webhookHeaders } from './webhook-signature.ts';

/** Where enquiries are posted to, and the key that signs them. */
export interface WebhookSettings {
  readonly url: string;
  readonly key: Buffer;
}

/** Posts each enquiry as signed JSON (Standard Webhooks). Any 2xx is a receipt; 410 says never to come again. */
export function createWebhookChannel({ url, key }: WebhookSettings): DeliveryChannel {
  return {
    name: 'webhook',
    async send({ enquiry, messageKey, now }, signal) {
      const { id, name, email, phone, business, message, locale, created_at } = enquiry;
      const body = JSON.stringify({
        type: 'enquiry.received',
        timestamp: created_at,
        data: { id, name, email, phone, business, message, locale, created_at },
      });
      const headers = webhookHeaders(key, { id: `msg_${messageKey}`, sentAt: now, body });
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Bellbird', ...headers },
        body,
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel();
      if (answer.status === 410) throw new ReceiverGoneError('The receiver answered 410: it takes no more');
      if (!answer.ok) throw new Error(`The receiver answered ${answer.status}`);
    },
  };
}
