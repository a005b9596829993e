import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { mayUseDesk } from '#shared/api/account-contract.ts';
import { inviteRefusals } from '#shared/api/people-contract.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { signIn } from '#site/browser/account-requests.ts';
import { joinByInvite, type OpenedInvite, openInvite, signOut } from '#site/browser/invite-requests.ts';
import { inviteTexts, signInTexts } from '#site/sections/account/account-page.ts';
import { FormProblems } from '#site/sections/account/form-fields.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { type AcceptParts, InviteAccountForm, inviteEmailField } from './new-password-forms.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

interface InviteProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
}

export function Invite({ locale, apiBaseUrl }: InviteProps) {
  const token = useLinkToken();
  const [opened, setOpened] = useState<OpenedInvite | string>();
  const read = useCallback(async () => {
    setOpened(undefined);
    setOpened(await openInvite(apiBaseUrl, token));
  }, [apiBaseUrl, token]);
  useEffect(() => {
    void read();
  }, [read]);

  if (opened === undefined) return <p role="status">{inviteTexts.loading}</p>;
  if (typeof opened === 'string') {
    return (
      <div className="account-form">
        <FormProblems problems={[{ message: opened }]} />
        <button className="button" type="button" onClick={read}>
          {inviteTexts.tryAgain}
        </button>
      </div>
    );
  }
  const { view, account } = opened;
  if (view.state !== 'open') {
    return (
      <p className="notice problem" role="alert">
        {inviteRefusals[view.state]}
      </p>
    );
  }
  const deskPath = localisedPath(locale, '/dashboard');
  const parts = { apiBaseUrl, invite: view, token, onDone: () => location.assign(deskPath) };
  if (account === undefined) {
    return (
      <>
        <InviteIntroduction invite={view} />
        {view.has_account ? <SignInToJoin {...parts} /> : <InviteAccountForm {...parts} />}
      </>
    );
  }
  if (mayUseDesk(account.role)) {
    return (
      <>
        <p className="notice" role="status">
          You’re signed in as {account.email} and can use the desk already. This invite is for {view.email}.
        </p>
        <p>
          <a href={deskPath}>{inviteTexts.openDesk}</a>
        </p>
        <SignOutButton apiBaseUrl={apiBaseUrl} onDone={read} />
      </>
    );
  }
  if (account.email.toLowerCase() !== view.email.toLowerCase()) {
    return (
      <>
        <p className="notice" role="status">
          This invite is for {view.email}, and you’re signed in as {account.email}. Sign out to accept it with the right
          account. If it isn’t for you, ask {view.invited_by} for an invite of your own.
        </p>
        <SignOutButton apiBaseUrl={apiBaseUrl} onDone={read} />
      </>
    );
  }
  return (
    <>
      <InviteIntroduction invite={view} />
      <JoinButton {...parts} />
    </>
  );
}

const invitedAs = {
  admin: 'an administrator',
  responder: 'somebody who answers enquiries',
  editor: 'an editor',
} as const;

function InviteIntroduction({ invite: { invited_by, email, role } }: Pick<AcceptParts, 'invite'>) {
  return (
    <p>
      {invited_by} invites <strong>{email}</strong> as {invitedAs[role]}. If that isn’t your email, ask {invited_by} for
      an invite of your own.
    </p>
  );
}

const joinSchema = z.object({ password: z.string().min(1, 'Please enter your password.') });

/** The form for people who already have an account with the invited email. They sign in to that account and join. */
function SignInToJoin({ apiBaseUrl, invite, token, onDone }: AcceptParts) {
  const submission = useSubmission();
  return (
    <>
      <p>{inviteTexts.existing}</p>
      <AccountForm
        schema={joinSchema}
        submission={submission}
        button={{ label: inviteTexts.join, busy: inviteTexts.busy }}
        send={async ({ password }) => {
          const signedIn = await signIn(apiBaseUrl, { username: invite.email, password });
          if (signedIn.kind === 'challenged') return inviteTexts.passkeyFirst;
          const failure = signedIn.kind === 'failed' ? signedIn.sentence : await joinByInvite(apiBaseUrl, token);
          if (failure === undefined) onDone();
          return failure;
        }}
        fields={[
          inviteEmailField(invite),
          { name: 'password', type: 'password', label: signInTexts.password, autoComplete: 'current-password' },
        ]}
      />
    </>
  );
}

function JoinButton({ apiBaseUrl, token, onDone }: AcceptParts) {
  return (
    <SubmitButton
      texts={{ send: inviteTexts.join, busy: inviteTexts.busy }}
      send={() => joinByInvite(apiBaseUrl, token)}
      onDone={onDone}
    />
  );
}

function SignOutButton({ apiBaseUrl, onDone }: { readonly apiBaseUrl: string; readonly onDone: () => void }) {
  const send = async () => {
    await signOut(apiBaseUrl);
    return undefined;
  };
  return <SubmitButton texts={{ send: inviteTexts.signOut, busy: inviteTexts.signOut }} send={send} onDone={onDone} />;
}
