import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type OwnerSetting, type OwnerSettingName, ownerSettingSchema } from '#shared/api/owner-setting-contract.ts';
import { SettingCard } from './setting-card.tsx';
import { addressEditor, choiceEditor, hoursEditor, rateEditor, textEditor, unset } from './setting-fields.tsx';
import { TestMessagesCard } from './test-messages-card.tsx';
import { settingsKey } from './use-setting-form.ts';

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

const cards: Readonly<Record<OwnerSettingName, (setting: OwnerSetting) => ReactNode>> = {
  openingHours: (setting) => <SettingCard setting={setting} editor={hoursEditor} />,
  phone: (setting) => <SettingCard setting={setting} editor={phoneEditor} />,
  address: (setting) => <SettingCard setting={setting} editor={addressEditor} />,
  gst: (setting) => <SettingCard setting={setting} editor={gstEditor} />,
  usageRate: (setting) => <SettingCard setting={setting} editor={usageRateEditor} />,
  whoWeAre: (setting) => <SettingCard setting={setting} editor={whoWeAreEditor} />,
  voiceConsent: (setting) => <SettingCard setting={setting} editor={voiceConsentEditor} />,
};

export function SettingsPanel() {
  const { api } = useDesk();
  const query = useQuery(apiQuery(api, settingsKey, ownerSettingSchema.array(), apiPaths.adminSettings));
  return (
    <section aria-labelledby="settings-heading" aria-busy={query.isFetching}>
      <h2 id="settings-heading" className="text-2xl sm:text-3xl">
        Settings
      </h2>
      <p className="mt-1 mb-5 max-w-[70ch] text-muted">
        What the site says about your business. What you save is on every page at once, and the assistant says it too.
        Leave a field empty to show nothing.
      </p>
      {query.isError && <LoadFailure text="The settings could not be loaded." query={query} />}
      {query.isPending && (
        <div role="status" aria-label="Loading settings" className="grid animate-breathe gap-4 sm:gap-5">
          <div className="h-96 rounded-panel border border-line bg-surface" />
          <div className="h-40 rounded-panel border border-line bg-surface" />
        </div>
      )}
      <div className="grid gap-4 sm:gap-5">
        {query.data?.map((setting) => (
          <div key={setting.name}>{cards[setting.name](setting)}</div>
        ))}
        {query.data && <TestMessagesCard />}
      </div>
    </section>
  );
}
