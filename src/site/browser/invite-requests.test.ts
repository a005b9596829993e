import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { inviteTexts, signInTexts } from '#site/sections/account/account-page.ts';
import { acceptInvite, joinByInvite, openInvite, signOut } from './invite-requests.ts';

const view = {
  state: 'open',
  full_name: 'Mere Tūhoe',
  email: 'mere@example.com',
  role: 'editor',
  invited_by: 'Aroha Ngata',
  expires_at: '2026-03-08T00:00:00.000Z',
  has_account: true,
};
const account = { id: 2, full_name: 'Mere Tūhoe', email: 'mere@example.com', role: 'member' };
const session = { access_token: 'new-token', token_type: 'bearer' };

let stored = new Map<string, string>();
let sent: string[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  stored = new Map();
  sent = [];
  answers = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    sent.push(`${url} ${headers.authorization ?? ''} ${body ?? ''}`.trim().replace(/\s+/g, ' '));
    const answer = answers[url];
    if (!answer) throw new TypeError('unreachable');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

test('a link without a token is an unknown invite, and nothing is requested', async () => {
  expect(await openInvite('', '')).toEqual({ view: { state: 'unknown' }, account: undefined });
  expect(sent).toEqual([]);
});

test('an invite is read with the token in the body, and without an account when nobody is signed in', async () => {
  answers = { [apiPaths.inviteView]: json(view) };
  expect(await openInvite('', 'secret')).toEqual({ view, account: undefined });
  expect(sent).toEqual([`${apiPaths.inviteView} {"token":"secret"}`]);
});

test('an invite is read with the signed-in account, and without one whose session has ended', async () => {
  stored.set(accessTokenKey, 'old-token');
  answers = { [apiPaths.inviteView]: json(view), [apiPaths.me]: json(account) };
  expect(await openInvite('', 'secret')).toEqual({ view, account });
  expect(sent[1]).toBe(`${apiPaths.me} Bearer old-token`);
  answers[apiPaths.me] = json({ detail: 'Authentication required' }, 401);
  expect(await openInvite('', 'secret')).toEqual({ view, account: undefined });
});

test('an invite that cannot be read is a sentence', async () => {
  expect(await openInvite('', 'secret')).toBe('Network error. Please try again.');
  answers = { [apiPaths.inviteView]: json({ state: 'odd' }) };
  expect(await openInvite('', 'secret')).toBe(inviteTexts.failed);
});

test('accepting and joining store the new token, or return the sentence of the server', async () => {
  answers = { [apiPaths.inviteAccept]: json(session, 201), [apiPaths.inviteJoin]: json({ detail: 'Used.' }, 409) };
  expect(await acceptInvite('', { token: 'secret', full_name: 'Mere', password: 'Kowhai-2026' })).toBeUndefined();
  expect(stored.get(accessTokenKey)).toBe('new-token');
  expect(await joinByInvite('', 'secret')).toBe('Used.');
  expect(sent[1]).toBe(`${apiPaths.inviteJoin} Bearer new-token {"token":"secret"}`);
});

test('a browser that stores nothing says so', async () => {
  answers = { [apiPaths.inviteJoin]: json(session) };
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(await joinByInvite('', 'secret')).toBe(signInTexts.storageClosed);
});

test('signing out removes the token even if the server cannot be reached', async () => {
  stored.set(accessTokenKey, 'old-token');
  await signOut('');
  expect(stored.has(accessTokenKey)).toBe(false);
});
