import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { CheckField } from '#desk/ui/check-field.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { LinkToCopy } from '#desk/ui/link-to-copy.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type WebhookSave,
  webhookCreatedSchema,
  webhookEvents,
  webhookSaveSchema,
} from '#shared/api/webhook-contract.ts';
import { eventNames, webhooksKey } from './webhook-labels.ts';

type Form = z.input<typeof webhookSaveSchema>;

/** The dialog in which an administrator adds a webhook. Afterwards it shows the secret, which is never shown again. */
export function WebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const { control, handleSubmit } = useForm<Form, unknown, WebhookSave>({
    resolver: zodResolver(webhookSaveSchema),
    defaultValues: { url: '', events: [...webhookEvents] },
  });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (body: WebhookSave) => api.read(webhookCreatedSchema, apiPaths.adminWebhooks, { method: 'POST', body }),
    meta: { refreshes: webhooksKey },
  });
  if (data) {
    return (
      <DialogFrame title="Add a webhook" width="narrow" onClose={onClose}>
        <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
          <p>
            The webhook is on. Every message is signed with this secret, so that the other program can check that it
            comes from here. Copy it now: it can’t be shown again.
          </p>
          <LinkToCopy what="secret" label="Secret" link={data.secret} onClose={onClose} />
        </div>
      </DialogFrame>
    );
  }
  return (
    <FormDialog
      title="Add a webhook"
      width="narrow"
      action={isPending ? 'Adding…' : 'Add'}
      isBusy={isPending}
      failure={error && failureText(error, 'The webhook could not be added. Please try again.')}
      onSubmit={handleSubmit((webhook) => mutate(webhook))}
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
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange }, fieldState }) => (
          <fieldset>
            <legend className="mb-1 font-semibold">Tell it when an article is</legend>
            {webhookEvents.map((event) => (
              <CheckField
                key={event}
                label={eventNames[event]}
                value={value.includes(event)}
                onChange={(isOn) => onChange(isOn ? [...value, event] : value.filter((other) => other !== event))}
              />
            ))}
            {fieldState.error && (
              <p role="alert" className="font-medium text-rata text-sm">
                {fieldState.error.message}
              </p>
            )}
          </fieldset>
        )}
      />
    </FormDialog>
  );
}
