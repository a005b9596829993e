import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { WebhookDelivery } from '#shared/api/webhook-contract.ts';

export const webhooksKey = ['webhooks'];

export function webhookPath(id: number): string {
  return `${apiPaths.adminWebhooks}/${id}`;
}

export const eventNames: Readonly<Record<WebhookDelivery['event'], string>> = {
  'article.published': 'Published',
  'article.changed': 'Changed',
  'article.unpublished': 'Taken down',
  'article.deleted': 'Deleted',
  'webhook.test': 'Test',
};

/** Returns a sentence about what became of a message. Example: "Arrived 2 Dec 2026, 9.05 am, status 204". */
export function outcomeText({ state, status, attempts, last_error, updated_at }: WebhookDelivery): string {
  const when = siteMoment(updated_at);
  if (state === 'delivered') return `Arrived ${when}${status === null ? '' : `, status ${status}`}`;
  if (attempts === 0 || last_error === null) return 'Being sent';
  return `${state === 'failed' ? 'Not sent' : 'Tried, and will be tried again'}, ${when}: ${last_error}`;
}
