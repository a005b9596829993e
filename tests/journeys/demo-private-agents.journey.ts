import { stopClock } from './support/held-clock.ts';
import { expect, test } from './support/voice-fixtures.ts';

test.use({ settings: { VOICE_SIGNED_URL_ENDPOINT: '/signed-voice-address' } });

test('Demo: private agents are reached only through a signed address, which is renewed before it expires', async ({
  page,
  voice,
  context,
}) => {
  const widget = page.locator('elevenlabs-convai');
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
  await stopClock(page);
  await page.goto('/demo');
  await page.clock.runFor(500);
  await page.clock.resume();
  await expect(widget).toBeVisible();
  await expect(widget).toHaveAttribute('signed-url', /agent_id=agent-takeaway&conversation_signature=s1$/);
  await expect(widget).not.toHaveAttribute('agent-id');
  expect(voice.appearanceRequests[0]).toContain('conversation_signature=s1');
  await page.clock.fastForward(12 * 60_000);
  await expect(widget).toHaveAttribute('signed-url', /conversation_signature=s2$/);
});
