import { useState } from 'react';
import { apiPaths } from '#shared/api/api-paths.ts';
import { resetRequestedSchema, resetRequestSchema } from '#shared/api/password-reset-contract.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { sendJson } from '#site/browser/send-json.ts';
import { confirmEmailTexts, forgotPasswordTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';

/** What a mailed link is for: to choose a new password, or to confirm the address of an account. */
const links = {
  password: { path: apiPaths.resetRequests, texts: forgotPasswordTexts },
  address: { path: apiPaths.addressRequests, texts: confirmEmailTexts },
} as const;

export function ForgotPasswordForm({ apiBaseUrl, link }: { apiBaseUrl: string; link: keyof typeof links }) {
  const { path, texts } = links[link];
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
            const answer = await sendJson(`${apiBaseUrl}${path}`, { email });
            if (answer.kind !== 'ok') return refusalText(answer, forgotPasswordTexts.failed);
            const sendsMail = resetRequestedSchema.safeParse(answer.body).data?.sends_mail;
            setSentence(sendsMail === false ? texts.noMail : texts.mailed);
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
