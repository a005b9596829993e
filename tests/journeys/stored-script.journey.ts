import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';
import { articleSchema } from '#domain/contract/article-contract.ts';
import { appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import type { PageRenderer } from '#server/pages/page-renderer.ts';
import { createContentFactories, type SendToDesk, sendToOrigin } from '#tests/support/content-factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openDeskAt, openEditDialog } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

/** What a payload does when it runs: it sets a flag and requests a canary address. */
const deed = "window.stolen=1;fetch('/canary')";
const frameDeed = "top.stolen=1;fetch('/canary')";

/** Markup that runs scripts in any page that contains it unchanged (product 15.18). */
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

/** Returns what ran: flags set in the page, dialogs it opened, and requests to the canary address. */
interface Watch {
  ran(): Promise<string[]>;
}

async function watch(page: Page): Promise<Watch> {
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

test('hostile markup in every field of an article runs nowhere: list, own page, desk, editor, Home, RSS', async ({
  deskPage: page,
  product,
  administrator,
}) => {
  test.setTimeout(120_000);
  const send = sendToOrigin(product.origin, administrator.token);
  const make = createContentFactories(send);
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
  const refused = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//x',
    '\u0001javascript:x',
  ];
  for (const medium_url of refused) {
    const answer = await send(
      'POST',
      apiPaths.adminArticles,
      await make.articleSave({ medium_url, category_id: category.id }),
    );
    expect(answer.status, medium_url).toBe(422);
  }

  const watching = await watch(page);
  const slug = await slugOf(product.origin, article.id);
  for (const path of ['/', '/resources', '/resources?category=hostile', `/resources/${slug}`]) {
    await page.goto(path);
    await expect(page.getByText('Hostile <script>').first()).toBeVisible();
    for (const press of await page.getByText('press', { exact: true }).all()) await press.click({ noWaitAfter: true });
    expect(await watching.ran(), path).toEqual([]);
  }
  await page.goto('/nz/resources');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: category.name }).click();
  await expect(page.getByText(/^1 article in/)).toBeVisible();
  expect(await watching.ran(), 'the list, filled by scripts').toEqual([]);

  await openDeskAt(page, '?q=Hostile');
  const dialog = await openEditDialog(page, 'Article', article.title);
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(/Safe words/);
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
  // On a separate page, because ours do not allow text to become markup.
  const blank = await page.context().newPage();
  const parsed = await blank.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
    feed,
  );
  await blank.close();
  expect(parsed).toBeUndefined();
});

/** Returns the address of an article's page from the list. */
async function slugOf(origin: string, id: number): Promise<string> {
  const list = await (await fetch(`${origin}/resources?category=hostile`)).text();
  const slug = /href="\/resources\/([^"]+)"/.exec(list)?.[1];
  if (!slug) throw new Error(`No address of article ${id} in the list`);
  return slug;
}

test.describe('with cleaning switched off', () => {
  test('the page’s policy alone stops every payload in the HTML', async ({ page, faults }) => {
    test.setTimeout(120_000);
    // The console reports what the policy stops, which is the subject of this journey.
    faults.expect(/./);
    const unsafe = await startUnsafeProduct();
    try {
      const make = createContentFactories(unsafe.send);
      const category = await make.category();
      const watching = await watch(page);
      for (const [index, payload] of payloads.entries()) {
        const title = `Unsafe ${index + 1}`;
        const saved = await make.article({ title, content: `<p>Safe words</p>${payload}`, category_id: category.id });
        expect(articleSchema.parse(saved).content).toContain(payload);
        const address = `${unsafe.origin}/resources/unsafe-${index + 1}`;
        expect(await (await fetch(address)).text(), 'control: the payload is in the page').toContain(payload);
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

  test('control: without the policy the same markup runs', async ({ page, faults }) => {
    faults.expect(/./);
    await page.route('**/control', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><p>Safe words</p>${payloads[1]}` }),
    );
    const watching = await watch(page);
    await page.goto('/control');
    await expect.poll(() => watching.ran()).toContain('flag');
  });
});

/** Returns whether a request loads a picture, sound or style of this site, which runs nothing. */
function isPassive(deedDone: string): boolean {
  return deedDone.startsWith('request: ') && deedDone.endsWith('/canary');
}

/** Starts the built pages over an application that stores HTML without cleaning it. */
async function startUnsafeProduct(): Promise<{ origin: string; send: SendToDesk; stop(): Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bellbird-unsafe-'));
  const port = await findFreePort();
  const config = parseConfig({
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    STARTER_CONTENT: 'false',
    PORT: String(port),
  });
  const db = await connectDatabase(config, 'may-create');
  await migrateToLatest(db);
  const app = await buildApp({
    config,
    db,
    limits: appLimits,
    renderPage: await builtPages(),
    clientDirectory: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    sanitiseHtml: (html) => html,
  });
  await app.listen({ host: config.host, port });
  const origin = `http://localhost:${port}`;
  const person = { email: 'owner@bellbird.example', password: 'Ruru-at-night-3!' };
  const stranger = sendToOrigin(origin, '');
  await stranger('POST', apiPaths.register, { full_name: 'The owner', ...person });
  const { body } = await stranger('POST', apiPaths.login, { username: person.email, password: person.password });
  const token = typeof body === 'object' && body !== null && accessTokenKey in body ? String(body[accessTokenKey]) : '';
  return {
    origin,
    send: sendToOrigin(origin, token),
    async stop() {
      await app.close();
      await db.destroy();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function builtPages(): Promise<PageRenderer> {
  const entry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));
  expect(existsSync(entry), 'the pages are built').toBe(true);
  const built: { renderPage: PageRenderer } = await import(pathToFileURL(entry).href);
  return built.renderPage;
}
