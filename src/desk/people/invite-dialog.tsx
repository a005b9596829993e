import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import {
  type InviteCreate,
  type InviteCreated,
  inviteCreateSchema,
  inviteDays,
  invitedRoleSchema,
} from '#shared/api/people-contract.ts';
import { networkErrorText } from '#shared/api/problem-to-text.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { linkText, roleNames, roleTexts } from './people-labels.ts';
import { createInvite } from './people-requests.ts';

/** The roles that an invite can give. The role with fewer rights comes first. */
const roles = (['editor', 'admin'] as const).map((id) => ({ id, name: roleNames[id] }));

/** The dialog in which an administrator invites a person. Afterwards it shows the link, which is never shown again. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<InviteCreated>();
  return made ? <LinkDialog made={made} onClose={onClose} /> : <InviteForm onMade={setMade} onClose={onClose} />;
}

interface InviteFormProps {
  readonly onMade: (made: InviteCreated) => void;
  readonly onClose: () => void;
}

function InviteForm({ onMade, onClose }: InviteFormProps) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const { control, handleSubmit, formState, watch } = useForm<InviteCreate>({
    resolver: zodResolver(inviteCreateSchema),
    defaultValues: { full_name: '', email: '', role: 'editor' },
  });
  const { errors } = formState;
  const invitation = useMutation({
    mutationFn: (invite: InviteCreate) => createInvite(api, invite),
    onSuccess: async (made) => {
      await queryClient.invalidateQueries({ queryKey: ['people'] });
      onMade(made);
    },
  });
  const submit = handleSubmit((invite) => {
    if (!invitation.isPending) invitation.mutate(invite);
  });
  return (
    <DialogFrame title="Invite somebody" width="narrow" isBusy={invitation.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <p className="text-muted">
          They get a link that works once and for {inviteDays} days. With it they choose a password, or sign in if they
          have an account.
        </p>
        <Controller
          control={control}
          name="full_name"
          render={({ field: { ref, ...field } }) => (
            <TextInput
              {...field}
              inputRef={ref}
              label="Full name"
              autoFocus
              autoComplete="off"
              error={errors.full_name?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          render={({ field: { ref, ...field } }) => (
            <TextInput
              {...field}
              inputRef={ref}
              label="Email"
              type="email"
              autoComplete="off"
              error={errors.email?.message}
            />
          )}
        />
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
        {invitation.error && <FailureNotice text={failureText(invitation.error)} />}
        <DialogFoot isBusy={invitation.isPending} onCancel={onClose}>
          <ActionButton look="primary" type="submit" isPending={invitation.isPending}>
            {invitation.isPending ? 'Inviting…' : 'Invite'}
          </ActionButton>
        </DialogFoot>
      </form>
    </DialogFrame>
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
        <LinkToCopy name={made.invite.full_name} link={address} onClose={onClose} />
      </div>
    </DialogFrame>
  );
}

function failureText(error: Error): string {
  if (error instanceof NetworkProblem) return networkErrorText;
  return problemDetail(error, 'The invite could not be made. Please try again.');
}
