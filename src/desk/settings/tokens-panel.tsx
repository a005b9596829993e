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
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { FormText } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type ApiScope,
  type ApiToken,
  type ApiTokenCreate,
  apiScopes,
  apiTokenCreatedSchema,
  apiTokenCreateSchema,
  apiTokenSchema,
} from '#shared/api/api-token-contract.ts';

/** What each scope is called, and what a program with it may do. */
const scopeTexts: Readonly<Record<ApiScope, { readonly name: string; readonly text: string }>> = {
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

const scopes = apiScopes.map((id) => ({ id, ...scopeTexts[id] }));

const day = 24 * 60 * 60 * 1000;
const lifetimes = [
  { id: 30, name: '30 days' },
  { id: 90, name: '90 days' },
  { id: 365, name: 'One year' },
  { id: 0, name: 'Until you revoke it' },
];

export function TokensPanel() {
  const { api } = useDesk();
  const [dialog, setDialog] = useState<'make' | ApiToken>();
  const query = useQuery(listPartQuery(api, ['tokens'], apiTokenSchema, apiPaths.adminTokens));
  const close = () => {
    setDialog(undefined);
    focusAfterDialog(createButtonSelector);
  };
  return (
    <ListPanel
      title="API tokens"
      things="API tokens"
      query={query}
      action={
        <ActionButton look="primary" data-desk-create onPress={() => setDialog('make')}>
          Make API token
        </ActionButton>
      }
      lead={
        <>
          A token lets another program use this site: a page that shows articles elsewhere, or an assistant that writes
          drafts. What a program changes carries the name of its token.{' '}
          <a href={apiPaths.docs} className="underline">
            How to use the API
          </a>
          .
        </>
      }
      empty={{ title: 'No API tokens', text: 'Make one when a program asks for it.' }}
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => setDialog(token)} />}
    >
      {dialog === 'make' && <MakeTokenDialog onClose={close} />}
      {typeof dialog === 'object' && <RevokeTokenDialog token={dialog} onClose={close} />}
    </ListPanel>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: ApiToken; readonly onRevoke: () => void }) {
  const { name, last_letters, created_by, created_at, expires_at, last_used_at } = token;
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  const end = expires_at === null ? 'Works until you revoke it' : `Works until ${siteMoment(expires_at)}`;
  return (
    <ListRow
      title={
        <span>
          {name} <span className="font-normal text-muted">ends with {last_letters}</span>
        </span>
      }
      actions={[{ text: 'Revoke', name: `Revoke ${name}`, onPress: onRevoke, isDanger: true }]}
    >
      <p>{token.scopes.map((scope) => scopeTexts[scope].name).join(', ')}</p>
      <p className="break-words text-muted">
        Made by {created_by} on {siteMoment(created_at)}.{' '}
        {hasExpired ? `Stopped working on ${siteMoment(expires_at)}` : end}.{' '}
        {last_used_at === null ? 'Not used yet.' : `Last used ${siteMoment(last_used_at)}.`}
      </p>
    </ListRow>
  );
}

/** The dialog in which an administrator makes a token. Afterwards it shows the token, which is never shown again. */
function MakeTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const [days, setDays] = useState(90);
  const { control, handleSubmit } = useForm<z.input<typeof apiTokenCreateSchema>, unknown, ApiTokenCreate>({
    resolver: zodResolver(apiTokenCreateSchema),
    defaultValues: { name: '', scopes: [] },
  });
  const making = useAction({
    send: (form: ApiTokenCreate) => {
      const expires_at = days === 0 ? null : new Date(Date.now() + days * day).toISOString();
      return api.read(apiTokenCreatedSchema, apiPaths.adminTokens, { method: 'POST', body: { ...form, expires_at } });
    },
    refreshes: ['tokens'],
  });
  const made = making.data;
  if (made) {
    return (
      <MadeDialog
        title="Make API token"
        label={`Token of ${made.name}`}
        link={made.token}
        what="token"
        onClose={onClose}
      >
        <p>
          Copy the token of {made.name} now and give it to the program. It is not shown again. Anyone who has it can do
          what you chose.
        </p>
      </MadeDialog>
    );
  }
  return (
    <FormDialog
      title="Make API token"
      action={making.isPending ? 'Making…' : 'Make API token'}
      sending={making}
      fault="The token could not be made. Please try again."
      onSubmit={handleSubmit((form) => making.mutate(form))}
      onClose={onClose}
    >
      <FormText control={control} name="name" label="Name of the program" autoFocus autoComplete="off" />
      <FormChecks control={control} name="scopes" legend="What it may do" options={scopes} />
      <SelectField label="Works for" options={lifetimes} value={days} onChange={(id) => setDays(Number(id))} />
    </FormDialog>
  );
}

function RevokeTokenDialog({ token, onClose }: { readonly token: ApiToken; readonly onClose: () => void }) {
  const { api } = useDesk();
  const revoking = useAction({
    send: () => deleted(api.send(`${apiPaths.adminTokens}/${token.id}`, { method: 'DELETE' })),
    refreshes: ['tokens'],
    done: `The token of ${token.name} is revoked`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Revoke API token"
      action="Revoke"
      look="danger"
      sending={revoking}
      fault="The token could not be revoked. Please try again."
      onSubmit={() => revoking.mutate()}
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
