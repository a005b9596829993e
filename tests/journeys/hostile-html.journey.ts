import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { noteFigure } from '#tests/faults/support/figures.ts';
import { hostileHtml } from '#tests/support/hostile-html.ts';

/** Number of inputs in `npm test`. The long form sets HOSTILE_INPUTS. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? (process.env.FAULTS === 'long' ? 10_000 : 400));

/** Number of texts in one page. A page runs scripts that a parsed fragment would not. */
const atOnce = 50;

/** Opens pages of texts without any policy, touches every element, and returns the number of scripts that ran. */
async function countRuns(page: Page, texts: readonly string[]): Promise<number> {
  let ran = 0;
  page.on('dialog', (dialog) => void dialog.dismiss());
  let body = '';
  await page.route('http://hostile.example/**', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ status: 404, body: '' }),
  );
  for (let index = 0; index < texts.length; index += atOnce) {
    const part = texts.slice(index, index + atOnce).map((text) => `<article>${text}</article>`);
    body = `<!doctype html><title>x</title>${part.join('\n')}`;
    await page.goto('http://hostile.example/', { waitUntil: 'load' });
    ran += await page.evaluate(async () => {
      // A plain link would leave the page. A script in an address runs without leaving it.
      Reflect.get(window, 'navigation').addEventListener('navigate', (event: Event) => event.preventDefault());
      // Through the prototypes: fields named "click" or "focus" replace the methods of their form.
      for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
        if (element instanceof HTMLElement) HTMLElement.prototype.focus.call(element);
        else if (element instanceof SVGElement) SVGElement.prototype.focus.call(element);
        EventTarget.prototype.dispatchEvent.call(element, new MouseEvent('mouseover', { bubbles: true }));
        if (element instanceof HTMLElement && Element.prototype.matches.call(element, 'a[href^="java" i], button')) {
          HTMLElement.prototype.click.call(element);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Number(Reflect.get(window, 'ran') ?? 0);
    });
  }
  return ran;
}

/** The cleaner refuses markup that keeps changing, and the API answers with a 422. */
function cleanOrRefuse(clean: (html: string) => string, text: string): string | undefined {
  try {
    return clean(text);
  } catch {
    return undefined;
  }
}

test(`${inputs} hostile texts, cleaned: nothing runs in a page without any policy (product 15.19)`, async ({
  page,
}) => {
  test.setTimeout(60_000 + inputs * 60);
  const clean = createArticleHtmlCleaner();
  const texts = fc.sample(hostileHtml, inputs);
  const tried = texts.map((text) => cleanOrRefuse(clean, text));
  const cleaned = tried.filter((text) => text !== undefined);
  for (const text of cleaned) expect(clean(text), 'cleaning again changes nothing').toBe(text);
  const refused = tried.length - cleaned.length;
  expect(await countRuns(page, cleaned)).toBe(0);
  noteFigure({
    item: 19,
    what: `${inputs} hostile texts in a page without any policy`,
    seen: `0 executed, ${refused} refused as too tangled`,
  });
});

test('control: many of the same texts run when they are not cleaned', async ({ page }) => {
  const texts = fc
    .sample(hostileHtml, 40)
    .map((text) => text.replaceAll(/<(plaintext|xmp|textarea|title|noscript|template|style|!--|meta|base)/g, '<p'));
  expect(await countRuns(page, ['<script>top.ran=(top.ran||0)+1</script>', ...texts])).toBeGreaterThan(0);
});

test.describe('control: each way of running a script is noticed', () => {
  for (const [way, text] of [
    ['an element that is one', '<script>top.ran=1</script>'],
    ['a handler that nobody touches', '<img src="http://hostile.example/none" onerror="top.ran=1">'],
    ['a handler under the pointer', '<p onmouseover="top.ran=1">over</p>'],
    ['a handler of what has the focus', '<input autofocus onfocus="top.ran=1">'],
    ['the address of a link', '<a href="javascript:void(top.ran=1)">go</a>'],
    ['the address of a button’s form', '<form action="javascript:void(top.ran=1)"><button>go</button></form>'],
    ['a link beside one that leads away', '<a href="java">away</a><a href="javascript:void(top.ran=1)">go</a>'],
  ] as const) {
    test(way, async ({ page }) => {
      expect(await countRuns(page, [text])).toBeGreaterThan(0);
    });
  }
});
