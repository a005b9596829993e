import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { stopClock } from './support/held-clock.ts';
import { expect, test } from './support/voice-fixtures.ts';

test.use({ settings: { VOICE_CONSENT: 'ask', VOICE_SIGNED_URL_ENDPOINT: '/signed-voice-address' } });

const widget = (page: Page) => page.locator('elevenlabs-convai');

test('Demo: nothing of the provider loads before the visitor agrees, the tab remembers that, and private agents have a signed address, which is renewed', async ({
  page,
  voice,
  context,
}) => {
  let minted = 0;
  await context.route('**/signed-voice-address?*', (route) => {
    minted += 1;
    const agentId = new URL(route.request().url()).searchParams.get('agent_id');
    return route.fulfill({
      json: {
        signed_url: `wss://api.us.elevenlabs.io/v1/convai/conversation?agent_id=${agentId}&conversation_signature=s${minted}`,
      },
    });
  });
  await page.goto('/demo');
  await expectNoAxeFindings(page);
  await stopClock(page);
  await page.reload();
  await expect(page.getByText('The voice agent runs on ElevenLabs, another company.', { exact: false })).toBeVisible();
  await page.clock.runFor(2_000);
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await page.clock.runFor(2_000);
  expect([voice.libraryRequests, minted]).toEqual([0, 0]);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Yes, load it' }).click();
  await expect(widget(page)).toBeVisible();
  await expect(widget(page)).toHaveAttribute('signed-url', /agent_id=agent-clinic&conversation_signature=s1$/);
  await expect(widget(page)).not.toHaveAttribute('agent-id');
  expect(voice.appearanceRequests[0]).toContain('conversation_signature=s1');
  await page.clock.fastForward(12 * 60_000);
  await expect(widget(page)).toHaveAttribute('signed-url', /conversation_signature=s2$/);
  await page.reload();
  await expect(widget(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
