import { expect, type Page } from '@playwright/test';
import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import { fakeSpeech } from './fake-speech.ts';

/** The parts of one call of the demo page. */
export function liveCall(page: Page, agent: DemoAgentKey, ticketHeading: string) {
  const call = page.locator(`[data-live-call="${agent}"]`);
  const field = call.getByRole('textbox', { name: 'What you would say' });
  return {
    call,
    microphone: call.getByRole('button', { name: 'Speak' }),
    lastAnswer: call.locator('.live-turns > li.agent').last(),
    ticket: call.getByRole('region', { name: ticketHeading }),
    /** Types a sentence and sends it. */
    async type(text: string) {
      await field.fill(text);
      await field.press('Enter');
      await expect(call.locator('.live-turns > li.caller').last()).toContainText(text);
    },
  };
}

/** A conversation: what the caller says, and a part of each answer. */
export interface Conversation {
  /** In which language the microphone must listen. */
  readonly voice: string;
  readonly lines: readonly (readonly [said: string, answer: string])[];
}

/**
 * Holds a whole conversation on the demo page, typed or spoken, until the caller has confirmed; every answer is awaited
 * and, when spoken, said aloud. Gives the ticket, which must hold `atOnce` after the first sentence.
 */
export async function holdConversation(
  page: Page,
  { agent, heading, atOnce }: { agent: DemoAgentKey; heading: string; atOnce: string },
  { language, way }: { language: string; way: 'typed' | 'spoken' },
  { lines, voice }: Conversation,
) {
  const speech = await fakeSpeech(page);
  await page.goto(`/nz/demo?agent=${agent}`);
  const { call, lastAnswer, microphone, ticket, type } = liveCall(page, agent, heading);
  if (way === 'spoken') {
    await call.getByRole('radio', { name: language }).check();
    await microphone.click();
  }
  for (const [index, [said, answer]] of lines.entries()) {
    if (way === 'typed') await type(said);
    else {
      await expect.poll(speech.listening).toBe(voice);
      await speech.say(said);
    }
    await expect(lastAnswer).toContainText(answer);
    if (index === 0) await expect(ticket).toContainText(atOnce);
  }
  await expect(ticket).toContainText('Confirmed by the caller');
  expect(await speech.spoken()).toHaveLength(way === 'spoken' ? lines.length : 0);
  return ticket;
}
