import type { Config } from '../config/config.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import { createEmailChannel } from './email-channel.ts';
import { createWebhookChannel } from './webhook-channel.ts';

/** The ways of passing enquiries on that the settings name; none by default. */
export async function createConfiguredChannels({ enquiries, siteUrl }: Config): Promise<DeliveryChannel[]> {
  const channels: DeliveryChannel[] = [];
  if (enquiries.email)
    channels.push(await createEmailChannel({ ...enquiries.email, deskUrl: `${siteUrl}/dashboard/enquiries` }));
  if (enquiries.webhook) channels.push(createWebhookChannel(enquiries.webhook));
  return channels;
}
