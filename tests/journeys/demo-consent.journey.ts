import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { stopClock } from './support/held-clock.ts';
import { expect, test } from './support/voice-fixtures.ts';

test.use({ settings: { VOICE_CONSENT: 'ask' } });

const widget = (page: Page) => page.locator('elevenlabs-convai');

test('Demo: if the owner wants it, nothing of the provider loads before the visitor agrees, and the tab remembers that', async ({
  page,
  voice,
}) => {
  await page.goto('/demo');
  await expectNoAxeFindings(page);
  await stopClock(page);
  await page.reload();
  await expect(page.getByText('The voice agent runs on ElevenLabs, another company.', { exact: false })).toBeVisible();
  await page.clock.runFor(2_000);
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await page.clock.runFor(2_000);
  expect(voice.libraryRequests).toBe(0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Yes, load it' }).click();
  await expect(widget(page)).toBeVisible();
  await expect(widget(page)).toHaveAttribute('agent-id', 'agent-clinic');
  await page.reload();
  await expect(widget(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
