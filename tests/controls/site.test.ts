import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { voiceProvider } from '#site/voice/voice-provider.ts';
import { contrastOf } from '#tests/support/contrast.ts';
import { htmlValidator } from '#tests/support/html-validator.ts';
import { integrityOf } from '#tests/support/integrity.ts';
import { scriptsOfDesk, transferSize } from '../site/built-scripts.ts';

describe('desk-size.test.ts', () => {
  test('detects code of the desk, and counts a larger first load', () => {
    const island = 'import{t}from"./desk.js";t("Content Management Dashboard")';
    expect(scriptsOfDesk(new Map([['island.js', island]]))).toEqual(['island.js']);
    expect(transferSize([island, 'export const more=1'])).toBeGreaterThan(transferSize([island]));
  });
});

describe('html.test.ts', () => {
  test('detects invalid HTML', async () => {
    const report = await htmlValidator.validateString(
      '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></div></p></body></html>',
    );
    expect(report.valid).toBe(false);
  });
});

describe('tokens.test.ts', () => {
  test('detects two colours that are too similar', () => {
    expect(contrastOf('#f3b229', '#fbf8f1')).toBeLessThan(3);
  });
});

describe('voice-library.test.ts', () => {
  test('detects a file with one more byte', () => {
    const file = readFileSync(createRequire(import.meta.url).resolve('@elevenlabs/convai-widget-embed'));
    expect(integrityOf(Buffer.concat([file, Buffer.from(' ')]))).not.toBe(voiceProvider.libraryIntegrity);
  });
});
