import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { parseServerConfig } from './check-settings.ts';
import { loadSettings } from './text-file.ts';

const folder = makeFolder();

const settings = 'DATA_DIR=/srv/bellbird\r\nPORT=4317\r\n';
const load = (bytes: Uint8Array | string, environment: Record<string, string> = {}) => {
  const file = join(folder, 'settings');
  writeFileSync(file, bytes);
  return { refusal: loadSettings(environment, file), environment };
};

test.each([
  ['plain text', settings],
  ['a byte order mark', `\uFEFF${settings}`],
])('settings with %s are read', (_what, text) => {
  const { refusal, environment } = load(text, { PORT: '1' });
  expect(refusal).toBeUndefined();
  expect(environment).toEqual({ DATA_DIR: '/srv/bellbird', PORT: '1' });
});

test.each([
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${settings}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(settings, 'utf16le')],
  ['NUL bytes', `${settings}\0`],
  ['bytes of another encoding', Buffer.from('ADMIN_EMAIL=m\xe4ri@example.com', 'latin1')],
])('settings with %s are refused and none is read', (_what, bytes) => {
  const { refusal, environment } = load(bytes);
  expect(refusal).toMatch(/is not UTF-8 text .*Save it with the encoding UTF-8/);
  expect(environment).toEqual({});
});

test('a missing file is no fault', () => {
  expect(loadSettings({}, join(folder, 'missing'))).toBeUndefined();
});

test('a byte order mark that another program has left in a name is refused', async () => {
  await expect(parseServerConfig({ '\uFEFFDATA_DIR': '/srv' })).rejects.toThrow(/byte order mark/);
});
