import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useEnquirySummary } from '#desk/enquiries/enquiry-requests.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type EnquiryChannel, testMessageResultSchema } from '#shared/api/enquiry-contract.ts';

const channels: readonly { readonly name: EnquiryChannel; readonly title: string; readonly settings: string }[] = [
  { name: 'email', title: 'Email', settings: 'SMTP_URL, ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM' },
  { name: 'webhook', title: 'Webhook', settings: 'ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET' },
];

/** Lists the channels for new enquiries. Each that is set up has a button for a test message. */
export function TestMessagesCard() {
  const id = useId();
  const { data: summary } = useEnquirySummary();
  return (
    <section aria-labelledby={id} className="mt-4 min-w-0 rounded-panel border border-line bg-surface p-4 sm:px-6">
      <h3 id={id} className="text-lg">
        News of enquiries
      </h3>
      <p className="mt-1 mb-3 max-w-[70ch] text-muted">
        New enquiries are always in the desk. They can be sent to you as well. The addresses and passwords for that are
        in the settings of the server.
      </p>
      {summary && (
        <ul className="grid gap-4">
          {channels.map(({ name, title, settings }) => (
            <li key={name}>
              {summary.channels.includes(name) ? (
                <TestMessage channel={name} title={title} />
              ) : (
                <p>
                  <strong>{title}:</strong> not set up. Ask whoever hosts this site to set {settings}.
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TestMessage({ channel, title }: { readonly channel: EnquiryChannel; readonly title: string }) {
  const { api } = useDesk();
  const sending = useMutation({
    mutationFn: () =>
      api.read(testMessageResultSchema, apiPaths.adminTestMessages, { method: 'POST', body: { channel } }),
  });
  const { data, error } = sending;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto">
          <strong>{title}:</strong> set up.
        </p>
        <ActionButton
          aria-label={`Send a test by ${title.toLowerCase()}`}
          isPending={sending.isPending}
          onPress={() => sending.mutate()}
        >
          {sending.isPending ? 'Sending…' : 'Send a test'}
        </ActionButton>
      </div>
      <p role="status" className="text-muted text-sm">
        {sending.isPending && 'This can take half a minute.'}
        {data?.is_sent && 'The receiver has accepted the test. Look whether it has arrived.'}
      </p>
      {data && !data.is_sent && (
        <FailureNotice text={`The test could not be sent: ${data.reason}. Ask whoever hosts this site to check it.`} />
      )}
      {error && <FailureNotice text={failureText(error, 'The test could not be sent.')} />}
    </div>
  );
}
