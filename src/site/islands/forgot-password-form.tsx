import { useState } from 'react';
import { resetRequestSchema } from '#shared/api/password-reset-contract.ts';
import { askForLink, type LinkKind } from '#site/browser/password-reset-requests.ts';
import { forgotPasswordTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';

export function ForgotPasswordForm({ apiBaseUrl, link }: { apiBaseUrl: string; link: LinkKind }) {
  const [sentence, setSentence] = useState<string>();
  const submission = useSubmission();
  return (
    <div>
      <div role="status">{sentence && <p className="notice">{sentence}</p>}</div>
      {sentence === undefined && (
        <AccountForm
          schema={resetRequestSchema}
          submission={submission}
          button={{ label: forgotPasswordTexts.send, busy: forgotPasswordTexts.busy }}
          send={async ({ email }) => {
            const outcome = await askForLink(apiBaseUrl, link, email);
            if (outcome.kind === 'failed') return outcome.sentence;
            setSentence(outcome.sentence);
            return undefined;
          }}
          fields={[
            {
              name: 'email',
              type: 'email',
              label: forgotPasswordTexts.email,
              hint: forgotPasswordTexts.emailHint,
              autoComplete: 'username',
            },
          ]}
        />
      )}
    </div>
  );
}
