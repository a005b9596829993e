import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DialogFrame, FormDialog } from '#desk/ui/dialog-frame.tsx';
import { LinkToCopy } from '#desk/ui/link-to-copy.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type InviteCreate,
  type InviteCreated,
  inviteCreatedSchema,
  inviteCreateSchema,
  inviteDays,
  invitedRoleSchema,
} from '#shared/api/people-contract.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { linkText, roleNames, roleTexts } from './people-labels.ts';

/** The roles that an invite can give. The role with fewer rights comes first. */
const roles = (['editor', 'responder', 'admin'] as const).map((id) => ({ id, name: roleNames[id] }));

/** The dialog in which an administrator invites a person. Afterwards it shows the link, which is never shown again. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useDesk();
  const { control, handleSubmit, watch } = useForm<InviteCreate>({
    resolver: zodResolver(inviteCreateSchema),
    defaultValues: { full_name: '', email: '', role: 'editor' },
  });
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (body: InviteCreate) => api.read(inviteCreatedSchema, apiPaths.adminInvites, { method: 'POST', body }),
    meta: { refreshes: ['people'] },
  });
  if (data) return <LinkDialog made={data} onClose={onClose} />;
  return (
    <FormDialog
      title="Invite somebody"
      width="narrow"
      action={isPending ? 'Inviting…' : 'Invite'}
      isBusy={isPending}
      failure={error && failureText(error, 'The invite could not be made. Please try again.')}
      onSubmit={handleSubmit((invite) => mutate(invite))}
      onClose={onClose}
    >
      <p className="text-muted">
        They get a link that works once and for {inviteDays} days. With it they choose a password, or sign in if they
        have an account.
      </p>
      <FormText control={control} name="full_name" label="Full name" autoFocus autoComplete="off" />
      <FormText control={control} name="email" label="Email" type="email" autoComplete="off" />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <SelectField
            label="Role"
            options={roles}
            value={field.value}
            hint={roleTexts[watch('role')]}
            onChange={(id) => field.onChange(invitedRoleSchema.parse(id))}
          />
        )}
      />
    </FormDialog>
  );
}

function LinkDialog({ made, onClose }: { readonly made: InviteCreated; readonly onClose: () => void }) {
  const { locale } = useDesk();
  const address = `${location.origin}${localisedPath(locale, '/invite')}#${made.token}`;
  return (
    <DialogFrame title="Invite somebody" width="narrow" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        {made.mail === 'failed' ? (
          <FailureNotice text={linkText(made)} />
        ) : (
          <p className="break-words">{linkText(made)}</p>
        )}
        <LinkToCopy label={`Link for ${made.invite.full_name}`} link={address} onClose={onClose} />
      </div>
    </DialogFrame>
  );
}
