import { expect, test } from 'vitest';
import { parseConfig, settingNames } from '#server/config/config.ts';
import { readOutsideServices, readServiceChanges, recordServiceChanges } from '#server/pages/outside-services.ts';
import { describeServiceChanges, type OutsideServices } from '#shared/offer/legal/outside-services.ts';
import { trustRoutes } from '#shared/offer/legal/trust-text.ts';
import { voiceHosts } from '#site/sections/trust/read-trust.ts';
import { voiceProvider } from '#site/voice/voice-provider.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  model: { ASSISTANT_API_URL: 'https://model.example/v1', ASSISTANT_MODEL: 'one', ASSISTANT_API_KEY: 'key' },
  mail: {
    SMTP_URL: 'smtps://u:p@mail.example',
    ENQUIRY_MAIL_TO: 'to@example.com',
    ENQUIRY_MAIL_FROM: 'from@example.com',
  },
  webhook: {
    ENQUIRY_WEBHOOK_URL: 'https://contacts.example/in/secret',
    ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  },
  store: {
    S3_ENDPOINT: 'https://bucket.example',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  },
  pictures: { PICTURE_STORE: 'object-store' },
  database: { DATABASE_URL: 'postgres://u:p@data.example/bellbird' },
  widget: { DEMO_AGENT_CLINIC: 'agent_0123456789', VOICE_SIGNED_URL_ENDPOINT: 'https://keys.example/sign' },
};
const settingsOf = (names: readonly string[]) => Object.assign({}, ...names.map((name) => groups[name]));
const everything = settingsOf(Object.keys(groups));
const voice = { name: voiceProvider.name, hosts: voiceHosts };
const routesOf = (services: OutsideServices) => trustRoutes({ services, voice, asksBeforeVoice: false });
const pageOf = (settings: Record<string, string>) => routesOf(readOutsideServices(parseConfig(settings)));

/** Returns whether the settings can be used with this value, and if so, whether it reaches the configuration. */
function takes(name: string, value: string): boolean {
  try {
    return JSON.stringify(parseConfig({ ...everything, [name]: value })).includes(value);
  } catch {
    return false;
  }
}

test('each setting that names another computer has a line', () => {
  const own = ['PUBLIC_SITE_URL', 'PUBLIC_API_BASE_URL'];
  const addresses = ['https://new.example/x', 'https://new.example', 'smtps://new.example', 'postgres://new.example/x'];
  const found: string[] = [];
  for (const name of settingNames.filter((one) => !own.includes(one) && !takes(one, 'word'))) {
    const address = addresses.find((one) => takes(name, one));
    if (address === undefined) continue;
    found.push(name);
    expect(JSON.stringify(pageOf({ ...everything, [name]: address })), name).toContain('"new.example"');
  }
  expect(found).toEqual(
    expect.arrayContaining(['ASSISTANT_API_URL', 'SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'S3_ENDPOINT']),
  );
});

test('each host that the voice widget contacts has a line', () => {
  const { privacyAddress: _, ...contacted } = voiceProvider;
  for (const address of Object.values(contacted)
    .flat()
    .filter((value) => /^(https|wss):/.test(value)))
    expect(JSON.stringify(pageOf(everything))).toContain(new URL(address).hostname);
});

test.each([
  [['model'], ['call', 'question']],
  [['mail'], ['form']],
  [['webhook'], ['form']],
  [['store'], []],
  [['store', 'pictures'], ['stored']],
  [['database'], ['stored']],
  [['widget'], ['call']],
])('%j changes exactly the lines of %j, and names no path or secret', (names, changed) => {
  const [before, after] = [pageOf({}), pageOf(settingsOf(names))];
  const differing = after.filter((route, place) => JSON.stringify(route) !== JSON.stringify(before[place]));
  expect(differing.map(({ id }) => id)).toEqual(changed);
  expect(JSON.stringify(after)).not.toMatch(/secret|u:p|whsec|agent_0/);
});

test('does not name a host of the owner’s own network', () => {
  for (const host of ['127.0.0.1', '10.0.0.4', 'postgres', 'db.internal'])
    expect(readOutsideServices(parseConfig({ DATABASE_URL: `postgres://u:p@${host}/x` })).database).toBe(
      'our own network',
    );
});

test('says what was added, replaced and taken away', () => {
  const before = { mail: 'a.example', webhook: 'b.example' };
  expect(describeServiceChanges(before, { mail: 'c.example', model: 'd.example' })).toEqual([
    'AI model provider added: d.example.',
    'Mail server changed from a.example to c.example.',
    'System for our contacts taken away: b.example.',
  ]);
});

test('dates each change of the settings between two starts, in the time zone of the site', async () => {
  const database = await createTestDatabase('sqlite');
  const start = (settings: Record<string, string>, at: string) =>
    recordServiceChanges(database.db, parseConfig(settings), new Date(at));
  await start({}, '2026-11-29T00:00:00Z');
  expect(await readServiceChanges(database.db)).toEqual([]);
  await start(settingsOf(['mail']), '2026-11-30T12:00:00Z');
  await start(settingsOf(['mail']), '2026-12-02T00:00:00Z');
  expect(await readServiceChanges(database.db)).toEqual([
    { date: '2026-12-01', text: 'Mail server added: mail.example.' },
  ]);
});
