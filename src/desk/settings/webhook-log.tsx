import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageSize } from '#desk/ui/list-range.ts';
import { ListRow, RecordList, RowButton } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { type Webhook, webhookDeliverySchema, webhookLogDays } from '#shared/api/webhook-contract.ts';
import { eventNames, outcomeText, webhookPath, webhooksKey } from './webhook-labels.ts';

/** Milliseconds after which the list is fetched again while a message is being sent. */
const refreshInterval = 2000;

/** The dialog with the messages to a webhook. They can be sent again, and a test can be sent. */
export function WebhookLog({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { api, toasts } = useDesk();
  const [page, setPage] = useState(1);
  const path = `${webhookPath(webhook.id)}/deliveries`;
  const range = { limit: pageSize, skip: (page - 1) * pageSize };
  const query = useQuery({
    ...listPartQuery(api, [...webhooksKey, webhook.id], webhookDeliverySchema, path, range),
    refetchInterval: ({ state }) => state.data?.items.some((item) => item.state === 'waiting') && refreshInterval,
  });
  const sending = useMutation({
    mutationFn: (to: string) => api.send(to, { method: 'POST' }),
    meta: { refreshes: [...webhooksKey, webhook.id] },
    onError: (error) => toasts.error(problemDetail(error, 'The message could not be sent. Please try again.')),
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
              className="gap-y-1"
              actions={
                <RowButton
                  look="quiet"
                  aria-label={`Send again: ${eventNames[delivery.event]} ${delivery.article?.title ?? ''}`}
                  disabled={!webhook.is_active || sending.isPending}
                  onPress={() => sending.mutate(`${path}/${delivery.id}/resend`)}
                >
                  Send again
                </RowButton>
              }
            >
              <p className="break-words">
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
