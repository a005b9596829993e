import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { voiceProvider } from './voice-provider.ts';

const resolve = createRequire(import.meta.url).resolve;
const file = resolve('@elevenlabs/convai-widget-embed');

test('the pinned integrity hash matches the file in the provider’s package', () => {
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  expect(`sha384-${hash}`).toBe(voiceProvider.libraryIntegrity);
});

test('the pinned address names the exact version and file of the package', () => {
  const facts: { name: string; version: string; unpkg: string } = JSON.parse(
    readFileSync(resolve('@elevenlabs/convai-widget-embed/package.json'), 'utf8'),
  );
  expect(voiceProvider.libraryAddress).toBe(
    `https://cdn.jsdelivr.net/npm/${facts.name}@${facts.version}/${facts.unpkg.replace('./', '')}`,
  );
  expect(readFileSync(file, 'utf8')).toContain(voiceProvider.resamplerAddress);
});
