import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { deleted } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { FormChecks } from '#desk/ui/form-checks.tsx';
import { MadeDialog } from '#desk/ui/link-to-copy.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { ListRow } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Webhook,
  type WebhookSave,
  webhookCreatedSchema,
  webhookEvents,
  webhookSaveSchema,
  webhookSchema,
} from '#shared/api/webhook-contract.ts';
import { eventNames, serverKey, WebhookLog, webhookPath, webhooksKey } from './webhook-log.tsx';

type Opened = { readonly dialog: 'new' } | { readonly dialog: 'log' | 'delete'; readonly webhook: Webhook };

/** The page on which administrators choose which other programs are told about published articles. */
export function WebhooksPanel() {
  const { api } = useDesk();
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery(listPartQuery(api, webhooksKey, webhookSchema, apiPaths.adminWebhooks));
  const change = useAction({
    send: ({ id, url, events, version, is_active }: Webhook) =>
      api.send(webhookPath(id), { method: 'PUT', version, body: { url, events, is_active: !is_active } }),
    refreshes: serverKey,
    failure: 'The webhook could not be changed. Please try again.',
  });
  return (
    <ListPanel
      title="Webhooks"
      things="webhooks"
      lead="A webhook tells another program when an article is published, changed, taken down or deleted. It sends the article’s title and address, and never a draft."
      query={query}
      action={
        <ActionButton look="primary" data-desk-create onPress={() => setOpened({ dialog: 'new' })}>
          Add a webhook
        </ActionButton>
      }
      row={(webhook) => {
        const { id, url, events, is_active } = webhook;
        const turn = `Turn ${is_active ? 'off' : 'on'}`;
        return (
          <ListRow
            key={id}
            title={url}
            actions={[
              {
                text: 'Messages',
                name: `Messages to ${url}`,
                onPress: () => setOpened({ dialog: 'log', webhook }),
              },
              {
                text: turn,
                name: `${turn} ${url}`,
                isPending: change.isPending,
                onPress: () => change.mutate(webhook),
              },
              {
                text: 'Delete',
                name: `Delete ${url}`,
                isDanger: true,
                onPress: () => setOpened({ dialog: 'delete', webhook }),
              },
            ]}
          >
            <p className="flex flex-wrap items-center gap-x-3 text-muted">
              <StateBadge look="live" isOn={is_active} on="On" off="Off" />
              {events.map((event) => eventNames[event]).join(', ')}
            </p>
          </ListRow>
        );
      }}
      empty={{
        title: 'No webhooks yet',
        text: 'Add one if another program, such as a second website, should hear of new articles.',
      }}
    >
      {opened?.dialog === 'new' && <AddWebhookDialog onClose={() => setOpened(undefined)} />}
      {opened?.dialog === 'delete' && (
        <DeleteWebhookDialog webhook={opened.webhook} onClose={() => setOpened(undefined)} />
      )}
      {opened?.dialog === 'log' && <WebhookLog webhook={opened.webhook} onClose={() => setOpened(undefined)} />}
    </ListPanel>
  );
}

/** The dialog in which an administrator adds a webhook. Afterwards it shows the secret, which is never shown again. */
function AddWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const { control, handleSubmit } = useForm<z.input<typeof webhookSaveSchema>, unknown, WebhookSave>({
    resolver: zodResolver(webhookSaveSchema),
    defaultValues: { url: '', events: [...webhookEvents] },
  });
  const adding = useAction({
    send: (body: WebhookSave) => api.read(webhookCreatedSchema, apiPaths.adminWebhooks, { method: 'POST', body }),
    refreshes: webhooksKey,
  });
  if (adding.data) {
    return (
      <MadeDialog title="Add a webhook" what="secret" label="Secret" link={adding.data.secret} onClose={onClose}>
        <p>
          The webhook is on. Every message is signed with this secret, so that the other program can check that it comes
          from here. Copy it now: it can’t be shown again.
        </p>
      </MadeDialog>
    );
  }
  return (
    <FormDialog
      title="Add a webhook"
      action={adding.isPending ? 'Adding…' : 'Add'}
      sending={adding}
      fault="The webhook could not be added. Please try again."
      onSubmit={handleSubmit((webhook) => adding.mutate(webhook))}
      onClose={onClose}
    >
      <FormText
        control={control}
        name="url"
        label="Address"
        hint="The people who run the other program tell you this address."
        type="url"
        autoFocus
        autoComplete="off"
      />
      <FormChecks
        control={control}
        name="events"
        legend="Tell it when an article is"
        options={webhookEvents.map((id) => ({ id, name: eventNames[id] }))}
      />
    </FormDialog>
  );
}

function DeleteWebhookDialog({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { api } = useDesk();
  const { id, version, url } = webhook;
  const removal = useAction({
    send: () => deleted(api.send(webhookPath(id), { method: 'DELETE', version })),
    refreshes: serverKey,
    done: 'The webhook is deleted',
    onDone: () => {
      onClose();
      focusAfterDialog(createButtonSelector);
    },
  });
  return (
    <FormDialog
      title="Delete the webhook"
      look="danger"
      action={removal.isPending ? 'Deleting…' : 'Delete'}
      sending={removal}
      fault="The webhook could not be deleted. Please try again."
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">
        {url} hears nothing more. Its secret and its list of messages are deleted too. To keep them, turn it off
        instead.
      </p>
    </FormDialog>
  );
}
