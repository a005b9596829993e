import { useMutation } from '@tanstack/react-query';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFoot } from '#desk/ui/dialog-foot.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { resetLinkMinutes } from '#shared/api/password-reset-contract.ts';
import type { Person } from '#shared/api/people-contract.ts';
import { networkErrorText } from '#shared/api/problem-to-text.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { makeResetLink } from './people-requests.ts';

interface ResetLinkDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** The dialog that makes a link with which a person who forgot their password can set a new one. */
export function ResetLinkDialog({ person, onClose }: ResetLinkDialogProps) {
  const { api } = useDesk();
  const making = useMutation({ mutationFn: () => makeResetLink(api, person) });
  const link = making.data?.link;
  return (
    <DialogFrame title="New password" width="narrow" isBusy={making.isPending} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        <p className="break-words font-semibold">
          {person.full_name}, {person.email}
        </p>
        <p>
          {link === undefined
            ? `You get a link with which this person chooses a new password. It works once and for ${resetLinkMinutes} minutes. Until then the old password stays.`
            : 'Send this link only to the person, in a way that you trust. It is not shown again.'}
        </p>
        {making.error && <FailureNotice text={failureText(making.error)} />}
        {link === undefined ? (
          <DialogFoot isBusy={making.isPending} onCancel={onClose}>
            <ActionButton look="primary" onPress={() => making.mutate()} isPending={making.isPending}>
              Make the link
            </ActionButton>
          </DialogFoot>
        ) : (
          <LinkToCopy name={person.full_name} link={link} onClose={onClose} />
        )}
      </div>
    </DialogFrame>
  );
}

function failureText(error: Error): string {
  if (error instanceof NetworkProblem) return networkErrorText;
  return problemDetail(error, 'The link could not be made. Please try again.');
}
