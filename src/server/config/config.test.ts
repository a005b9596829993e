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

test('every bad key is named at once, without its value', () => {
  const bad = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:secret@host/db',
    PUBLIC_SITE_URL: 'example',
    TRUST_PROXY: 'maybe',
    ADMIN_EMAIL: 'nobody',
    STARTER_CONTENT: 'yes',
    SITE_TIME_ZONE: 'Middle/Earth',
    LOG_LEVEL: 'loud',
    SESSION_IDLE_HOURS: '0',
    VOICE_CONSENT: 'perhaps',
  };
  const attempt = () => parseConfig(bad);
  expect(attempt).toThrow(ConfigError);
  for (const key of Object.keys(bad)) expect(attempt).toThrow(new RegExp(`^ {2}${key} must be `, 'm'));
  expect(attempt).not.toThrow(/secret/);
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

test('the settings of a channel are all set or all unset, and bad ones are named without their values', () => {
  expect(parseConfig({}).enquiries).toEqual({ email: undefined, webhook: undefined });
  const bad = {
    SMTP_URL: 'https://user:hidden@mail.example',
    ENQUIRY_MAIL_TO: 'nobody',
    ENQUIRY_MAIL_FROM: 'nobody either',
    ENQUIRY_WEBHOOK_URL: 'ftp://hidden.example',
    ENQUIRY_WEBHOOK_SECRET: 'hidden',
  };
  for (const key of Object.keys(bad)) expect(() => parseConfig(bad)).toThrow(new RegExp(`^ {2}${key} must be `, 'm'));
  expect(() => parseConfig(bad)).not.toThrow(/hidden/);
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
  const bad = { S3_ENDPOINT: 'store', S3_REGION: 'Sydney 2', S3_BUCKET: 'My_Bucket', BACKUP_OFFSITE_KEY: 'hidden' };
  for (const name of Object.keys(bad)) expect(() => parseConfig(bad)).toThrow(new RegExp(`^ {2}${name} must be `, 'm'));
  expect(() => parseConfig({ ...bad, S3_SECRET_ACCESS_KEY: 'hidden' })).not.toThrow(/hidden/);
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
