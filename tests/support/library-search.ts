import { JSDOM } from 'jsdom';
import { expect, vi } from 'vitest';

/** Loads the page of a search. */
export type LoadPage = (address: string, signal: AbortSignal) => Promise<Document | undefined>;

/** Starts the search on the open page. The search calls `load` to get a page with results. */
export type StartSearch = (load: LoadPage) => void;

const page = (q: string, results: string) => `<!doctype html>
<form data-library-search action="/nz/resources"><input type="search" name="q" value="${q}"></form>
<p data-library-status></p>
<div data-library-results>${results}</div>
${q === '' ? '<div data-library-list>The list</div>' : ''}`;

/** Opens a page with a search form, whose script is `startSearch`. Returns what the visitor sees and can do. */
export function openSearch(startSearch: StartSearch, load = vi.fn<LoadPage>()) {
  const path = '/nz/resources';
  const { window } = new JSDOM(page('', ''), { url: `https://bellbird.example${path}` });
  const { document, location, history } = window;
  for (const [name, value] of Object.entries({ window, document, location, history })) vi.stubGlobal(name, value);
  const input = document.querySelector('input');
  const type = (text: string) => {
    if (input) input.value = text;
    input?.dispatchEvent(new window.Event('input'));
  };
  return {
    window,
    input,
    load,
    start: () => startSearch(load),
    type,
    results: () => document.querySelector('[data-library-results]')?.textContent,
    status: () => document.querySelector('[data-library-status]')?.textContent,
    isListHidden: () => document.querySelector<HTMLElement>('[data-library-list]')?.hidden,
    address: () => location.pathname + location.search,
  };
}

const answer = (text: string) => new JSDOM(page(text, `<p class="search-status">Found ${text}</p>`)).window.document;
const textOf = (address: string) => new URL(address).searchParams.get('q') ?? '';
/** Answers each search with a page whose only result is the searched text. */
export const answerAddress: LoadPage = async (address) => answer(textOf(address));

/** Fails if the results for an earlier text replace the results for a later one (product 3.13). */
export async function expectLatestAnswer(startSearch: StartSearch): Promise<void> {
  const early = Promise.withResolvers<Document>();
  const load = vi.fn<LoadPage>((address, signal) =>
    textOf(address) === 'early' ? early.promise : answerAddress(address, signal),
  );
  const { start, type, results } = openSearch(startSearch, load);
  start();
  type('early');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  type('later');
  await vi.waitFor(() => expect(results()).toBe('Found later'));
  early.resolve(answer('early'));
  await early.promise;
  await new Promise((done) => setImmediate(done));
  expect(results()).toBe('Found later');
}
