import { afterEach, expect, test, vi } from 'vitest';
import { answerAddress, expectLatestAnswer, type LoadPage, openSearch } from '#tests/support/library-search.ts';
import { startLibrarySearch } from './library-search.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('typing shows the results of the page of the search, in place of the list, and says what was found', async () => {
  const { load, start, type, ...seen } = openSearch(startLibrarySearch, vi.fn(answerAddress));
  start();
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
  await expectLatestAnswer(startLibrarySearch);
  expect.hasAssertions();
});

test('an empty text and Back show the list again', async () => {
  const { window, input, start, type, ...seen } = openSearch(startLibrarySearch, vi.fn(answerAddress));
  start();
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
  const { input, start, results } = openSearch(startLibrarySearch, vi.fn(answerAddress));
  if (input) input.value = 'typed early';
  start();
  await vi.waitFor(() => expect(results()).toBe('Found typed early'));
});

test('a search that gets no answer says so, and a link tries again', async () => {
  const { window, start, type, results } = openSearch(
    startLibrarySearch,
    vi.fn<LoadPage>().mockResolvedValue(undefined),
  );
  start();
  type('call');
  await vi.waitFor(() => expect(results()).toContain('The search got no answer.'));
  expect(window.document.querySelector('[data-library-results] a')?.getAttribute('href')).toBe(
    'https://bellbird.example/nz/resources?q=call',
  );
});

test('a slow search says that it is running', async () => {
  const { start, type, status } = openSearch(
    startLibrarySearch,
    vi.fn<LoadPage>().mockReturnValue(new Promise(() => {})),
  );
  start();
  type('call');
  await vi.waitFor(() => expect(status()).toBe('Searching…'));
});

test('a single Latin letter is not searched, and a single Chinese character is', async () => {
  const { load, start, type, results } = openSearch(startLibrarySearch, vi.fn(answerAddress));
  start();
  type('c');
  await new Promise((done) => setTimeout(done, 250));
  expect(load).not.toHaveBeenCalled();
  type('约');
  await vi.waitFor(() => expect(results()).toBe('Found 约'));
});
