import { expect, type Page } from '@playwright/test';
import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';

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
