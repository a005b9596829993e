import { expect, test } from '../../journeys/support/voice-fixtures.ts';
import { countTracks } from '../../journeys/support/widget-record.ts';
import { beginCall, chooseAgent, untilReady, widgets } from '../../journeys/support/widget-steps.ts';

test('detects code that misses the call event, because the microphone stays open', async ({ page, voice, record }) => {
  void record;
  await page.addInitScript(() =>
    addEventListener('elevenlabs-convai:call', (event) => event.stopImmediatePropagation(), true),
  );
  const call = await beginCall(page, voice);
  await chooseAgent(page, 'Healthcare Clinics');
  await untilReady(page);
  await expect(widgets(page)).toHaveCount(1);
  call.answer();
  await expect.poll(async () => (await countTracks(page)).live).toBeGreaterThan(0);
  expect(call.isClosed).toBe(false);
});
