import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { createOwnerSettings, readOwnerDefaults } from '#server/content/owner-facts.service.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { buildPageContext } from '#server/pages/page-renderer.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { auditEntrySchema } from '#shared/api/audit-contract.ts';
import { type OwnerSetting, type OwnerSettingName, ownerSettingSchema } from '#shared/api/owner-setting-contract.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import type { PageContext } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp, testConfig } from '#tests/support/test-app.ts';

/** Questions that only the facts of the owner answer, each with the fact that its answer must contain. */
const questions: readonly (readonly [question: string, fact: string])[] = [
  ['what are your opening hours', 'Monday to Tuesday 8\u00a0am to 4.30\u00a0pm'],
  ['do you have a phone number', '0800 123 456'],
  ['what is your street address', '1 Example Street, Nelson'],
  ['who runs bellbird', 'Two people in Nelson.'],
  ['cost per minute', '$0.15 NZD'],
  ['is gst extra', 'Prices and usage include GST.'],
  ['每分钟多少钱', '$0.15 NZD'],
  ['전화번호', '0800 123 456'],
];

/** The owner's facts from which the assistant must answer the questions. */
const ownerFactsOfTests = {
  openingHours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:30' }],
  phone: '0800 123 456',
  address: { street: '1 Example Street', locality: 'Nelson' },
  gst: 'included',
  usageRate: 0.15,
  whoWeAre: 'Two people in Nelson.',
} as const;

/** Asks the assistant about every fact. Returns the facts that its answers contain. */
async function factsInAnswers(app: App): Promise<string[]> {
  const found: string[] = [];
  for (const [question, fact] of questions) {
    const payload = { question, locale: 'en-NZ' };
    const { answer } = (await app.inject({ method: 'POST', url: apiPaths.assistantAsk, payload })).json();
    if (String(answer).includes(fact)) found.push(fact);
  }
  return found;
}

/** All facts that {@link factsInAnswers} looks for. */
const allFacts = questions.map(([, fact]) => fact);

/** Used in place of the built site. Returns what a page reads as JSON. */
const renderPage = async (_address: URL, { content }: PageContext) =>
  Response.json({ facts: await content.ownerFacts(), consent: await content.voiceConsent() });

