import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';

/** Breaks the desk: as soon as the session has ended, it goes to the sign-in page. */
export async function leaveAtSessionEnd(page: Page): Promise<void> {
  await page.addInitScript((tokenKey) => {
    const leave = () => {
      localStorage.removeItem(tokenKey);
      location.replace('/login');
    };
    const send = window.fetch;
    window.fetch = async (...words) => {
      const answer = await send(...words);
      if (answer.status !== 401) return answer;
      leave();
      return new Promise(() => {});
    };
    addEventListener('storage', (event) => {
      if (localStorage.getItem(tokenKey)) return;
      event.stopImmediatePropagation();
      leave();
    });
  }, accessTokenKey);
}

/** Breaks the desk: a save that does not reach the server looks successful. */
export async function takeFailedSavesForDone(page: Page): Promise<void> {
  await page.addInitScript((path) => {
    const send = window.fetch;
    window.fetch = async (...words) => {
      const isSave = String(words[0]).endsWith(path) && words[1]?.method === 'POST';
      return isSave ? send(...words).catch(() => Response.json({}, { status: 201 })) : send(...words);
    };
  }, apiPaths.adminArticles);
}

/** Breaks the browser: it stores no drafts. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, draft: { key: string }) {
      return this.getKey(draft.key) as IDBRequest<IDBValidKey>;
    };
  });
}

const scriptsDirectory = fileURLToPath(new URL('../../../dist/client/_astro', import.meta.url));

/** A piece of code in the built desk that prevents a mistake, and the code that replaces it to break the desk. */
interface Guard {
  readonly guard: RegExp;
  readonly without: string;
}

/** The code that prevents a second save. */
const savingGuards: readonly Guard[] = [
  { guard: /if\(!([\w$]+)\.current\)\{(?=\1\.current=!0;try\{await [\w$]+\()/g, without: '{' },
  { guard: /isPending:([\w$]+)(?=,children:\1\?`Saving\.\.\.`:)/g, without: 'isPending:!1' },
];

/** Breaks the desk: a new save can start while another save is running. */
export async function saveAtEveryClick(page: Page): Promise<void> {
  // The idempotency key is removed from each request. Otherwise the server would recognise the second request by its
  // key and not save again.
  await page.route(`**${apiPaths.adminArticles}`, async (route) => {
    const { 'idempotency-key': _key, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await breakScript(page, 'Saving...`', savingGuards);
}

/** Breaks the desk: Logout works directly after a dialog was closed. */
export async function signOutAtEveryClick(page: Page): Promise<void> {
  await breakScript(page, '.hasJustEndedWork()', [{ guard: /[\w$]+\.hasJustEndedWork\(\)/g, without: '!1' }]);
}

/** Breaks the site: its pages for visitors never show what was saved. */
export async function showOldPages(page: Page): Promise<void> {
  await page.route(/\/(?:nz|au)?(?:\/?resources.*|sitemap.*\.xml|\/?rss\.xml)?$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ body: 'As it was before' }) : route.continue(),
  );
}

/** Removes these guards from the only script of the built desk that contains `text`. Throws if there are several. */
async function breakScript(page: Page, text: string, guards: readonly Guard[]): Promise<void> {
  const scripts = readdirSync(scriptsDirectory)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, script: readFileSync(join(scriptsDirectory, name), 'utf8') }))
    .filter(({ script }) => script.includes(text));
  const [found, ...others] = scripts;
  if (!found || others.length > 0)
    throw new Error(`${scripts.length} scripts of the built desk contain ${text}, not one`);
  let { script } = found;
  for (const { guard, without } of guards) {
    expect(script.match(guard), `${guard} is found once in the built desk`).toHaveLength(1);
    script = script.replace(guard, without);
  }
  await page.route(`**/_astro/${found.name}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}
