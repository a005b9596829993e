import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { apiQuery } from '#desk/api/api-client.ts';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useEnquirySummary } from '#desk/enquiries/enquiry-requests.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { Card } from '#desk/ui/card.tsx';
import { useDeskPlace } from '#desk/ui/desk-place.tsx';
import { FailureNotice, LoadFailure, PageNotice } from '#desk/ui/notice.tsx';
import { PageHeader } from '#desk/ui/page-header.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type EnquiryChannel, testMessageResultSchema } from '#shared/api/enquiry-contract.ts';
import {
  type OwnerSetting,
  type OwnerSettingName,
  ownerSettingSchema,
  ownerSettingTitles,
} from '#shared/api/owner-setting-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { type OnChanged, SettingCard, settingsKey } from './setting-card.tsx';
import { addressEditor, choiceEditor, hoursEditor, rateEditor, textEditor, unset } from './setting-fields.tsx';
import { VersionCard } from './version-card.tsx';

const phoneEditor = textEditor('The number that customers ring, as they should read it.', 'Phone number');
const whoWeAreEditor = textEditor('Who runs the business, in one to three sentences.', 'Who we are', 4);
const usageRateEditor = rateEditor('What a minute of calls costs. The number is the same in every country.');
const gstEditor = choiceEditor('What Home says about GST beside the prices.', 'GST', [
  { id: unset, name: 'Say nothing' },
  { id: 'included', name: 'Prices and usage include GST' },
  { id: 'added', name: 'GST is added to prices and usage' },
]);
const voiceConsentEditor = choiceEditor(
  'This matters if voice agents of your provider are set up. The built-in agents send nothing to a provider.',
  'Before the voice provider is contacted',
  [
    { id: 'none', name: 'Load it with the page' },
    { id: 'ask', name: 'Ask visitors first' },
  ],
);

interface CardProps {
  readonly setting: OwnerSetting;
  readonly onChanged: OnChanged;
}

const cards: Readonly<Record<OwnerSettingName, (props: CardProps) => ReactNode>> = {
  openingHours: (props) => <SettingCard {...props} editor={hoursEditor} />,
  phone: (props) => <SettingCard {...props} editor={phoneEditor} />,
  address: (props) => <SettingCard {...props} editor={addressEditor} />,
  whoWeAre: (props) => <SettingCard {...props} editor={whoWeAreEditor} />,
  gst: (props) => <SettingCard {...props} editor={gstEditor} />,
  usageRate: (props) => <SettingCard {...props} editor={usageRateEditor} />,
  voiceConsent: (props) => <SettingCard {...props} editor={voiceConsentEditor} />,
};

const pages = {
  settings: { title: 'Business', names: ['openingHours', 'phone', 'address', 'whoWeAre'] },
  prices: { title: 'Prices and calls', names: ['gst', 'usageRate', 'voiceConsent'] },
} as const satisfies Record<string, { title: string; names: readonly OwnerSettingName[] }>;

export function SettingsPanel() {
  const { api } = useDesk();
  const place = useDeskPlace() === 'prices' ? 'prices' : 'settings';
  const { title, names } = pages[place];
  const isHere = (name: OwnerSettingName) => names.some((own) => own === name);
  const query = useQuery(apiQuery(api, settingsKey, ownerSettingSchema.array(), apiPaths.adminSettings));
  const [changed, setChanged] = useState<readonly OwnerSettingName[]>([]);
  const settings = useRef<HTMLDivElement>(null);
  const onChanged = useCallback<OnChanged>(
    (name, isChanged) =>
      setChanged((before) => [...before.filter((other) => other !== name), ...(isChanged ? [name] : [])]),
    [],
  );
  const save = () => {
    for (const form of settings.current?.querySelectorAll('form') ?? []) form.requestSubmit();
  };
  return (
    <section aria-labelledby="settings-heading" aria-busy={query.isFetching}>
      <PageHeader
        id="settings-heading"
        title={title}
        lead="What you save is on every page at once, and the assistant says it too. Leave a field empty to show nothing."
      />
      {query.data && <MissingFacts settings={query.data.filter(({ name }) => isHere(name))} />}
      {query.isError && <LoadFailure text="The settings could not be loaded." query={query} />}
      {query.isPending && (
        <div role="status" aria-label="Loading settings" className="grid animate-breathe gap-4">
          <div className="h-96 rounded-panel border border-line bg-surface" />
          <div className="h-40 rounded-panel border border-line bg-surface" />
        </div>
      )}
      <div ref={settings} className="grid gap-4">
        {names.map((name) => {
          const setting = query.data?.find((other) => other.name === name);
          return (
            setting && (
              <div key={name} id={name} className="scroll-mt-4">
                {cards[name]({ setting, onChanged })}
              </div>
            )
          );
        })}
      </div>
      {query.data && (
        <div className="sticky short:static bottom-0 z-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper py-2">
          <ActionButton look="primary" isDisabled={changed.length === 0} onPress={save}>
            Save
          </ActionButton>
          <p role="status" className="text-muted">
            {changed.length > 0
              ? `${countOf(changed.length, 'setting is', 'settings are')} not saved yet.`
              : 'All of this is saved.'}
          </p>
        </div>
      )}
      {place === 'settings' && (
        <div className="mt-4 grid gap-4">
          {query.data && <TestMessagesCard />}
          <VersionCard />
        </div>
      )}
    </section>
  );
}

/** Names the facts that visitors look for and that are not set, with links to their fields. */
function MissingFacts({ settings }: { readonly settings: readonly OwnerSetting[] }) {
  const missing = settings.filter(({ value }) => value === null || (Array.isArray(value) && value.length === 0));
  if (missing.length === 0) return null;
  return (
    <div role="note">
      <PageNotice severity="info">
        The site does not say these yet, so visitors have to ask:{' '}
        {missing.map(({ name }) => (
          <a key={name} href={`#${name}`} className="mr-3 inline-flex min-h-6 items-center font-semibold underline">
            {ownerSettingTitles[name]}
          </a>
        ))}
      </PageNotice>
    </div>
  );
}

const channels: readonly { readonly name: EnquiryChannel; readonly title: string; readonly settings: string }[] = [
  { name: 'email', title: 'Email', settings: 'SMTP_URL, ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM' },
  { name: 'webhook', title: 'Webhook', settings: 'ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET' },
];

/** Lists the channels for new enquiries. Each that is set up has a button for a test message. */
function TestMessagesCard() {
  const { data: summary } = useEnquirySummary();
  return (
    <Card title="News of enquiries">
      <p className="mb-3 max-w-[70ch] text-muted">
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
                  <strong>{title}:</strong> not set up. Ask the person who hosts this site to set it up.{' '}
                  <span className="block text-muted text-sm">For that person: {settings}.</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
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
