import { expect, type Locator } from '@playwright/test';

/** Waits for the visual editor and returns the Content field. */
export async function visualContent(dialog: Locator): Promise<Locator> {
  await expect(dialog.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  return dialog.getByRole('textbox', { name: 'Content' });
}

/** Switches the Content field to HTML and returns it. */
export async function htmlContent(dialog: Locator): Promise<Locator> {
  await expect(dialog.getByRole('radio', { name: 'HTML' })).toBeAttached();
  await dialog.getByRole('radiogroup', { name: 'Write as' }).getByText('HTML').click();
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveJSProperty('tagName', 'TEXTAREA');
  return content;
}

/** Lines for {@link typeWithoutPause}. */
export const quickLines: readonly string[] = Array.from({ length: 12 }, (_, index) => `ab${index}`);

/**
 * Types these lines at the end of the text, with Enter before each, and does not wait between Enter and the first
 * character. Returns the lines as the text contains them.
 */
export async function typeWithoutPause(content: Locator, lines: readonly string[]): Promise<string[]> {
  const { keyboard } = content.page();
  await content.press('Control+End');
  for (const line of lines) await Promise.all([keyboard.press('Enter'), keyboard.type(line)]);
  const texts = await content.getByRole('paragraph').allInnerTexts();
  return texts.slice(-lines.length);
}

/** Dispatches a paste event with this data to an element, as a browser would. */
export async function pasteInto(content: Locator, data: Readonly<Record<string, string>>): Promise<void> {
  await content.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(entries)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

/** A file for a test, with the type that a browser would give it. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  /** The content of the file, or a size in bytes. A file with only a size is filled with zeros. */
  readonly content: Buffer | number;
}

/** Drops files on the middle of an element, or pastes them into it, like a browser. */
export async function giveFiles(content: Locator, how: 'drop' | 'paste', files: readonly TestFile[]): Promise<void> {
  const sent = files.map(({ name, type, content: held }) => ({
    name,
    type,
    base64: typeof held === 'number' ? '' : held.toString('base64'),
    zeros: typeof held === 'number' ? held : 0,
  }));
  await content.evaluate(
    (element, [kind, list]) => {
      const data = new DataTransfer();
      for (const { name, type, base64, zeros } of list) {
        const bytes = zeros > 0 ? new Uint8Array(zeros) : Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const options = { bubbles: true, cancelable: true };
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, ...place, dataTransfer: data }),
      );
    },
    [how, sent] as const,
  );
}