describeOnEveryEngine('the settings of the owner', (database) => {
  const desk = deskOfSuite(database, { renderPage });
  /** A second application with the same database. It plays the part of another process of the server. */
  let other: App;
  beforeAll(async () => {
    other = await buildTestApp(database(), { parts: { renderPage } });
  });
  beforeEach(async () => {
    await database().db.deleteFrom('owner_settings').execute();
    await database().db.deleteFrom('audit_entries').execute();
  });

  const pathOf = (name: OwnerSettingName) => `${apiPaths.adminSettings}/${name}`;
  const save = (name: OwnerSettingName, value: unknown, headers = {}) =>
    desk.admin('PUT', pathOf(name), { value }, headers);
  const list = async (): Promise<OwnerSetting[]> =>
    ownerSettingSchema.array().parse((await desk.admin('GET', apiPaths.adminSettings)).body);
  const settingOf = async (name: OwnerSettingName) => (await list()).find((setting) => setting.name === name);
  const shown = async (app: App) => (await app.inject('/nz')).json();

  test('have the values of site.config.ts and of the environment until they are changed', async () => {
    expect(await settingOf('openingHours')).toEqual({
      name: 'openingHours',
      value: siteConfig.ownerFacts.openingHours,
      default: siteConfig.ownerFacts.openingHours,
      is_default: true,
      version: 0,
      updated_at: null,
    });
    expect(await settingOf('phone')).toMatchObject({ value: null, is_default: true });
    const asking = await buildTestApp(database(), { environment: { VOICE_CONSENT: 'ask' }, parts: { renderPage } });
    expect([(await shown(desk.app)).consent, (await shown(asking)).consent]).toEqual(['none', 'ask']);
  });

  test('are in the next page and the next answer of every process once they are saved', async () => {
    for (const [name, value] of Object.entries(ownerFactsOfTests))
      expect(await save(name as OwnerSettingName, value)).toMatchObject({ status: 200, body: { value, version: 1 } });
    await save('voiceConsent', 'ask');
    for (const app of [desk.app, other]) {
      expect(await shown(app)).toEqual({ facts: ownerFactsOfTests, consent: 'ask' });
      expect(await factsInAnswers(app)).toEqual(allFacts);
    }
  });

  test('are read once for each render, so that all parts of a page have the same', async () => {
    const settings = createOwnerSettings(database().db, readOwnerDefaults('none'));
    const startRender = () =>
      buildPageContext(testConfig(), {
        content: createSiteContent(database().db, settings),
        now: new Date(),
        openEnquiryForm: desk.app.enquiryDesk.openForm,
        noteFailure: () => {},
      });
    const read = async ({ content }: PageContext) => ({
      phone: (await content.ownerFacts()).phone,
      consent: await content.voiceConsent(),
    });
    const render = startRender();
    await read(render);
    await save('phone', '03 123 4567');
    await save('voiceConsent', 'ask');
    expect(await read(render)).toEqual({ phone: undefined, consent: 'none' });
    expect(await read(startRender())).toEqual({ phone: '03 123 4567', consent: 'ask' });
  });

  test('can be empty, although the default is not, and can go back to the default', async () => {
    await save('openingHours', []);
    expect((await shown(other)).facts).toEqual(noOwnerFacts);
    expect(await settingOf('openingHours')).toMatchObject({ value: [], is_default: false, version: 1 });
    const { status, body, headers } = await desk.admin('DELETE', pathOf('openingHours'), undefined, {
      'if-match': '"1"',
    });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({ is_default: true, version: 2, value: siteConfig.ownerFacts.openingHours });
    expect((await shown(other)).facts.openingHours).toEqual(siteConfig.ownerFacts.openingHours);
  });

  test.each<[OwnerSettingName, unknown, RegExp, (string | number)[]]>([
    ['phone', 'ring me', /^Write the phone number/, ['body', 'value']],
    ['whoWeAre', 'a'.repeat(601), /at most 600 characters/, ['body', 'value']],
    ['voiceConsent', 'perhaps', /asked first/, ['body', 'value']],
    ['voiceConsent', null, /asked first/, ['body', 'value']],
    [
      'openingHours',
      [{ days: ['Monday'], opens: '9 am', closes: '17:00' }],
      /24-hour clock/,
      ['body', 'value', 0, 'opens'],
    ],
  ])('are refused with a sentence when they cannot be used: %s %j', async (name, value, sentence, loc) => {
    const { status, body } = await save(name, value);
    expect(status).toBe(422);
    expect(body).toEqual({ detail: [{ loc, msg: expect.stringMatching(sentence), type: expect.any(String) }] });
    expect(await settingOf(name)).toMatchObject({ is_default: true, version: 0 });
  });

  test('need a value, and a name that exists', async () => {
    expect((await desk.admin('PUT', pathOf('phone'), {})).status).toBe(422);
    expect((await desk.admin('PUT', `${apiPaths.adminSettings}/brand`, { value: 'x' })).status).toBe(422);
  });

  test('refuse a save and a reset of a stale version', async () => {
    expect((await save('phone', '03 123 4567', { 'if-match': '"0"' })).status).toBe(200);
    const { status, body } = await save('phone', '03 765 4321', { 'if-match': '"0"' });
    expect({ status, body }).toEqual({
      status: 412,
      body: { detail: 'Someone else has changed this setting since you opened it.' },
    });
    expect((await desk.admin('DELETE', pathOf('phone'), undefined, { 'if-match': '"0"' })).status).toBe(412);
    expect(await settingOf('phone')).toMatchObject({ value: '03 123 4567', version: 1 });
  });

  test('are in the change history by name, without their value', async () => {
    await save('phone', '03 123 4567');
    await desk.admin('DELETE', pathOf('phone'));
    const entries = auditEntrySchema.array().parse((await desk.admin('GET', apiPaths.adminAudit)).body);
    expect(entries.map(({ kind, action, record }) => ({ kind, action, record }))).toEqual([
      { kind: 'setting', action: 'reset', record: { id: null, title: 'Phone number' } },
      { kind: 'setting', action: 'updated', record: { id: null, title: 'Phone number' } },
    ]);
  });

  test('have their default while what is stored cannot be used', async () => {
    const row = { version: 1, updated_at: new Date().toISOString() };
    const values = [
      { name: 'gst', value: '"perhaps"', ...row },
      { name: 'phone', value: 'not JSON', ...row },
    ] as const;
    await database().db.insertInto('owner_settings').values(values).execute();
    expect((await shown(desk.app)).facts).toEqual({
      ...noOwnerFacts,
      openingHours: siteConfig.ownerFacts.openingHours,
    });
  });
});
