import { expect, type Page, test } from '@playwright/test';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import { fakeSpeech } from './fake-speech.ts';

const quickly = [20, 40, 80, 160];

/** Returns the elements of a call with an agent on the demo page, and a function that types a sentence. */
export function liveCall(page: Page, agent: DemoAgentKey, ticketHeading: string) {
  const call = page.locator(`[data-live-call="${agent}"]`);
  const field = call.getByRole('textbox', { name: 'What you would say' });
  return {
    call,
    microphone: call.getByRole('button', { name: 'Speak' }),
    lastAnswer: call.locator('.live-turns > li.agent').last(),
    ticket: call.getByRole('region', { name: ticketHeading }),
    /** Types and sends a sentence, and waits until the page shows it. */
    async type(text: string) {
      await field.fill(text);
      await field.press('Enter');
      await expect(call.locator('.live-turns > li.caller').last()).toContainText(text);
    },
  };
}

/** The languages in which calls are made, each with its tag for speech recognition. */
const voices = { English: 'en-NZ', Chinese: 'zh-CN', Korean: 'ko-KR' } as const;

/** For each language, the caller's sentences, each with a part of the expected reply. */
type Conversations = Readonly<Record<keyof typeof voices, readonly (readonly [said: string, answer: string])[]>>;

/** A demo agent, with the ticket that must be the result of every conversation. */
interface DemoOfAgent {
  readonly agent: DemoAgentKey;
  readonly heading: string;
  /** If set, the ticket must contain this text after the first sentence. */
  readonly atOnce?: string;
  readonly rows: readonly (string | RegExp)[];
}

/**
 * Has a whole conversation with a demo agent in each language, typed or spoken. Checks every reply, what was spoken,
 * and the ticket at the end. Before the next conversation, presses Reload Widget.
 */
export async function holdConversations(
  page: Page,
  { agent, heading, atOnce = '', rows }: DemoOfAgent,
  way: 'typed' | 'spoken',
  conversations: Conversations,
): Promise<void> {
  const speech = await fakeSpeech(page);
  await page.goto(`/nz/demo?agent=${agent}`);
  const { call, lastAnswer, microphone, ticket, type } = liveCall(page, agent, heading);
  for (const language of ['English', 'Chinese', 'Korean'] as const) {
    await test.step(language, async () => {
      const lines = conversations[language];
      const voice = voices[language];
      const before = (await speech.spoken()).length;
      await expect(ticket).toContainText('Fills in as you talk');
      if (way === 'spoken') {
        await call.getByRole('radio', { name: language }).check();
        await microphone.click();
      }
      for (const [index, [said, answer]] of lines.entries()) {
        if (way === 'typed') await type(said);
        else {
          await expect.poll(speech.listening, { intervals: quickly }).toBe(voice);
          await speech.say(said);
        }
        await expect(lastAnswer).toContainText(answer);
        if (index === 0) await expect(ticket).toContainText(atOnce);
      }
      await expect(ticket).toContainText('Confirmed by the caller');
      await expect(ticket.locator('dl > div')).toHaveText([...rows]);
      await expect(page.locator('[data-voice-status]')).toHaveText('Call over');
      const spoken = (await speech.spoken()).slice(before);
      expect(spoken).toHaveLength(way === 'spoken' ? lines.length : 0);
      expect(spoken.every((text) => text.startsWith(voice))).toBe(true);
      await expect(microphone).toHaveAttribute('aria-pressed', 'false');
      expect(await speech.listening()).toBe('');
      await page.getByRole('button', { name: 'Reload Widget' }).click();
      await expect(call.locator('.live-turns > li')).toHaveCount(1);
    });
  }
}
