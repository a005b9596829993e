import { expect, test } from 'vitest';
import { type OwnerSettingName, ownerSettingNames } from '#shared/api/owner-setting-contract.ts';
import { type PreviewedSettings, previewSetting } from './setting-previews.ts';

// 10 am on a Monday in New Zealand.
const at = { locale: 'en-NZ', now: new Date('2026-11-22T21:00:00Z') } as const;

test.each<[OwnerSettingName, PreviewedSettings, string[]]>([
  [
    'openingHours',
    { openingHours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:30' }] },
    [
      'Home: We’re open Monday to Tuesday 8\u00a0am to 4.30\u00a0pm, local time in New Zealand and Australia.',
      'Contact: We’re open now, until 4.30\u00a0pm.',
    ],
  ],
  [
    'phone',
    { phone: '03 123 4567' },
    ['Home: Or ring us on 03 123 4567', 'Contact, and the foot of every page: 03 123 4567'],
  ],
  [
    'address',
    { address: { street: '1 Example Street', locality: 'Nelson' } },
    ['Home, Contact and Privacy: 1 Example Street, Nelson'],
  ],
  ['gst', { gst: 'included' }, ['Home, under the prices: Prices and usage include GST.']],
  [
    'usageRate',
    { usageRate: 0.15 },
    ['Home, under the prices: Usage: $0.15 NZD a minute', 'Home, as an example: $6,528 NZD in the first year'],
  ],
  ['whoWeAre', { whoWeAre: 'Two people.' }, ['Home, under Contact: Two people.']],
])('shows what visitors read because of %s', (name, settings, lines) => {
  expect(previewSetting(name, settings, at).map(({ page, text }) => `${page}: ${text}`)).toEqual(lines);
});

test('shows nothing for a fact that is not set', () => {
  for (const name of ownerSettingNames) {
    const lines = previewSetting(name, { openingHours: [] }, at);
    expect(lines).toHaveLength(name === 'voiceConsent' ? 1 : 0);
  }
});
