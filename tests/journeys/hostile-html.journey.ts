import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { noteFigure } from '#tests/faults/support/figures.ts';
import { hostileHtml } from '#tests/support/hostile-html.ts';
import { countRuns } from './support/script-runs.ts';

/** Number of hostile texts. HOSTILE_INPUTS can set another number. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? (process.env.FAULTS === 'long' ? 10_000 : 400));

/** Returns the cleaned text, or `undefined` if the cleaner refuses the text. The API would answer it with 422. */
function cleanOrRefuse(clean: (html: string) => string, text: string): string | undefined {
  try {
    return clean(text);
  } catch {
    return undefined;
  }
}

test(`${inputs} hostile texts run no script after they were cleaned, on a page without a policy (product 15.19)`, async ({
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
    seen: `0 executed, ${refused} refused because cleaning did not end`,
  });
});
