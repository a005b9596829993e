import type { Page } from '@playwright/test';
import { voiceProvider } from '#site/voice/voice-provider.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { stopClock } from './support/held-clock.ts';
import { liveCall } from './support/live-call.ts';
import { countTracks, expect, test } from './support/voice-fixtures.ts';

/** The part of the demo page that contains the widget. */
const stage = (page: Page) => page.locator('[data-voice-stage]');

/** All widgets on the page. */
const widgets = (page: Page) => page.locator('elevenlabs-convai');

/** Chooses the demo agent that has this name. */
const chooseAgent = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Demo agents' }).getByRole('link', { name }).click();

/** Waits until the widget of the chosen agent has loaded. */
const untilReady = (page: Page) => expect(stage(page)).toHaveAttribute('data-state', 'ready');

test.describe('Demo: the widget', () => {
  test('the widget loads by itself, Reload Widget loads its agent but not the library again, and an agent that is not configured removes it', async ({
    page,
    voice,
  }) => {
    await page.goto('/nz/demo?agent=clinic');
    await untilReady(page);
    // Axe does not check the content of the widget, because the provider makes it.
    await expectNoAxeFindings(page, { except: 'elevenlabs-convai' });
    await page.getByRole('button', { name: 'Reload Widget' }).click();
    await expect.poll(() => voice.appearanceRequests.length).toBe(2);
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    await expect(widgets(page)).toHaveAttribute('agent-id', 'agent-clinic');
    expect(voice.libraryRequests).toBe(1);
    expect(voice.appearanceRequests[0]).toBe('https://api.us.elevenlabs.io/v1/convai/agents/agent-clinic/widget');

    await chooseAgent(page, 'Trades & Home Services');
    await expect(stage(page)).toHaveAttribute('data-state', 'live');
    await expect(widgets(page)).toHaveCount(0);
    await expect(page.getByText('What the van sees').filter({ visible: true })).toHaveCount(1);
    expect(voice.appearanceRequests).toHaveLength(2);
  });
});

test.describe('Demo: the page reports a failure and how else to reach us', () => {
  test('if the library is unreachable, the page shows the e-mail address, the built-in agent answers, and Reload Widget tries again', async ({
    page,
    voice,
    faults,
  }) => {
    faults.expect(/cdn\.jsdelivr\.net/);
    voice.isLibraryReachable = false;
    await page.goto('/demo');
    await expect(page.getByText('The voice agent did not load')).toBeVisible();
    await expect(stage(page).getByRole('link', { name: 'hello@bellbird.example' })).toBeVisible();
    const { ticket, type } = liveCall(page, 'takeaway');
    await type('a large seafood');
    await expect(ticket).toContainText('$29.00');
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

  test('if the service is unreachable, the widget fails after 10 s, and Reload Widget tries again', async ({
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

test.describe('Demo: no call stays open', () => {
  test('if the visitor allows the microphone after the widget was removed, it closes at once', async ({
    page,
    voice,
  }) => {
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
    await chooseAgent(page, 'Healthcare Clinics');
    await untilReady(page);
    await expect(widgets(page)).toHaveCount(1);
    await page.evaluate(() => Reflect.get(window, 'allowMicrophone')());
    await expect.poll(() => countTracks(page)).toEqual({ opened: 1, live: 0 });
    expect(voice.calls).toEqual([]);
  });
});

/** The dialog of Partners that calls the AI partner specialist, and the button that opens it. */
const opener = (page: Page) => page.getByRole('button', { name: 'Talk to Our AI Now' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI partner specialist' });

test.describe('Partners: the AI partner specialist', () => {
  test('reports that its script failed to load, loads it again, and asks first if the browser signals Global Privacy Control', async ({
    page,
    voice,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    let isReachable = false;
    await page.route(/\/_astro\/control-voice-stage\./, (route) => (isReachable ? route.continue() : route.abort()));
    await page.goto('/partners');
    await opener(page).click();
    await expect(dialog(page)).toContainText('Not available');
    await expect(dialog(page).getByLabel('What you would say')).toBeVisible();
    isReachable = true;
    await dialog(page).getByRole('button', { name: 'Reload Widget' }).click();
    const yes = dialog(page).getByRole('button', { name: 'Yes, load it' });
    await expect(yes).toBeVisible();
    expect(voice.libraryRequests).toBe(0);
    await yes.click();
    await expect(dialog(page)).toContainText('Ready when you are');
  });

  test('loads when the dialog opens, and leaves no microphone and no call open when it closes', async ({
    page,
    voice,
  }) => {
    await page.goto('/nz/partners', { waitUntil: 'networkidle' });
    expect(voice.libraryRequests).toBe(0);
    for (const [index, isAnswered] of [false, true].entries()) {
      await opener(page).click();
      await expect(dialog(page)).toContainText('Ready when you are');
      await expect(widgets(page)).toHaveAttribute('agent-id', 'agent-partner');
      await dialog(page).getByRole('button', { name: 'Start a call' }).click();
      await expect.poll(() => voice.calls.length).toBe(index + 1);
      if (isAnswered) {
        voice.calls[index]?.answer();
        await expect(widgets(page).getByText('Listening')).toBeVisible();
      }
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(widgets(page)).toHaveCount(0);
      if (!isAnswered) voice.calls[index]?.answer();
      await expect.poll(() => voice.calls[index]?.isClosed).toBe(true);
      await expect.poll(async () => (await countTracks(page)).live).toBe(0);
    }
  });
});

test('Demo: only a page with a configured agent may load the widget and use the microphone', async ({ page }) => {
  const headersOf = async (path: string) => (await page.request.get(path)).headers();
  const demo = await headersOf('/demo');
  expect(demo['permissions-policy']).toContain('microphone=(self)');
  const scripts = directive(demo, 'script-src');
  expect(scripts).toContain(voiceProvider.libraryAddress);
  expect(scripts.join(' ')).not.toMatch(/'unsafe-(?:inline|eval)'/);
  expect(directive(demo, 'style-src')).toContain("'unsafe-inline'");
  expect(demo['content-security-policy']).not.toContain('trusted-types');
  expect(directive(demo, 'connect-src')).toContain('wss://api.us.elevenlabs.io');
  for (const path of ['/', '/nz/resources', '/privacy', '/login']) {
    const other = await headersOf(path);
    expect(other['permissions-policy']).toContain('microphone=()');
    expect(other['content-security-policy']).not.toMatch(/elevenlabs|jsdelivr|blob:|unsafe-inline/);
  }
});

function directive(headers: Record<string, string>, name: string): string[] {
  const found = headers['content-security-policy']?.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().split(/\s+/) ?? [];
}
