import { expect, type Page } from '@playwright/test';
import { countTracks } from './widget-record.ts';

/** The part of the demo page that contains the widget. */
export const stage = (page: Page) => page.locator('[data-voice-stage]');

/** All widgets on the page. */
export const widgets = (page: Page) => page.locator('elevenlabs-convai');

/** Chooses the demo agent that has this name. */
export const chooseAgent = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Demo agents' }).getByRole('link', { name }).click();

/** Waits until the widget of the chosen agent has loaded. */
export const untilReady = (page: Page) => expect(stage(page)).toHaveAttribute('data-state', 'ready');

/** Opens the demo page and starts a call. The service has not accepted the call yet. */
export async function beginCall(page: Page, voice: { calls: { isClosed: boolean; answer(): void }[] }) {
  await page.goto('/demo');
  await untilReady(page);
  await page.getByRole('button', { name: 'Start a call' }).click();
  await expect.poll(() => voice.calls.length).toBe(1);
  const [call] = voice.calls;
  if (!call) throw new Error('No call reached the service.');
  expect(await countTracks(page)).toEqual({ opened: 1, live: 1 });
  return call;
}
