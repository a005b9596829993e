import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted, failureText, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { EmptyState, ListRow, RowButton } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Webhook, webhookSchema } from '#shared/api/webhook-contract.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { eventNames, webhookPath, webhooksKey } from './webhook-labels.ts';
import { WebhookLog } from './webhook-log.tsx';

type Opened = { readonly dialog: 'new' } | { readonly dialog: 'log' | 'delete'; readonly webhook: Webhook };

/** The page on which administrators choose which other programs are told about published articles. */
export function WebhooksPanel() {
  const { api, toasts } = useDesk();
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery({
    ...apiQuery(api, webhooksKey, webhookSchema.array(), apiPaths.adminWebhooks),
    select: (items) => ({ items, total: items.length }),
  });
  const change = useMutation({
    mutationFn: ({ id, url, events, version, is_active }: Webhook) =>
      api.send(webhookPath(id), { method: 'PUT', version, body: { url, events, is_active: !is_active } }),
    meta: { refreshes: webhooksKey },
    onError: (error) => toasts.error(problemDetail(error, 'The webhook could not be changed. Please try again.')),
  });
  const removal = useMutation({
    mutationFn: ({ id, version }: Webhook) => deleted(api.send(webhookPath(id), { method: 'DELETE', version })),
    meta: { refreshes: webhooksKey },
    onSuccess: () => {
      toasts.success('The webhook is deleted');
      setOpened(undefined);
      focusAfterDialog(createButtonSelector);
    },
  });
  return (
    <ListPanel
      id="webhooks"
      title="Webhooks"
      things="webhooks"
      lead="A webhook tells another program when an article is published, changed, taken down or deleted. It sends the article’s title and address, and never a draft."
      query={query}
      action={
        <ActionButton look="primary" data-desk-create onPress={() => setOpened({ dialog: 'new' })}>
          Add a webhook
        </ActionButton>
      }
      row={(webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isBusy={change.isPending}
          onLog={() => setOpened({ dialog: 'log', webhook })}
          onSwitch={() => change.mutate(webhook)}
          onDelete={() => setOpened({ dialog: 'delete', webhook })}
        />
      )}
      empty={
        <EmptyState
          title="No webhooks yet"
          text="Add one if another program, such as a second website, should hear of new articles."
        />
      }
    >
      {opened?.dialog === 'new' && <WebhookDialog onClose={() => setOpened(undefined)} />}
      {opened?.dialog === 'delete' && (
        <FormDialog
          title="Delete the webhook"
          width="narrow"
          look="danger"
          action={removal.isPending ? 'Deleting…' : 'Delete'}
          isBusy={removal.isPending}
          failure={removal.error && failureText(removal.error, 'The webhook could not be deleted. Please try again.')}
          onSubmit={() => removal.mutate(opened.webhook)}
          onClose={() => setOpened(undefined)}
        >
          <p className="[overflow-wrap:anywhere]">
            {opened.webhook.url} hears nothing more. Its secret and its list of messages are deleted too. To keep them,
            turn it off instead.
          </p>
        </FormDialog>
      )}
      {opened?.dialog === 'log' && <WebhookLog webhook={opened.webhook} onClose={() => setOpened(undefined)} />}
    </ListPanel>
  );
}

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly isBusy: boolean;
  readonly onLog: () => void;
  readonly onSwitch: () => void;
  readonly onDelete: () => void;
}

function WebhookRow({ webhook, isBusy, onLog, onSwitch, onDelete }: WebhookRowProps) {
  const { url, events, is_active } = webhook;
  return (
    <ListRow
      actions={
        <>
          <RowButton look="quiet" aria-label={`Messages to ${url}`} onPress={onLog}>
            Messages
          </RowButton>
          <RowButton
            look="quiet"
            aria-label={`Turn ${is_active ? 'off' : 'on'} ${url}`}
            disabled={isBusy}
            onPress={onSwitch}
          >
            Turn {is_active ? 'off' : 'on'}
          </RowButton>
          <RowButton look="quiet-danger" aria-label={`Delete ${url}`} onPress={onDelete}>
            Delete
          </RowButton>
        </>
      }
    >
      <p className="break-words font-semibold [overflow-wrap:anywhere]">{url}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        <StateBadge tone="green" isOn={is_active} on="On" off="Off" />
        {events.map((event) => eventNames[event]).join(', ')}
      </p>
    </ListRow>
  );
}
