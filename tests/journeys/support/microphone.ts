import type { Page } from '@playwright/test';

/**
 * Gives a page a silent microphone and remembers the tracks that the page opens. Call this before you open
 * the page.
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
