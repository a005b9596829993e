import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ListPanel } from '#desk/ui/list-panel.tsx';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Passkey, secondFactorSchema } from '#shared/api/second-factor-contract.ts';
import {
  AddPasskeyDialog,
  RecoveryCodesDialog,
  RemovePasskeyDialog,
  RenamePasskeyDialog,
  secondFactorKey,
} from './passkey-dialogs.tsx';

type OpenDialog =
  | { readonly kind: 'add' | 'codes' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }
  | undefined;

export function PasskeysPanel() {
  const { api } = useDesk();
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useQuery({
    ...apiQuery(api, secondFactorKey, secondFactorSchema, apiPaths.secondFactor),
    select: (factor) => ({ ...factor, items: factor.passkeys, total: factor.passkeys.length }),
  });
  const close = () => setDialog(undefined);
  const { data } = query;
  return (
    <ListPanel
      title="Passkeys"
      isPart
      things="passkeys"
      query={query}
      action={
        <ActionButton look="primary" onPress={() => setDialog({ kind: 'add' })}>
          Add Passkey
        </ActionButton>
      }
      lead="A passkey is a second lock: a stolen password alone then opens nothing. It is kept by your phone, your computer, a password manager or a security key."
      empty={{
        title: 'No passkey yet',
        text: 'Your password alone signs you in. Add a passkey, and signing in also asks for your fingerprint, face, PIN or security key.',
      }}
      row={(passkey) => {
        const { id, name, is_synced, created_at, last_used_at } = passkey;
        return (
          <ListRow
            key={id}
            title={
              <>
                {name}
                {is_synced && <StateBadge look="none" isOn on="On all your devices" off="" />}
              </>
            }
            actions={[
              { text: 'Rename', name: `Rename ${name}`, onPress: () => setDialog({ kind: 'rename', passkey }) },
              {
                text: 'Remove',
                name: `Remove ${name}`,
                onPress: () => setDialog({ kind: 'remove', passkey }),
                isDanger: true,
              },
            ]}
          >
            <p className="mt-0.5 text-muted">
              Added <time dateTime={created_at}>{siteMoment(created_at)}</time>,{' '}
              {last_used_at === null ? 'not used yet' : `last used ${siteMoment(last_used_at)}`}
            </p>
          </ListRow>
        );
      }}
    >
      {data && data.total > 0 && (
        <section aria-labelledby="recovery-codes-heading" className="mt-8">
          <h4 id="recovery-codes-heading" className="mb-2 text-lg">
            Recovery codes
          </h4>
          <p className="mb-4 max-w-[70ch] text-muted">
            {recoveryText(data.recovery_codes_left)} Each signs you in once when you don’t have a passkey with you.
          </p>
          <ActionButton onPress={() => setDialog({ kind: 'codes' })}>Make New Codes</ActionButton>
        </section>
      )}
      {dialog?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {dialog?.kind === 'codes' && <RecoveryCodesDialog onClose={close} />}
      {dialog?.kind === 'rename' && <RenamePasskeyDialog passkey={dialog.passkey} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemovePasskeyDialog passkey={dialog.passkey} isLast={data?.total === 1} onClose={close} />
      )}
    </ListPanel>
  );
}

function recoveryText(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`;
}
