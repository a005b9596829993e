import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig, settingNames } from './config.ts';

test('without any setting the product serves this machine alone, on SQLite', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    isPrivate: true,
  });
});

test('an empty setting counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    adminEmail: undefined,
  });
});

test('every bad key is named at once', () => {
  const bad = { PORT: 'eighty', TRUST_PROXY: 'maybe', LOG_LEVEL: 'loud' };
  expect(() => parseConfig(bad)).toThrow(ConfigError);
  for (const key of Object.keys(bad)) expect(() => parseConfig(bad)).toThrow(new RegExp(`^ {2}${key} must be `, 'm'));
});

test('the settings of the assistant’s model are all set or all unset, and missing ones are named', () => {
  const url = 'https://models.example/v1/';
  expect(parseConfig({ ASSISTANT_DAILY_TOKENS: '9000' }).assistantModel).toBeUndefined();
  expect(() => parseConfig({ ASSISTANT_API_URL: url, ASSISTANT_API_KEY: 'secret' })).toThrow(
    /^ {2}ASSISTANT_MODEL is missing/m,
  );
  expect(() => parseConfig({ ASSISTANT_MODEL: 'm', PORT: 'x' })).toThrow(
    /PORT must be [\s\S]*ASSISTANT_API_URL is missing[\s\S]*ASSISTANT_API_KEY is missing/,
  );
  expect(() => parseConfig({ ASSISTANT_API_KEY: 'secret' })).not.toThrow(/secret/);
  const whole = { ASSISTANT_API_URL: url, ASSISTANT_MODEL: 'm', ASSISTANT_API_KEY: 'secret' };
  expect(parseConfig(whole).assistantModel).toEqual({
    url: 'https://models.example/v1',
    model: 'm',
    apiKey: 'secret',
    dailyTokens: 500_000,
  });
});

test('the settings of a channel are all set or all unset', () => {
  expect(parseConfig({}).enquiries).toEqual({ email: undefined, webhook: undefined });
  expect(() => parseConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    /ENQUIRY_MAIL_TO is missing[\s\S]*ENQUIRY_MAIL_FROM is missing/,
  );
  expect(() => parseConfig({ ENQUIRY_WEBHOOK_URL: 'https://example.com' })).toThrow(
    /ENQUIRY_WEBHOOK_SECRET is missing/,
  );
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  expect(
    parseConfig({ ENQUIRY_WEBHOOK_URL: 'https://example.com/in', ENQUIRY_WEBHOOK_SECRET: secret }).enquiries.webhook,
  ).toEqual({ url: 'https://example.com/in', key: Buffer.alloc(32, 1) });
});

test('the settings of the object store are all set or all unset, and off-site backups need them', () => {
  const key = `age1${'q'.repeat(58)}`;
  const store = {
    S3_ENDPOINT: 'https://store.example/',
    S3_BUCKET: 'backups',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden',
  };
  expect(parseConfig({})).toMatchObject({ objectStore: undefined, backups: { offsite: undefined } });
  expect(parseConfig({ ...store, BACKUP_OFFSITE_KEY: key })).toMatchObject({
    objectStore: {
      endpoint: 'https://store.example',
      region: 'us-east-1',
      bucket: 'backups',
      accessKeyId: 'id',
      secretAccessKey: 'hidden',
    },
    backups: { offsite: { key, keep: 30 } },
  });
  expect(() => parseConfig({ BACKUP_OFFSITE_KEY: key })).toThrow(/S3_ENDPOINT is missing: BACKUP_OFFSITE_KEY/);
  expect(() => parseConfig({ S3_SECRET_ACCESS_KEY: 'hidden' })).toThrow(/S3_BUCKET is missing/);
});

test('a separate database password keeps every character', () => {
  const password = 'a/b@c:d?e#f%41 g';
  const address = 'postgres://bellbird:old@database:5432/bellbird';
  const { databaseUrl = '' } = parseConfig({ DATABASE_URL: address, DATABASE_PASSWORD: password });
  expect(decodeURIComponent(new URL(databaseUrl).password)).toBe(password);
  expect(new URL(databaseUrl)).toMatchObject({ username: 'bellbird', host: 'database:5432', pathname: '/bellbird' });
  expect(() => parseConfig({ DATABASE_PASSWORD: password })).toThrow(/DATABASE_URL is missing/);
});

test.each([
  ['a public address', { PUBLIC_SITE_URL: 'https://bellbird.example' }],
  ['a proxy in front', { TRUST_PROXY: 'true' }],
  ['an open interface', { HOST: '0.0.0.0' }],
])('with %s the first person to register is not treated as the owner', (_name, environment) => {
  expect(parseConfig(environment).isPrivate).toBe(false);
});

test('.env.example lists every setting, and nothing else', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...settingNames].sort());
});
