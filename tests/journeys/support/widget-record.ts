import type { Page } from '@playwright/test';

/** An event of a widget, in milliseconds of the page's clock. */
interface WidgetMoment {
  readonly what: 'chosen' | 'added' | 'ready' | 'removed';
  readonly agent: string;
  readonly at: number;
}

/** The events of widgets since the page was opened. */
export interface WidgetRecord {
  moments(): Promise<WidgetMoment[]>;
}

/** Records when agents are chosen and when widgets are added, ready and removed. Call before opening the page. */
export async function recordWidgets(page: Page): Promise<WidgetRecord> {
  await page.addInitScript(() => {
    const moments: object[] = [];
    Object.assign(window, { widgetMoments: moments });
    const note = (what: string, agent = '') => moments.push({ what, agent, at: performance.now() });
    const agentOf = (node: Node) => {
      if (!(node instanceof HTMLElement) || node.localName !== 'elevenlabs-convai') return undefined;
      return node.getAttribute('agent-id') ?? node.getAttribute('signed-url') ?? '';
    };
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes, removedNodes } of changes) {
        if (type === 'attributes' && target instanceof HTMLElement) {
          if (attributeName === 'data-chosen') note('chosen', target.dataset.chosen);
          else if (target.dataset.state === 'ready') note('ready');
        }
        for (const node of addedNodes) if (agentOf(node) !== undefined) note('added', agentOf(node));
        for (const node of removedNodes) if (agentOf(node) !== undefined) note('removed', agentOf(node));
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state', 'data-chosen'] });
  });
  return { moments: () => page.evaluate(() => Reflect.get(window, 'widgetMoments')) };
}

/** Replaces the microphone of a page, so that its open tracks can be counted. Call before opening the page. */
export async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { microphoneTracks: tracks });
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = new AudioContext().createMediaStreamDestination().stream;
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Returns how often the microphone was opened, and how many of its tracks are still open. */
export function countTracks(page: Page): Promise<{ opened: number; live: number }> {
  return page.evaluate(() => {
    const tracks: MediaStreamTrack[] = Reflect.get(window, 'microphoneTracks');
    return { opened: tracks.length, live: tracks.filter((track) => track.readyState === 'live').length };
  });
}

/** Stops the clock of pages that are opened from now on. `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-21T00:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
}
