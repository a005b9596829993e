import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { ListRow, RecordList } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Webhook,
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookLogDays,
} from '#shared/api/webhook-contract.ts';

/** Key of what administrators see of the server. It also has the notices, which name webhooks that fail. */
export const serverKey = ['server'];
export const webhooksKey = [...serverKey, 'webhooks'];

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

/** Milliseconds after which the list is fetched again while a message is being sent. */
const refreshInterval = 2000;

/** The dialog with the messages to a webhook. They can be sent again, and a test can be sent. */
export function WebhookLog({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { api } = useDesk();
  const [page, setPage] = useState(1);
  const path = `${webhookPath(webhook.id)}/deliveries`;
  const query = useQuery({
    ...listPartQuery(api, [...webhooksKey, webhook.id], webhookDeliverySchema, path, pageRange(page)),
    refetchInterval: ({ state }) => state.data?.items.some((item) => item.state === 'waiting') && refreshInterval,
  });
  const sending = useAction({
    send: (to: string) => api.send(to, { method: 'POST' }),
    refreshes: [...webhooksKey, webhook.id],
    failure: 'The message could not be sent. Please try again.',
  });
  return (
    <DialogFrame title="Messages of the webhook" width="wide" isTall onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 text-muted [overflow-wrap:anywhere]">
            Sent to {webhook.url} in the last {webhookLogDays} days.
          </p>
          <ActionButton
            isDisabled={!webhook.is_active}
            isPending={sending.isPending}
            onPress={() => sending.mutate(`${webhookPath(webhook.id)}/test`)}
          >
            Send a test
          </ActionButton>
        </div>
        {!webhook.is_active && <p>This webhook is off. Turn it on to send something.</p>}
        <RecordList
          label="Messages"
          things="messages"
          query={query}
          page={page}
          onPage={setPage}
          empty={<p className="text-center text-muted">Nothing was sent yet.</p>}
          row={(delivery) => (
            <ListRow
              key={delivery.id}
              actions={[
                {
                  text: 'Send again',
                  name: `Send again: ${eventNames[delivery.event]} ${delivery.article?.title ?? ''}`,
                  isPending: !webhook.is_active || sending.isPending,
                  onPress: () => sending.mutate(`${path}/${delivery.id}/resend`),
                },
              ]}
            >
              <p className="break-words text-base">
                <span className="font-semibold">{eventNames[delivery.event]}</span> {delivery.article?.title}{' '}
                <span className="text-muted">{siteMoment(delivery.occurred_at)}</span>
              </p>
              <p
                className={`[overflow-wrap:anywhere] ${delivery.state === 'failed' ? 'font-medium text-rata' : 'text-muted'}`}
              >
                {outcomeText(delivery)}
              </p>
            </ListRow>
          )}
        />
      </div>
    </DialogFrame>
  );
}

/** Returns a sentence about what became of a message. Example: "Arrived 2 Dec 2026, 9.05 am, status 204". */
function outcomeText({ state, status, attempts, last_error, updated_at }: WebhookDelivery): string {
  const when = siteMoment(updated_at);
  if (state === 'delivered') return `Arrived ${when}${status === null ? '' : `, status ${status}`}`;
  if (attempts === 0 || last_error === null) return 'Being sent';
  return `${state === 'failed' ? 'Not sent' : 'Tried, and will be tried again'}, ${when}: ${last_error}`;
}
