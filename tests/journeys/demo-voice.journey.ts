import type { Page } from '@playwright/test';
import { fakeSpeech } from './support/fake-speech.ts';
import { expect, test } from './support/fixtures.ts';
import { liveCall } from './support/live-call.ts';

const status = (page: Page) => page.locator('[data-voice-status]');

test('says who hears the caller before the microphone opens, greets aloud, and books in Chinese', async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo?agent=clinic');
  const { call, lastAnswer, ticket } = liveCall(page, 'clinic');
  await expect(call).toContainText('your browser may send your voice to its maker');
  await call.getByRole('radio', { name: 'Chinese' }).click();
  await call.getByRole('button', { name: '说话' }).click();
  await expect.poll(speech.spoken).toEqual([expect.stringMatching(/^zh-CN: 您好，Bay Street 诊所/)]);
  await expect.poll(speech.listening).toBe('zh-CN');
  await speech.say('我要预约看医生，星期四上午');
  await expect(ticket.locator('select').nth(1)).toHaveValue('doctor');
  await speech.say('第一个');
  await speech.say('我叫林小雨');
  await expect(ticket.locator('input').first()).toHaveValue('林小雨');
  await speech.say('第一次来');
  await speech.say('零二一五五五零一九九');
  await speech.say('不用了');
  await expect(lastAnswer).toContainText('对吗');
  for (let yes = 0; yes < 4 && !(await status(page).textContent())?.includes('Call over'); yes += 1) {
    const before = await speech.spoken();
    await speech.say('对的');
    await expect.poll(speech.spoken).not.toEqual(before);
  }
  await expect(status(page)).toHaveText('Call over');
  expect(await speech.listening()).toBe('');
  expect((await speech.spoken()).every((text) => text.startsWith('zh-CN'))).toBe(true);
});

test('follows the language that was typed or chosen, mutes, stops, and closes after two silences and with its agent', async ({
  page,
}) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  const { call, stop, talk, type } = liveCall(page, 'takeaway');
  await talk.click();
  await expect.poll(speech.listening).toBe('en-NZ');
  await expect(status(page)).toHaveText('Listening for English');
  await call.getByRole('button', { name: 'Mute the answers' }).click();
  const before = await speech.spoken();
  await speech.say('a coke and a tiramisu');
  await expect(call).toContainText('$13');
  expect(await speech.spoken()).toEqual(before);
  await stop.click();
  await expect.poll(speech.listening).toBe('');
  await type('콜라 두 캔 주세요');
  await call.getByRole('radio', { name: 'Chinese' }).check();
  await call.locator('.live-talk-button').click();
  await expect.poll(speech.listening).toBe('zh-CN');
  await expect(status(page)).toHaveText('Listening for Chinese');
  await speech.fail('no-speech');
  await speech.fail('no-speech');
  await expect.poll(speech.listening).toBe('');
  await call.locator('.live-talk-button').click();
  await expect.poll(speech.listening).toBe('zh-CN');
  await page.getByRole('link', { name: 'Healthcare Clinics' }).click();
  await expect.poll(speech.listening).toBe('');
  await expect(status(page)).toHaveText('Ready when you are');
});

test('a caller who speaks or types interrupts the agent, and the agent’s own words do not', async ({ page }) => {
  const speech = await fakeSpeech(page, { isSlow: true });
  await page.goto('/nz/demo');
  const { lastAnswer, talk, ticket, type } = liveCall(page, 'takeaway');
  await talk.click();
  await speech.say('a large margherita for pickup');
  await expect(status(page)).toHaveText('Speaking');
  await expect(lastAnswer).toContainText('Anything else?');
  await speech.say('anything else');
  await expect(status(page)).toHaveText('Speaking');
  await speech.partial('and also two');
  await expect(status(page)).toHaveText('Listening for English');
  await speech.say('and also two cokes');
  await expect(ticket).toContainText('$32.00');
  const before = await speech.hushes();
  await type('and a tiramisu');
  expect(await speech.hushes()).toBeGreaterThan(before);
});

test('a refused microphone and a browser without recognition each get a sentence, and typing goes on', async ({
  page,
}) => {
  const speech = await fakeSpeech(page);
  await page.goto('/nz/demo');
  const { call, talk, ticket, type } = liveCall(page, 'takeaway');
  await talk.click();
  await speech.fail('not-allowed');
  await expect(call).toContainText('The browser doesn’t let this page use the microphone.');
  await type('a large pepperoni');
  await expect(ticket).toContainText('$26.00');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined });
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined });
  });
  await page.reload();
  await talk.focus();
  const sentence = call.getByText('The microphone isn’t available here. Type instead: everything works the same.');
  await expect(sentence).toBeFocused();
  await expect(call.getByRole('radio', { name: 'Korean' })).toBeHidden();
  await type('a coke');
  await expect(ticket).toContainText('$4.00');
});
