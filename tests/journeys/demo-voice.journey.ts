import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { fakeSpeech } from './support/fake-speech.ts';
import { expect, test } from './support/fixtures.ts';
import { liveCall } from './support/live-call.ts';

const status = (page: Page) => page.locator('[data-voice-status]');
const heading = 'What the kitchen sees';

test('says for which language the microphone listens, and follows what was typed and chosen', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  const { call, microphone, type } = liveCall(page, 'takeaway', heading);
  await microphone.click();
  await expect(status(page)).toHaveText('Listening for English');
  await type('콜라 두 캔 주세요');
  await expect.poll(speech.listening).toBe('ko-KR');
  await expect(status(page)).toHaveText('Listening for Korean');
  await expect(call.getByRole('radio', { name: 'Korean' })).toBeChecked();
  await call.getByRole('radio', { name: 'Chinese' }).check();
  await expect.poll(speech.listening).toBe('zh-CN');
  await expect(status(page)).toHaveText('Listening for Chinese');
  await speech.fail('no-speech');
  await expect(call.locator('.live-turns > li.agent')).toHaveCount(3);
  await expect.poll(speech.listening).toBe('zh-CN');
  await speech.say('自取');
  await expect.poll(speech.listening).toBe('zh-CN');
  await expect(call.getByRole('radio', { name: 'Chinese' })).toBeChecked();
});

test('after words that it did not understand, it says which language it hears and how to change it', async ({
  page,
}) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  const { call, microphone } = liveCall(page, 'takeaway', heading);
  await microphone.click();
  await speech.say('ne boo tock ham nida');
  await expect(call.locator('[data-call-notice]')).toHaveText(
    'The microphone listens for English. 中文 or 한국어? Choose it below.',
  );
});

test('a caller who speaks interrupts the agent, and the agent’s own words do not', async ({ page }) => {
  const speech = await fakeSpeech(page, { isSlow: true });
  await page.goto('/nz/demo');
  const { lastAnswer, microphone, ticket } = liveCall(page, 'takeaway', heading);
  await microphone.click();
  await speech.say('a large margherita for pickup');
  await expect(status(page)).toHaveText('Speaking');
  await expect(lastAnswer).toContainText('Anything else?');
  await speech.say('anything else');
  await expect.poll(speech.listening).toBe('en-NZ');
  await expect(status(page)).toHaveText('Speaking');
  expect(await speech.hushes()).toBe(0);
  await speech.partial('and also two');
  await expect(status(page)).toHaveText('Listening for English');
  expect(await speech.hushes()).toBeGreaterThan(0);
  await speech.say('and also two cokes');
  await expect(ticket).toContainText('2 × Coke');
  await expect(lastAnswer).not.toContainText('Sorry');
});

test('typing interrupts the agent', async ({ page }) => {
  const speech = await fakeSpeech(page, { isSlow: true });
  await page.goto('/nz/demo');
  const { microphone, type } = liveCall(page, 'takeaway', heading);
  await microphone.click();
  await speech.say('a large margherita for pickup');
  await expect(status(page)).toHaveText('Speaking');
  const before = await speech.hushes();
  await type('and a coke');
  expect(await speech.hushes()).toBeGreaterThan(before);
});

test('without speech recognition a sentence stands in place of Speak, and the focus stays there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
  await page.goto('/nz/demo');
  const { call, microphone, type, ticket } = liveCall(page, 'takeaway', heading);
  await microphone.focus();
  const sentence = call.getByText('The microphone isn’t available here. Type instead: everything works the same.');
  await expect(sentence).toBeVisible();
  await expect(sentence).toBeFocused();
  await expect(microphone).toBeHidden();
  await expect(call.getByRole('radio', { name: 'Korean' })).toBeHidden();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await expect(call.getByRole('textbox', { name: 'What you would say' })).toBeFocused();
  await type('a coke');
  await expect(ticket).toContainText('Coke');
});
