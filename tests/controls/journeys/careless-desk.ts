import { expect, type Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';

/** Makes the desk of a control leave for the sign-in page as soon as its session has ended. */
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

/** Makes the desk of a control take a save that reached no server for done. */
export async function takeFailedSavesForDone(page: Page): Promise<void> {
  await page.addInitScript((path) => {
    const send = window.fetch;
    window.fetch = async (...words) => {
      const isSave = String(words[0]).endsWith(path) && words[1]?.method === 'POST';
      return isSave ? send(...words).catch(() => Response.json({}, { status: 201 })) : send(...words);
    };
  }, apiPaths.adminArticles);
}

/** Makes the browser of a control forget the drafts that it is given. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key !== 'desk-drafts') keep.call(this, key, value);
    };
  });
}

/** What keeps a second save from starting, as it is written in the built desk, and what takes its place in a control. */
const guards = [
  { guard: /if\(!([\w$]+)\.current\)\{(?=\1\.current=!0;try\{let [\w$]+=await [\w$]+\.mutateAsync\()/g, without: '{' },
  { guard: /isDisabled:([\w$]+)(?=,children:\1\?`Saving\.\.\.`:[\w$]+\.save\})/g, without: 'isDisabled:!1' },
];

/** Takes the guards out of the built desk that let one save be under way at a time. */
export async function saveAtEveryClick(page: Page): Promise<void> {
  await page.route(/\/_astro\/dashboard\.[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    let script = await answer.text();
    for (const { guard, without } of guards) {
      expect(script.match(guard), `${guard} is found once in the built desk`).toHaveLength(1);
      script = script.replace(guard, without);
    }
    await route.fulfill({ response: answer, body: script });
  });
}
