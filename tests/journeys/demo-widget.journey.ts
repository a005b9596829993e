import type { Page } from '@playwright/test';
import { voiceProvider } from '#site/voice/voice-provider.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/voice-fixtures.ts';
import { countTracks, stopClock } from './support/widget-record.ts';

const stage = (page: Page) => page.locator('[data-voice-stage]');
const widgets = (page: Page) => page.locator('elevenlabs-convai');
const choose = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Demo agents' }).getByRole('link', { name }).click();
const untilReady = (page: Page) => expect(stage(page)).toHaveAttribute('data-state', 'ready');

test.describe('Demo (product 5.4): the widget’s waits', () => {
  test('the widget loads by itself 500 ms after the page has chosen its agent', async ({ page, voice, record }) => {
    await page.goto('/demo');
    await expect(stage(page)).toContainText('Restaurant Ordering');
    await untilReady(page);
    const moments = await record.moments();
    expect(moments.map(({ what, agent }) => [what, agent])).toEqual([
      ['chosen', 'takeaway'],
      ['added', 'agent-takeaway'],
      ['ready', ''],
    ]);
    expect(between(moments, 'chosen', 'added')).toBeGreaterThanOrEqual(500);
    expect(voice.appearanceRequests).toEqual(['https://api.us.elevenlabs.io/v1/convai/agents/agent-takeaway/widget']);
  });

  test('control: nothing of the provider is asked before the 500 ms are over', async ({ page, voice, record }) => {
    void record;
    await stopClock(page);
    await page.goto('/demo');
    await expect(stage(page)).toHaveAttribute('data-state', 'waiting');
    expect(voice.libraryRequests).toBe(0);
    await page.clock.runFor(600);
    await expect.poll(() => voice.libraryRequests).toBe(1);
  });

  test('another agent resets the stage, loads after 200 ms, and the previous widget goes 100 ms after', async ({
    page,
    voice,
    record,
  }) => {
    await page.goto('/demo');
    await untilReady(page);
    await choose(page, 'Healthcare Clinics');
    await expect(widgets(page).and(page.locator('[agent-id="agent-takeaway"]'))).toHaveCount(0);
    await untilReady(page);
    const moments = (await record.moments()).slice(3);
    expect(moments.map(({ what, agent }) => [what, agent])).toEqual([
      ['chosen', 'clinic'],
      ['added', 'agent-clinic'],
      ['ready', ''],
      ['removed', 'agent-takeaway'],
    ]);
    expect(between(moments, 'chosen', 'added')).toBeGreaterThanOrEqual(199);
    expect(between(moments, 'chosen', 'added')).toBeLessThan(500);
    expect(between(moments, 'ready', 'removed')).toBeGreaterThanOrEqual(99);
    expect(voice.libraryRequests).toBe(1);
  });

  test('Reload Widget loads the same agent anew, with the library loaded once', async ({ page, voice, record }) => {
    await page.goto('/nz/demo?agent=clinic');
    await untilReady(page);
    await page.getByRole('button', { name: 'Reload Widget' }).click();
    await expect.poll(async () => (await record.moments()).map(({ what }) => what)).toContain('removed');
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    await expect(widgets(page)).toHaveAttribute('agent-id', 'agent-clinic');
    expect(voice.libraryRequests).toBe(1);
    expect(voice.appearanceRequests).toHaveLength(2);
  });

  test('an agent that is not configured takes the widget away and answers by itself', async ({ page, voice }) => {
    await page.goto('/demo');
    await untilReady(page);
    await choose(page, 'Trades & Home Services');
    await expect(stage(page)).toHaveAttribute('data-state', 'live');
    await expect(widgets(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What the van sees' })).toBeVisible();
    expect(voice.appearanceRequests).toHaveLength(1);
  });
});

test.describe('Demo: failures are told, with another way to reach us', () => {
  test('an unreachable library: a sentence, the address, and Reload Widget tries again', async ({
    page,
    voice,
    faults,
  }) => {
    faults.expect(/cdn\.jsdelivr\.net/);
    voice.isLibraryReachable = false;
    await page.goto('/demo');
    await expect(page.getByText('The voice agent did not load')).toBeVisible();
    await expect(stage(page).getByRole('link', { name: 'hello@bellbird.example' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What the kitchen sees' })).toBeVisible();
    await expectNoAxeFindings(page);
    voice.isLibraryReachable = true;
    await page.getByRole('button', { name: 'Reload Widget' }).click();
    await untilReady(page);
    expect(voice.libraryRequests).toBe(2);
  });

  test('a library that is not the pinned one is refused', async ({ page, voice, context, faults }) => {
    faults.expect(/integrity/i);
    await context.route(/cdn\.jsdelivr\.net/, (route) =>
      route.fulfill({
        body: 'document.title = "taken over"',
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto('/demo');
    await expect(stage(page)).toHaveAttribute('data-state', 'failed');
    await expect(page).not.toHaveTitle(/taken over/);
    expect(voice.appearanceRequests).toEqual([]);
  });

  test('an unreachable service is given up after 10 s, and Reload Widget tries again', async ({
    page,
    voice,
    faults,
  }) => {
    faults.expect(/api\.us\.elevenlabs\.io|Cannot fetch config/);
    voice.isServiceReachable = false;
    await stopClock(page);
    await page.goto('/demo');
    await page.clock.runFor(500);
    await expect(widgets(page)).toHaveCount(1);
    await page.clock.runFor(9_000);
    await expect(stage(page)).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1_500);
    await expect(page.getByText('The voice agent did not load')).toBeVisible();
    await expect(widgets(page)).toHaveCount(0);
    voice.isServiceReachable = true;
    await page.clock.resume();
    await page.getByRole('button', { name: 'Reload Widget' }).click();
    await untilReady(page);
  });
});

test.describe('Demo: no call is left behind', () => {
  test('removed while connecting: no open microphone and no open socket', async ({ page, voice, record }) => {
    void record;
    const call = await beginCall(page, voice);
    await choose(page, 'Healthcare Clinics');
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    expect(await countTracks(page)).toEqual({ opened: 1, live: 0 });
    call.answer();
    await expect.poll(() => call.isClosed).toBe(true);
    await expect.poll(async () => (await countTracks(page)).live).toBe(0);
    await expect(widgets(page)).toHaveAttribute('agent-id', 'agent-clinic');
  });

  test('control: without our part in the call event the microphone stays open', async ({ page, voice, record }) => {
    void record;
    await page.addInitScript(() =>
      addEventListener('elevenlabs-convai:call', (event) => event.stopImmediatePropagation(), true),
    );
    const call = await beginCall(page, voice);
    await choose(page, 'Healthcare Clinics');
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    call.answer();
    await expect.poll(async () => (await countTracks(page)).live).toBeGreaterThan(0);
    expect(call.isClosed).toBe(false);
  });

  test('removed before the visitor allowed the microphone: it closes as soon as it opens', async ({
    page,
    voice,
    record,
  }) => {
    void record;
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        await new Promise((allow) => Object.assign(window, { allowMicrophone: allow }));
        return open.call(navigator.mediaDevices, wanted);
      };
    });
    await page.goto('/demo');
    await untilReady(page);
    await page.getByRole('button', { name: 'Start a call' }).click();
    await page.waitForFunction(() => 'allowMicrophone' in window);
    await choose(page, 'Healthcare Clinics');
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    await page.evaluate(() => Reflect.get(window, 'allowMicrophone')());
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
    expect(voice.calls).toEqual([]);
  });

  test('a running call ends when another agent has loaded', async ({ page, voice, record }) => {
    void record;
    const call = await beginCall(page, voice);
    call.answer();
    await expect(widgets(page).getByText('Listening')).toBeVisible();
    await choose(page, 'Healthcare Clinics');
    await expect.poll(() => call.isClosed).toBe(true);
    await expect.poll(async () => (await countTracks(page)).live).toBe(0);
  });
});

test('Demo: a browser that signals Global Privacy Control is asked first', async ({ page, voice }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await stopClock(page);
  await page.goto('/demo');
  await expect(page.getByRole('button', { name: 'Yes, load it' })).toBeVisible();
  await page.clock.runFor(2_000);
  expect(voice.libraryRequests).toBe(0);
});

test('Demo (product 5.9): only the page that embeds an agent may load it and use the microphone', async ({ page }) => {
  const headersOf = async (path: string) => (await page.request.get(path)).headers();
  const demo = await headersOf('/demo');
  expect(demo['permissions-policy']).toContain('microphone=(self)');
  const scripts = directive(demo, 'script-src');
  expect(scripts).toContain(voiceProvider.libraryAddress);
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(directive(demo, 'connect-src')).toContain('wss://api.us.elevenlabs.io');
  for (const path of ['/', '/nz/resources', '/privacy', '/login']) {
    const other = await headersOf(path);
    expect(other['permissions-policy']).toContain('microphone=()');
    expect(other['content-security-policy']).not.toMatch(/elevenlabs|jsdelivr|blob:|unsafe-inline/);
  }
});

test('axe finds nothing around the widget', async ({ page, voice }) => {
  void voice;
  await page.goto('/demo');
  await untilReady(page);
  // What the provider draws in its own shadow root is the provider's.
  await expectNoAxeFindings(page, { except: 'elevenlabs-convai' });
});

function directive(headers: Record<string, string>, name: string): string[] {
  const found = headers['content-security-policy']?.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/) ?? [];
}

function between(moments: readonly { what: string; at: number }[], from: string, to: string): number {
  const at = (what: string) => moments.find((moment) => moment.what === what)?.at ?? Number.NaN;
  return at(to) - at(from);
}

/** Opens the demo and starts a call that the service has not picked up yet. */
async function beginCall(page: Page, voice: { calls: { isClosed: boolean; answer(): void }[] }) {
  await page.goto('/demo');
  await untilReady(page);
  await page.getByRole('button', { name: 'Start a call' }).click();
  await expect.poll(() => voice.calls.length).toBe(1);
  const [call] = voice.calls;
  if (!call) throw new Error('No call reached the service.');
  expect(await countTracks(page)).toEqual({ opened: 1, live: 1 });
  return call;
}
