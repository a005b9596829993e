import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { articleSchema } from '#shared/api/article-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { openArticle } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { visualContent } from './support/writing-steps.ts';

/** A server that stores HTML without cleaning it. */
const keepHtml = fileURLToPath(new URL('../controls/processes/keep-html.ts', import.meta.url));

/**
 * The script in each payload. It sets a flag in the page and requests `/canary`, so that the test notices that it ran.
 */
const deed = "window.stolen=1;fetch('/canary')";
const frameDeed = "top.stolen=1;fetch('/canary')";

/** Texts that run the script in any page that contains them without escaping or cleaning. */
const payloads = [
  `<script>${deed}</script>`,
  `<img src=/canary onerror="${deed}">`,
  `<svg onload="${deed}"></svg>`,
  `<svg><script>${deed}</script></svg>`,
  `<svg><animate onbegin="${deed}" attributeName=x dur=1s></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${deed}">`,
  `<iframe srcdoc="<script>${frameDeed}</script>"></iframe>`,
  `<iframe src="javascript:${frameDeed}"></iframe>`,
  `<object data="javascript:${frameDeed}"></object>`,
  `<embed src="javascript:${frameDeed}">`,
  `<a href="javascript:${deed}">press</a>`,
  `<a href="java&#9;script:${deed}">press</a>`,
  `<a href=" &#14; javascript:${deed}">press</a>`,
  `<a href="data:text/html,<script>${deed}</script>">press</a>`,
  `<form action="javascript:${deed}"><button>press</button></form>`,
  `<button form=x formaction="javascript:${deed}">press</button>`,
  `<details open ontoggle="${deed}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${deed}">`,
  `<video><source onerror="${deed}"></video>`,
  `<audio src=/canary onerror="${deed}"></audio>`,
  `<marquee onstart="${deed}">x</marquee>`,
  `<body onload="${deed}">`,
  `<style>@import '/canary';</style>`,
  `<link rel=stylesheet href=/canary>`,
  `<meta http-equiv=refresh content="0;url=javascript:${deed}">`,
  `<base href="https://canary.example/">`,
  `<p style="background:url(/canary)">x</p>`,
  `<noscript><p title="</noscript><img src=x onerror='${deed}'>"></noscript>`,
  `</textarea></title></script><script>${deed}</script>`,
  `<template><script>${deed}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror='${deed}'>"></xmp>`,
  `"><img src=x onerror="${deed}">`,
] as const;

/**
 * Watches a page from now on for payloads that run. A payload has run if a flag is set, a dialog opens, or a canary URL
 * is requested.
 */
function watchPayloads(page: Page) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname.startsWith('canary') || pathname === '/canary') seen.push(`request: ${request.url()}`);
  });
  return {
    ran: async () => {
      const flags = await page.evaluate(() => ('stolen' in window ? ['flag'] : []));
      return [...seen, ...flags];
    },
  };
}

test('markup in every field of an article runs no script on Home, the list, the article’s page, the desk or in RSS', async ({
  deskPage: page,
  product,
  make,
}) => {
  const category = await make.category({
    name: `Cat ${payloads[1]}`,
    description: payloads.join(' ').slice(0, 900),
    slug: 'hostile',
  });
  const tag = await make.tag({ name: `Tag ${payloads[2]}` });
  const article = await make.article({
    title: `Hostile ${payloads[0]}${payloads[1]}`,
    summary: payloads.join('\n').slice(0, 900),
    content: `<p>Safe words</p>${payloads.join('\n')}`,
    category_id: category.id,
    tag_ids: [tag.id],
    is_featured: true,
  });
  const watching = watchPayloads(page);
  for (const path of ['/', '/resources', '/resources?category=hostile', `/resources/${article.slug}`]) {
    await page.goto(path);
    await expect(page.getByText('Hostile <script>').first()).toBeVisible();
    for (const press of await page.getByText('press', { exact: true }).all()) await press.click({ noWaitAfter: true });
    expect(await watching.ran(), path).toEqual([]);
  }
  await page.goto('/nz/resources');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.name }).click();
  await expect(page.getByText(/^1 article in/)).toBeVisible();
  expect(await watching.ran(), 'the list that a script fetched').toEqual([]);

  const dialog = await openArticle(page, article.title, '?q=Hostile');
  await expect(await visualContent(dialog)).toContainText('Safe words');
  expect(await watching.ran(), 'the editor').toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${article.title}`, exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm Delete' })).toContainText('Hostile <script>');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: /^Categories/ }).click();
  await expect(page.getByRole('heading', { name: category.name })).toBeVisible();
  await page.getByRole('tab', { name: /^Tags/ }).click();
  await expect(page.getByRole('heading', { name: tag.name })).toBeVisible();
  expect(await watching.ran(), 'the desk').toEqual([]);

  const feed = await (await fetch(`${product.origin}/rss.xml`)).text();
  expect(feed).toContain('Hostile');
  expect(feed).not.toMatch(/<(script|img|svg|iframe)\b/);
});

test.describe('with cleaning switched off', () => {
  test('the page’s policy alone stops every payload that the page contains', async ({ page, faults }) => {
    // The browser logs every script that the security policy stops, so errors in the console are expected.
    faults.expect(/./);
    const unsafe = await startProduct({ STARTER_CONTENT: 'false' }, [], keepHtml);
    try {
      const { token } = await registerAdministrator(unsafe.origin);
      const make = createContentFactories(sendToOrigin(unsafe.origin, token));
      const category = await make.category();
      const watching = watchPayloads(page);
      // The site's own scripts don't matter here, and a page without them loads in a fraction of the time.
      await page.route('**/_astro/**', (route) => route.abort());
      for (const [index, payload] of payloads.entries()) {
        const title = `Unsafe ${index + 1}`;
        const saved = await make.article({ title, content: `<p>Safe words</p>${payload}`, category_id: category.id });
        expect(articleSchema.parse(saved).content).toContain(payload);
        const address = `${unsafe.origin}/resources/unsafe-${index + 1}`;
        // A page lets the keyboard reach tables, which may scroll.
        const shown = payload.replace('<table>', '<table tabindex=0>');
        expect(await (await fetch(address)).text(), 'the page contains the payload').toContain(shown);
        await page.goto(address);
        await expect(page.getByText('Safe words')).toBeAttached();
        for (const press of await page.getByText('press', { exact: true }).all())
          await press.click({ noWaitAfter: true, timeout: 500 }).catch(() => {});
        const flags = (await watching.ran()).filter((deedDone) => !isPassive(deedDone));
        expect(flags, payload).toEqual([]);
      }
    } finally {
      await unsafe.stop();
    }
  });
});

/**
 * Returns whether a payload only requested a picture, a sound or a style. Such a request does not run a script.
 */
function isPassive(deedDone: string): boolean {
  return deedDone.startsWith('request: ') && deedDone.endsWith('/canary');
}
