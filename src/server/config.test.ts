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

test('an empty value is the same as none', () => {
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
  for (const key of Object.keys(bad)) expect(attempt).toThrow(new RegExp(`^ {2}${key} is `, 'm'));
  expect(attempt).not.toThrow(/secret/);
});

test.each([
  ['a public address', { PUBLIC_SITE_URL: 'https://bellbird.example' }],
  ['a proxy in front', { TRUST_PROXY: 'true' }],
  ['an open interface', { HOST: '0.0.0.0' }],
])('with %s the first to register is not taken for the owner', (_name, environment) => {
  expect(parseConfig(environment).isPrivate).toBe(false);
});

test('.env.example lists every setting, and nothing else', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...settingNames].sort());
});
