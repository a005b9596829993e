import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { deleted, failureText, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { CheckField } from '#desk/ui/check-field.tsx';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { LinkToCopy } from '#desk/ui/link-to-copy.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type ApiScope,
  type ApiToken,
  type ApiTokenCreate,
  type ApiTokenCreated,
  apiScopes,
  apiTokenCreatedSchema,
  apiTokenCreateSchema,
} from '#shared/api/api-token-contract.ts';

/** What each scope is called, and what a program with it may do. */
export const scopeTexts: Readonly<Record<ApiScope, { readonly name: string; readonly text: string }>> = {
  read_published: { name: 'Read published articles', text: 'What every visitor can read.' },
  read_drafts: { name: 'Read drafts', text: 'Every article, its earlier versions, and the pictures.' },
  write_drafts: { name: 'Write drafts', text: 'Creates, changes and deletes drafts, and uploads pictures.' },
  publish: { name: 'Publish', text: 'Publishes, changes and takes down articles; changes categories and tags.' },
  enquiries: {
    name: 'Enquiries',
    text: 'Reads what visitors left, marks it as done and adds notes. Sends no replies.',
  },
  insight: { name: 'Insight', text: 'Reads the figures.' },
};

const day = 24 * 60 * 60 * 1000;
const lifetimes = [
  { id: 30, name: '30 days' },
  { id: 90, name: '90 days' },
  { id: 365, name: 'One year' },
  { id: 0, name: 'Until you revoke it' },
];

/** The dialog in which an administrator makes a token. Afterwards it shows the token, which is never shown again. */
export function MakeTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const [days, setDays] = useState(90);
  const { control, handleSubmit, formState } = useForm<z.input<typeof apiTokenCreateSchema>, unknown, ApiTokenCreate>({
    resolver: zodResolver(apiTokenCreateSchema),
    defaultValues: { name: '', scopes: [] },
  });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (form: ApiTokenCreate) => {
      const expires_at = days === 0 ? null : new Date(Date.now() + days * day).toISOString();
      return api.read(apiTokenCreatedSchema, apiPaths.adminTokens, { method: 'POST', body: { ...form, expires_at } });
    },
    meta: { refreshes: ['tokens'] },
  });
  if (data) return <MadeTokenDialog made={data} onClose={onClose} />;
  return (
    <FormDialog
      title="Make API token"
      width="narrow"
      action={isPending ? 'Making…' : 'Make API token'}
      isBusy={isPending}
      failure={error && failureText(error, 'The token could not be made. Please try again.')}
      onSubmit={handleSubmit((form) => mutate(form))}
      onClose={onClose}
    >
      <FormText control={control} name="name" label="Name of the program" autoFocus autoComplete="off" />
      <Controller
        control={control}
        name="scopes"
        render={({ field }) => (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">What it may do</legend>
            {apiScopes.map((scope) => (
              <div key={scope}>
                <CheckField
                  label={scopeTexts[scope].name}
                  value={field.value.includes(scope)}
                  onChange={(isOn) =>
                    field.onChange(isOn ? [...field.value, scope] : field.value.filter((other) => other !== scope))
                  }
                />
                <p className="ml-9 text-muted">{scopeTexts[scope].text}</p>
              </div>
            ))}
            {formState.errors.scopes && (
              <p role="alert" className="font-medium text-rata text-sm">
                {formState.errors.scopes.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <SelectField label="Works for" options={lifetimes} value={days} onChange={(id) => setDays(Number(id))} />
    </FormDialog>
  );
}

function MadeTokenDialog({ made, onClose }: { readonly made: ApiTokenCreated; readonly onClose: () => void }) {
  return (
    <DialogFrame title="Make API token" width="narrow" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <p className="break-words">
          Copy the token of {made.name} now and give it to the program. It is not shown again. Anyone who has it can do
          what you chose.
        </p>
        <LinkToCopy label={`Token of ${made.name}`} link={made.token} what="token" onClose={onClose} />
      </div>
    </DialogFrame>
  );
}

interface RevokeTokenProps {
  readonly token: ApiToken;
  readonly onClose: () => void;
}

export function RevokeTokenDialog({ token, onClose }: RevokeTokenProps) {
  const { api, toasts } = useDesk();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleted(api.send(`${apiPaths.adminTokens}/${token.id}`, { method: 'DELETE' })),
    meta: { refreshes: ['tokens'] },
    onSuccess: () => {
      toasts.success(`The token of ${token.name} is revoked`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Revoke API token"
      width="narrow"
      action="Revoke"
      look="danger"
      isBusy={isPending}
      failure={error && problemDetail(error, 'The token could not be revoked. Please try again.')}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p className="break-words">
        <span className="font-semibold">{token.name}</span> stops working at once, with all it may do:{' '}
        {token.scopes.map((scope) => scopeTexts[scope].name.toLowerCase()).join(', ')}. What it has changed stays. This
        can’t be undone; the program needs another token to work again.
      </p>
    </FormDialog>
  );
}
