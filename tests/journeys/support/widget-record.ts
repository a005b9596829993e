import type { Page } from '@playwright/test';

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
