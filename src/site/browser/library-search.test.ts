import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { startLibrarySearch } from './library-search.ts';

/** Loads the page of a search. */
type LoadPage = (address: string, signal: AbortSignal) => Promise<Document | undefined>;

const page = (q: string, results: string) => `<!doctype html>
<form data-library-search action="/nz/resources"><input type="search" name="q" value="${q}"></form>
<p data-library-status></p>
<div data-library-results>${results}</div>
${q === '' ? '<div data-library-list>The list</div>' : ''}`;

/** Opens a page with a search form in which `typed` is written already. Returns what the visitor sees and can do. */
function openSearch(load: LoadPage, typed = '') {
  const path = '/nz/resources';
  const { window } = new JSDOM(page('', ''), { url: `https://bellbird.example${path}` });
  const { document, location, history } = window;
  for (const [name, value] of Object.entries({ window, document, location, history })) vi.stubGlobal(name, value);
  const input = document.querySelector('input');
  if (input) input.value = typed;
  startLibrarySearch(load);
  const type = (text: string) => {
    if (input) input.value = text;
    input?.dispatchEvent(new window.Event('input'));
  };
  return {
    window,
    input,
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
const answerAddress: LoadPage = async (address) => answer(textOf(address));

afterEach(() => vi.unstubAllGlobals());

test('typing shows the results of the page of the search, in place of the list, and says what was found', async () => {
  const load = vi.fn(answerAddress);
  const { type, ...seen } = openSearch(load);
  type('mis');
  type('  missed  call ');
  await vi.waitFor(() => expect(seen.results()).toBe('Found missed call'));
  expect(load).toHaveBeenCalledOnce();
  expect(load.mock.calls[0]?.[0]).toBe('https://bellbird.example/nz/resources?q=missed+call');
  expect([seen.status(), seen.isListHidden(), seen.address()]).toEqual([
    'Found missed call',
    true,
    '/nz/resources?q=missed+call',
  ]);
});

test('an answer to an earlier text never replaces that to a later one', async () => {
  const early = Promise.withResolvers<Document>();
  const load = vi.fn<LoadPage>((address, signal) =>
    textOf(address) === 'early' ? early.promise : answerAddress(address, signal),
  );
  const { type, results } = openSearch(load);
  type('early');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  type('later');
  await vi.waitFor(() => expect(results()).toBe('Found later'));
  early.resolve(answer('early'));
  await early.promise;
  await new Promise((done) => setImmediate(done));
  expect(results()).toBe('Found later');
});

test('an empty text and Back show the list again', async () => {
  const { window, input, type, ...seen } = openSearch(answerAddress);
  type('call');
  await vi.waitFor(() => expect(seen.isListHidden()).toBe(true));
  type('');
  await vi.waitFor(() => expect(seen.isListHidden()).toBe(false));
  expect([seen.results(), seen.address()]).toEqual(['', '/nz/resources']);

  type('again');
  await vi.waitFor(() => expect(seen.results()).toBe('Found again'));
  window.history.back();
  await vi.waitFor(() => expect(seen.isListHidden()).toBe(false));
  expect([input?.value, seen.results()]).toEqual(['', '']);
});

test('what was typed before the script was loaded is searched', async () => {
  const { results } = openSearch(answerAddress, 'typed early');
  await vi.waitFor(() => expect(results()).toBe('Found typed early'));
});

test('a search that gets no answer says so, and a link tries again', async () => {
  const { window, type, results } = openSearch(async () => undefined);
  type('call');
  await vi.waitFor(() => expect(results()).toContain('The search got no answer.'));
  expect(window.document.querySelector('[data-library-results] a')?.getAttribute('href')).toBe(
    'https://bellbird.example/nz/resources?q=call',
  );
});

test('a slow search says that it is running', async () => {
  const { type, status } = openSearch(() => new Promise(() => {}));
  type('call');
  await vi.waitFor(() => expect(status()).toBe('Searching…'));
});

test('a single Latin letter is not searched, and a single Chinese character is', async () => {
  const load = vi.fn(answerAddress);
  const { type, results } = openSearch(load);
  type('c');
  await new Promise((done) => setTimeout(done, 250));
  expect(load).not.toHaveBeenCalled();
  type('约');
  await vi.waitFor(() => expect(results()).toBe('Found 约'));
});
