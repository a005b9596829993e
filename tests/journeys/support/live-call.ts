import { expect, type Page } from '@playwright/test';
import type { BuiltInAgentKey } from '#shared/demo-agent-keys.ts';

/** Returns the parts of a call with an agent, and functions that type a sentence and press an answer. */
export function liveCall(page: Page, agent: BuiltInAgentKey) {
  const call = page.locator(`[data-live-call="${agent}"]`);
  const field = call.locator('input[name=say]');
  return {
    call,
    field,
    talk: call.getByRole('button', { name: 'Talk', exact: true }),
    stop: call.getByRole('button', { name: 'Stop', exact: true }),
    turns: call.locator('.live-turns > li'),
    lastAnswer: call.locator('.live-turns > li.agent').last(),
    ticket: call.getByRole('region', { name: /^(?:Ticket|单子|전표)$/ }),
    /** Types and sends a sentence, and waits until the page shows it. */
    async type(text: string) {
      await field.fill(text);
      await field.press('Enter');
      await expect(call.locator('.live-turns > li.caller').last()).toContainText(text);
    },
    /** Presses one of the answers under the agent's question. */
    press: (label: string | RegExp) =>
      call.locator('.live-answers').getByRole('button', { name: label }).first().click(),
  };
}
