import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDataFolder, checkMachine, describeUnknownSettings, parseServerConfig } from './check-settings.ts';
import { parseConfig, type SettingName } from './config.ts';

type FiveOrMore = readonly [string, string, string, string, string, ...string[]];

const badNumbers: FiveOrMore = ['ten', '-1', '1.5', '1e9', '0x10', ' ', '99999999999', '5 h'];
const badSwitches: FiveOrMore = ['yes', '1', 'TRUE', 'true,false', ' ', '"true"'];
const badWords: FiveOrMore = ['two words', 'tab\there', 'clé', 'line\nbreak', ' ', 'x'.repeat(1001)];
const badAgents: FiveOrMore = ['two words', 'agent/../x', '<script>', 'agënt', '"agent"', ' ', 'x'.repeat(201)];
const badMail: FiveOrMore = [
  'owner',
  'owner@',
  '@example.com',
  'a@example.com, b@example.com',
  'Owner <o@example.com>',
  ' ',
];
const badWebBases: FiveOrMore = [
  'www.example.com',
  'ftp://example.com',
  'https://user:hidden@example.com',
  'https://example.com/?key=hidden',
  'https://example.com/#part',
  'https:///',
  'https://exa mple.com',
  ' ',
];

/** Values that each setting refuses. A new setting without an entry here does not compile. */
const badValues: Readonly<Record<SettingName, FiveOrMore>> = {
  PORT: [...badNumbers, '65536'],
  HOST: ['http://127.0.0.1', '127.0.0.1:3000', '[::1]', 'two hosts', '-x-', '1.2.3', '999.1.1.1', ' '],
  DATA_DIR: [' ', '~/data', 'file:///srv/data', 'tab\there', 'x'.repeat(4001)],
  DATABASE_URL: [
    'postgres://bell@localhost:5432',
    'postgres://bell@localhost:5432/',
    'mysql://root:hidden@host/db',
    'localhost:5432/db',
    'postgres:db',
    'postgres://user:hid%den@host/db',
    'postgres://host:99999/db',
    'postgres://[::1/db',
    ' ',
  ],
  DATABASE_PASSWORD: [' ', ' hidden', 'hidden ', 'hid\nden', 'x'.repeat(1001)],
  PUBLIC_SITE_URL: [...badWebBases, 'https://example.com/shop', 'https:example.com'],
  PUBLIC_API_BASE_URL: badWebBases,
  TRUST_PROXY: [
    'maybe',
    '10.0.0.0/99',
    '10.0.0.0/8/8',
    '::/129',
    '10.0.0.0/255.0.255.0',
    'true,10.0.0.1',
    '10.0.0',
    ',',
    ' ',
  ],
  ADMIN_EMAIL: badMail,
  STARTER_CONTENT: badSwitches,
  SITE_TIME_ZONE: ['Middle/Earth', 'NZ time', '12', '+99:00', ' '],
  LOG_LEVEL: ['loud', 'INFO', 'warning', '3', ' '],
  BACKUP_EVERY_HOURS: [...badNumbers, '745'],
  BACKUP_KEEP: [...badNumbers, '0', '1001'],
  BACKUP_OFFSITE_KEY: ['hidden', 'age1', `age1${'b'.repeat(58)}`, `AGE-SECRET-KEY-1${'q'.repeat(58)}`, ' '],
  BACKUP_SIGNING_KEY: ['hidden', 'age1', 'a'.repeat(42), `${'a'.repeat(42)}+`, ' '],
  BACKUP_OFFSITE_KEEP: badNumbers,
  S3_ENDPOINT: badWebBases,
  PICTURE_STORE: ['disk', 'Folder', 'object store', 's3', ' '],
  S3_REGION: ['Sydney', 'ap southeast', 'ap_southeast', 'x'.repeat(65), ' '],
  S3_BUCKET: ['My_Bucket', 'ab', '-bucket', 'bucket/folder', 'x'.repeat(64), ' '],
  S3_ACCESS_KEY_ID: badWords,
  S3_SECRET_ACCESS_KEY: badWords,
  WORKERS: [...badNumbers, '0', '129'],
  PAGE_CACHE: ['true', 'ON', '1', 'yes', ' '],
  OUTSIDE_LINKS: ['true', 'ON', '1', 'yes', ' '],
  AUDIT_DAYS: [...badNumbers, '0'],
  METRICS_PORT: [...badNumbers, '0', '65536'],
  DRAIN_SECONDS: [...badNumbers, '21'],
  SESSION_IDLE_HOURS: [...badNumbers, '0'],
  SESSION_MAX_DAYS: [...badNumbers, '0', '366'],
  ADMIN_PASSKEYS: ['yes', 'REQUIRED', 'true', '1', ' '],
  DEMO_AGENT_TAKEAWAY: badAgents,
  DEMO_AGENT_CLINIC: badAgents,
  DEMO_AGENT_BEAUTY: badAgents,
  DEMO_AGENT_TRADES: badAgents,
  DEMO_AGENT_HOTELS: badAgents,
  PARTNER_AGENT: badAgents,
  VOICE_SIGNED_URL_ENDPOINT: [
    'not a url',
    'signed-address',
    '//evil.example/x',
    '/\\evil.example',
    'ftp://example.com',
    'https://user:hidden@example.com/x',
    '/path#part',
    ' ',
  ],
  VOICE_CONSENT: ['perhaps', 'ASK', 'true', 'yes', ' '],
  ASSISTANT_API_URL: badWebBases,
  ASSISTANT_MODEL: badWords,
  ASSISTANT_API_KEY: badWords,
  ASSISTANT_DAILY_TOKENS: [...badNumbers, '999'],
  SMTP_URL: [
    'https://user:hidden@mail.example',
    'mail.example',
    'smtp://',
    'smtp://user:hid%den@mail.example',
    'smtp:mail',
    ' ',
  ],
  ENQUIRY_MAIL_TO: badMail,
  ENQUIRY_MAIL_FROM: badMail,
  ENQUIRY_WEBHOOK_URL: [
    'ftp://hidden.example',
    'https://user:hidden@example.com/in',
    'example.com/in',
    'https://example.com/in#part',
    'https://exa mple.com',
    ' ',
  ],
  WEBHOOK_TARGETS: ['private', 'ANY', 'public,any', '1', 'true'],
  ENQUIRY_WEBHOOK_SECRET: ['hidden', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${'A'.repeat(200)}`, 'whsec_not base64', ' '],
};

const cases = Object.entries(badValues).flatMap(([name, values]) => values.map((value) => [name, value] as const));

test.each(cases)(
  '%s=%j is refused in one sentence that says what is allowed, and not what was given',
  (name, value) => {
    let message = '';
    try {
      parseConfig({ [name]: value });
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    const sentences = message.split('\n').filter((line) => line.startsWith(`  ${name} `));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/ must be .{8,}/);
    expect(message).not.toContain('hidden');
  },
);

describe('what can only be checked on this machine', () => {
  const holder = createServer();
  let takenPort = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    takenPort = (holder.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => holder.close(resolve)));
  const check = (environment: Record<string, string>) => checkMachine(parseConfig({ PORT: '0', ...environment }));
  const checkFolder = (dataDirectory: string) => checkDataFolder(parseConfig({ DATA_DIR: dataDirectory }));

  test.each([
    ['HOST', 'not-a-host.invalid'],
    ['HOST', '192.0.2.1'],
    ['HOST', '2001:db8::1'],
  ])('%s=%s is refused by name', async (name, value) => {
    await expect(check({ [name]: value })).rejects.toThrow(new RegExp(`^ {2}${name} must be `, 'm'));
  });

  test.each(['package.json', 'package.json/data'])('DATA_DIR=%s is refused by name', (directory) => {
    expect(() => checkFolder(directory)).toThrow(/^ {2}DATA_DIR must be a folder.*package.json is a file$/m);
  });

  test('a port that another program has is refused by the name of its setting', async () => {
    await expect(check({ PORT: String(takenPort) })).rejects.toThrow(/^ {2}PORT must be a free port/m);
    await expect(check({ METRICS_PORT: String(takenPort) })).rejects.toThrow(/^ {2}METRICS_PORT must be a free port/m);
  });

  test('a port that is chosen at the start is free, and every address contains it', async () => {
    const environment: Record<string, string> = { PORT: '0' };
    const config = await parseServerConfig(environment);
    expect(config.port).toBeGreaterThan(0);
    expect(config.siteUrl).toBe(`http://localhost:${config.port}`);
    // The port is also in the environment, because worker processes inherit it.
    expect(environment.PORT).toBe(String(config.port));
    await expect(checkMachine(config)).resolves.toBeUndefined();
    await expect(parseServerConfig({ PORT: '3002' })).resolves.toMatchObject({ port: 3002 });
    const refused = parseServerConfig({ PORT: '0', HOST: 'not-a-host.invalid' }).then(checkMachine);
    await expect(refused).rejects.toThrow(/^ {2}HOST must be /m);
  });

  test('metrics ports that collide with PORT are refused', () => {
    expect(() => parseConfig({ PORT: '3001', METRICS_PORT: '3000', WORKERS: '2' })).toThrow(/METRICS_PORT must be/);
    expect(() => parseConfig({ METRICS_PORT: '65535', WORKERS: '2' })).toThrow(/METRICS_PORT must be at most 65534/);
    expect(parseConfig({ PORT: '3002', METRICS_PORT: '3000', WORKERS: '2' }).metricsPort).toBe(3000);
  });

  test('an API on another origin than the site is refused, because pages could not call it', () => {
    const settings = { PUBLIC_SITE_URL: 'https://www.example.com', PUBLIC_API_BASE_URL: 'https://api.example.com' };
    expect(() => parseConfig(settings)).toThrow(/PUBLIC_API_BASE_URL must have the same origin as PUBLIC_SITE_URL/);
  });

  test('good settings pass', async () => {
    await expect(check({ HOST: '127.0.0.1' })).resolves.toBeUndefined();
    expect(() => checkFolder('node_modules/not/there')).not.toThrow();
  });
});

