import { expect, type Page } from '@playwright/test';
import { openDeskAt, openEditDialog } from './desk-steps.ts';

/** Publishes the draft with this title. Returns what the desk says after it has looked at the live pages. */
export async function publishAndLook(page: Page, title: string): Promise<string> {
  await openDeskAt(page, `?q=${encodeURIComponent(title)}`);
  const dialog = await openEditDialog(page, 'Article', title);
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const sentence = page.getByRole('region', { name: 'On the site' }).getByRole('status');
  await expect(sentence).toHaveText(/^(On the site now|Gone from the site|The live pages do not all show)/);
  return sentence.innerText();
}
