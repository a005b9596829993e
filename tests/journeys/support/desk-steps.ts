import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the desk with a query (example: `?tab=tags`), and waits until the desk has verified the token. */
export async function openDeskAt(page: Page, query = ''): Promise<void> {
  await page.goto(`/dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management Dashboard' })).toBeVisible();
}

/** Types a name and a password into Sign In, which is a page or a panel of the desk, and sends them. */
export async function fillSignIn(
  place: Page | Locator,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await place.getByLabel('Username').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Chooses a file for an upload. */
export async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files', exact: true }).click();
  await (await choosing).setFiles({ name, mimeType, buffer });
}

/** Opens the dialog that creates a record on the open tab. */
export async function openCreateDialog(page: Page, noun: 'Article' | 'Category' | 'Tag'): Promise<Locator> {
  await page.getByRole('button', { name: `Create New ${noun}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Create New ${noun}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the dialog that edits the record with this name. */
export async function openEditDialog(page: Page, noun: 'Article' | 'Category' | 'Tag', name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${noun}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens the desk and the dialog that creates an article. */
export async function openNewArticle(page: Page): Promise<Locator> {
  await openDeskAt(page);
  return openCreateDialog(page, 'Article');
}

/** Opens the desk with a query, and the dialog that edits the article with this title. */
export async function openArticle(page: Page, title: string, query = ''): Promise<Locator> {
  await openDeskAt(page, query);
  return openEditDialog(page, 'Article', title);
}

/**
 * Types a text into a combobox, waits until it offers exactly these options, and chooses the first one with the
 * keyboard. A click is not used, because Playwright may scroll before it, and scrolling moves or closes the list.
 */
export async function chooseOption(combobox: Locator, typed: string, ...options: readonly string[]): Promise<void> {
  await combobox.fill(typed);
  await expect(combobox.page().getByRole('option')).toHaveText([...options]);
  await combobox.press('ArrowDown');
  await expect(combobox).toHaveAttribute('aria-activedescendant');
  await combobox.press('Enter');
}

/** Returns the toast with this text. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('[role="alertdialog"]', { has: page.getByRole('button', { name: 'Dismiss' }) }).filter({
    hasText: text,
  });
}

/** Returns the row of the record with this name in the open list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

/**
 * Presses Enter in the order of Safari: a composition has ended before the key press that ended it. The key press has
 * the code of an input method.
 */
export async function pressAfterComposition(field: Locator): Promise<void> {
  await field.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const press = { key: 'Enter', keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', press));
  });
}