test.each([
  [{ PUBLIC_SITE_URL: 'https://www.example.com/' }, { siteUrl: 'https://www.example.com' }],
  [
    { PUBLIC_SITE_URL: 'https://example.com', PUBLIC_API_BASE_URL: 'https://example.com/api/' },
    { apiBaseUrl: 'https://example.com/api' },
  ],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1,10.0.0.0/255.0.0.0' }, { trustProxy: ['10.0.0.0/8', '::1', '10.0.0.0/255.0.0.0'] }],
  [{ HOST: '::1' }, { host: '::1', isPrivate: true }],
  [{ PORT: ' 8080 ' }, { port: 8080 }],
  [{ VOICE_SIGNED_URL_ENDPOINT: '/signed?x=1' }, { voice: { signedUrlEndpoint: '/signed?x=1' } }],
])('%j is accepted', (environment, config) => {
  expect(parseConfig(environment)).toMatchObject(config);
});

test('warns about unknown names that resemble a setting, and names that setting', () => {
  const unknown = {
    BELLBIRD_METRICS_PORT: '1',
    BELLBIRD_COLOUR: 'green',
    DATABSE_URL: '',
    PUBLIC_SITE_ULR: '',
    public_site_url: '',
    TRUST_PROXYS: '',
    WORKER: '',
  };
  expect(describeUnknownSettings(unknown)).toEqual([
    expect.stringMatching(/^BELLBIRD_METRICS_PORT is not a setting.*mean METRICS_PORT\?$/),
    expect.stringMatching(/^BELLBIRD_COLOUR is not a setting.*\.env\.example/),
    expect.stringMatching(/mean DATABASE_URL\?/),
    expect.stringMatching(/mean PUBLIC_SITE_URL\?/),
    expect.stringMatching(/mean PUBLIC_SITE_URL\?/),
    expect.stringMatching(/mean TRUST_PROXY\?/),
    expect.stringMatching(/mean WORKERS\?/),
  ]);
});

test('does not warn about names of the system, of containers and of other programs', () => {
  const foreign = ['PATH', 'HOME', 'HOSTNAME', 'USER', 'SMTP_HOST', 'DATABASE', 'S3_KEY', 'NODE_ENV', 'TZ', 'PORTAL'];
  const container = ['BELLBIRD_SERVICE_HOST', 'BELLBIRD_PORT', 'BELLBIRD_PORT_3000_TCP_ADDR', 'BELLBIRD_WORKER_PLACE'];
  const environment = Object.fromEntries([...foreign, ...container, 'PORT', 'HOST'].map((name) => [name, 'x']));
  expect(describeUnknownSettings(environment)).toEqual([]);
});
