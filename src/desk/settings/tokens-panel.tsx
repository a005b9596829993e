import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { createButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { EmptyState, ListRow, RowButton } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type ApiToken, apiTokenSchema } from '#shared/api/api-token-contract.ts';
import { MakeTokenDialog, RevokeTokenDialog, scopeTexts } from './token-dialogs.tsx';

/** Lists the tokens with which programs use the API. */
export function TokensPanel() {
  const { api } = useDesk();
  const [dialog, setDialog] = useState<'make' | ApiToken>();
  const query = useQuery({
    ...apiQuery(api, ['tokens'], z.array(apiTokenSchema), apiPaths.adminTokens),
    select: (items) => ({ items, total: items.length }),
  });
  const close = () => {
    setDialog(undefined);
    focusAfterDialog(createButtonSelector);
  };
  return (
    <ListPanel
      id="tokens"
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
      empty={<EmptyState title="No API tokens" text="Make one when a program asks for it." />}
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => setDialog(token)} />}
    >
      {dialog === 'make' && <MakeTokenDialog onClose={close} />}
      {typeof dialog === 'object' && <RevokeTokenDialog token={dialog} onClose={close} />}
    </ListPanel>
  );
}

interface TokenRowProps {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}

function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { name, scopes, last_letters, created_by, created_at, expires_at, last_used_at } = token;
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  const end = expires_at === null ? 'Works until you revoke it' : `Works until ${siteMoment(expires_at)}`;
  return (
    <ListRow
      className="gap-y-1"
      actions={
        <RowButton look="quiet-danger" aria-label={`Revoke ${name}`} onPress={onRevoke}>
          Revoke
        </RowButton>
      }
    >
      <h3 className="break-words font-sans font-semibold text-base leading-snug">
        {name} <span className="font-normal text-muted">ends with {last_letters}</span>
      </h3>
      <p>{scopes.map((scope) => scopeTexts[scope].name).join(', ')}</p>
      <p className="break-words text-muted">
        Made by {created_by} on {siteMoment(created_at)}.{' '}
        {hasExpired ? `Stopped working on ${siteMoment(expires_at)}` : end}.{' '}
        {last_used_at === null ? 'Not used yet.' : `Last used ${siteMoment(last_used_at)}.`}
      </p>
    </ListRow>
  );
}
