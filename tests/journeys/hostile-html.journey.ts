import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { noteFigure } from '#tests/faults/support/figures.ts';
import { hostileHtml } from '#tests/support/hostile-html.ts';

/**
 * Number of texts that are joined to one page. They are opened as a page, because a browser does not run all scripts of a
 * fragment that is parsed by a script.
 */
const atOnce = 50;

/** Opens these texts on pages without a security policy and touches every element. Returns how many scripts ran. */
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
      // Prevents links from leaving the page. A script in the address of a link still runs.
      Reflect.get(window, 'navigation').addEventListener('navigate', (event: Event) => event.preventDefault());
      // Calls the prototypes' methods, because a form can have a field that is named "click" or "focus" and hides the
      // method.
      for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
        if (element instanceof HTMLElement) HTMLElement.prototype.focus.call(element);
        else if (element instanceof SVGElement) SVGElement.prototype.focus.call(element);
        EventTarget.prototype.dispatchEvent.call(element, new MouseEvent('mouseover', { bubbles: true }));
        if (element instanceof HTMLElement && Element.prototype.matches.call(element, 'a[href^="java" i], button')) {
          HTMLElement.prototype.click.call(element);
        }
      }
      // The browser runs `javascript:` addresses in the order of the clicks. So when the address of this last link
      // runs, those of the texts have already run.
      await new Promise((reached) => {
        Object.assign(window, { reached });
        const last = Document.prototype.createElement.call(document, 'a');
        last.setAttribute('href', 'javascript:void reached()');
        HTMLElement.prototype.click.call(last);
      });
      // Waits for two frames, because events of animations are sent with a frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Number(Reflect.get(window, 'ran') ?? 0);
    });
  }
  return ran;
}

/** Number of hostile texts. HOSTILE_INPUTS can set another number. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? (process.env.FAULTS === 'long' ? 10_000 : 400));

const clean = createArticleHtmlCleaner();

/** Returns the cleaned text, or `undefined` if the cleaner refuses the text. The API would answer it with 422. */
function cleanOrRefuse(text: string): string | undefined {
  try {
    return clean(text);
  } catch {
    return undefined;
  }
}

test(`${inputs} hostile texts run no script after they were cleaned, on a page without a policy`, async ({ page }) => {
  test.setTimeout(60_000 + inputs * 60);
  const texts = fc.sample(hostileHtml, inputs);
  const tried = texts.map(cleanOrRefuse);
  const cleaned = tried.filter((text) => text !== undefined);
  for (const text of cleaned) expect(clean(text), 'cleaning again changes nothing').toBe(text);
  const refused = tried.length - cleaned.length;
  expect(await countRuns(page, cleaned)).toBe(0);
  noteFigure({
    item: 19,
    what: `${inputs} hostile texts in a page without any policy`,
    seen: `0 executed, ${refused} refused because cleaning did not end`,
  });
});
