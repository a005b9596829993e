import type { Page } from '@playwright/test';

/** The button that opens the assistant, and the parts of its panel. */
export const pill = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask the assistant' });
export const question = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
export const log = (page: Page) => panel(page).getByRole('log');

/** Asks a question in the open panel. */
export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}
