import type { Page } from '@playwright/test';

/** Something that happened to a widget. `at` is the time on the page's clock, in milliseconds. */
interface WidgetMoment {
  readonly what: 'chosen' | 'added' | 'ready' | 'removed';
  readonly agent: string;
  readonly at: number;
}

/** A record of what has happened to the widgets of a page. */
export interface WidgetRecord {
  moments(): Promise<WidgetMoment[]>;
}

/**
 * Records when agents are chosen, and when widgets are added, ready and removed. Must be called before the page is
 * opened.
 */
export async function recordWidgets(page: Page): Promise<WidgetRecord> {
  await page.addInitScript(() => {
    const moments: object[] = [];
    Object.assign(window, { widgetMoments: moments });
    const note = (what: string, agent = '', at = performance.now()) => moments.push({ what, agent, at });
    // The observer is called after all that a click has set off, so an agent counts as chosen when the click began.
    let clicked: number | undefined;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true });
    const agentOf = (node: Node) => {
      if (!(node instanceof HTMLElement) || node.localName !== 'elevenlabs-convai') return undefined;
      return node.getAttribute('agent-id') ?? node.getAttribute('signed-url') ?? '';
    };
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes, removedNodes } of changes) {
        if (type === 'attributes' && target instanceof HTMLElement) {
          if (attributeName === 'data-chosen') note('chosen', target.dataset.chosen, clicked);
          else if (target.dataset.state === 'ready') note('ready');
        }
        for (const node of addedNodes) if (agentOf(node) !== undefined) note('added', agentOf(node));
        for (const node of removedNodes) if (agentOf(node) !== undefined) note('removed', agentOf(node));
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state', 'data-chosen'] });
  });
  return { moments: () => page.evaluate(() => Reflect.get(window, 'widgetMoments')) };
}

/**
 * Gives a page a silent microphone and records the tracks that the page opens. Must be called before the page is
 * opened.
 */
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

/** Returns how many microphone tracks the page has opened, and how many are still open. */
export function countTracks(page: Page): Promise<{ opened: number; live: number }> {
  return page.evaluate(() => {
    const tracks: MediaStreamTrack[] = Reflect.get(window, 'microphoneTracks');
    return { opened: tracks.length, live: tracks.filter((track) => track.readyState === 'live').length };
  });
}

/** Stops the clock of all pages that are opened after this call. `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-21T00:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
}
