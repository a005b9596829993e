import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { apiQuery } from '#desk/api/api-client.ts';
import { deleted } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { createButtonSelector, focusAfterDialog } from '#desk/ui/focus-after-dialog.ts';
import { MadeDialog } from '#desk/ui/link-to-copy.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { ListRow, listClasses } from '#desk/ui/record-list.tsx';
import { FormSelect } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { FormText } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Invite,
  type InviteCreate,
  inviteCreatedSchema,
  inviteCreateSchema,
  inviteDays,
  inviteSchema,
} from '#shared/api/people-contract.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { linkText, roleNames } from './people-labels.ts';
import { RoleTexts } from './person-dialogs.tsx';

/** The roles that an invite can give. The role with fewer rights comes first. */
const roles = (['editor', 'responder', 'admin'] as const).map((id) => ({ id, name: roleNames[id] }));

/** The dialog in which an administrator invites a person. Afterwards it shows the link, which is never shown again. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { api, locale } = useDesk();
  const { control, handleSubmit } = useForm<InviteCreate>({
    resolver: zodResolver(inviteCreateSchema),
    defaultValues: { full_name: '', email: '', role: 'editor' },
  });
  const inviting = useAction({
    send: (body: InviteCreate) => api.read(inviteCreatedSchema, apiPaths.adminInvites, { method: 'POST', body }),
    refreshes: ['people'],
  });
  const made = inviting.data;
  if (made) {
    return (
      <MadeDialog
        title="Invite somebody"
        label={`Link for ${made.invite.full_name}`}
        link={`${location.origin}${localisedPath(locale, '/invite')}#${made.token}`}
        onClose={onClose}
      >
        {made.mail === 'failed' ? <FailureNotice text={linkText(made)} /> : <p>{linkText(made)}</p>}
      </MadeDialog>
    );
  }
  return (
    <FormDialog
      title="Invite somebody"
      action={inviting.isPending ? 'Inviting…' : 'Invite'}
      sending={inviting}
      fault="The invite could not be made. Please try again."
      onSubmit={handleSubmit((invite) => inviting.mutate(invite))}
      onClose={onClose}
    >
      <p className="text-muted">
        You get a link for them. It works once, for {inviteDays} days. The person opens it and chooses a password, or
        signs in.
      </p>
      <FormText control={control} name="full_name" label="Full name" autoFocus autoComplete="off" />
      <FormText control={control} name="email" label="Email" type="email" autoComplete="off" />
      <FormSelect control={control} name="role" label="Role" options={roles} />
      <RoleTexts roles={roles.map(({ id }) => id)} />
    </FormDialog>
  );
}

/** Lists the invites that nobody has used. Shows nothing if there are none. */
export function InviteList() {
  const { api } = useDesk();
  const invites = useQuery(apiQuery(api, ['people', 'invites'], z.array(inviteSchema), apiPaths.adminInvites));
  const withdrawal = useAction({
    send: ({ id }: Invite) => deleted(api.send(`${apiPaths.adminInvites}/${id}`, { method: 'DELETE' })),
    refreshes: ['people'],
    done: ({ full_name }) => `The invite of ${full_name} is withdrawn`,
    onDone: () => focusAfterDialog(createButtonSelector),
    failure: 'The invite could not be withdrawn. Please try again.',
  });
  if (!invites.isError && !invites.data?.length) return null;
  return (
    <section aria-labelledby="invites-heading" className="mt-8">
      <h3 id="invites-heading" className="mb-2 text-lg">
        Invites nobody has used yet
      </h3>
      {invites.isError && <LoadFailure text="The invites could not be loaded." query={invites} />}
      <ul className={`${listClasses} empty:hidden`}>
        {invites.data?.map((invite) => (
          <ListRow
            key={invite.id}
            title={
              <span>
                {invite.full_name} <span className="font-normal text-muted">{invite.email}</span>
              </span>
            }
            actions={[
              {
                text: 'Withdraw',
                name: `Withdraw the invite of ${invite.full_name}`,
                isDanger: true,
                isPending: withdrawal.isPending,
                onPress: () => withdrawal.mutate(invite),
              },
            ]}
          >
            <p className="break-words text-muted">{inviteText(invite)}</p>
          </ListRow>
        ))}
      </ul>
    </section>
  );
}

function inviteText({ role, invited_by, created_at, expires_at, is_open }: Invite): string {
  const end = is_open ? `Works until ${siteMoment(expires_at)}.` : 'No longer works. Invite the person again.';
  return `${roleNames[role]}, invited by ${invited_by} on ${siteMoment(created_at)}. ${end}`;
}
