import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallSender } from './send-introduction.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const values = {
  wish: { kind: 'choice', key: 'join' },
  agency: text('Harbour Web'),
  name: text('Hana'),
  phone: text('021 555 0199'),
} as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * A server that answers a request for the token with a token, and a POST with this status. It records the bodies of the
 * POST requests in `bodies`.
 */
function serverWith(status: number, bodies: unknown[] = []): typeof fetch {
  return async (_address, init) => {
    if (init?.method !== 'POST') return Response.json({ form_token: 'token' });
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({}, { status });
  };
}

test('sends the details, the conversation and the token once the form is old enough', async () => {
  const bodies: unknown[] = [];
  const sender = createCallSender('', 'en-NZ', serverWith(201, bodies));
  sender.open();
  const sent = sender.send(values, 'Visitor: join');
  await vi.advanceTimersByTimeAsync(3000);
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(await sent).toBe(true);
  expect(bodies).toMatchObject([
    {
      kind: 'callback',
      name: 'Hana',
      business: 'Harbour Web',
      phone: '021 555 0199',
      conversation: 'Visitor: join',
      consent: true,
      locale: 'en-NZ',
      form_token: 'token',
    },
  ]);
});

test('reports a refusal, a lost connection and missing details, so that the page offers the form', async () => {
  const outcome = async (request: typeof fetch, given: Parameters<ReturnType<typeof createCallSender>['send']>[0]) => {
    const sent = createCallSender('', 'en', request).send(given, '');
    await vi.advanceTimersByTimeAsync(4000);
    return sent;
  };
  expect(await outcome(serverWith(429), values)).toBe(false);
  expect(await outcome(() => Promise.reject(new TypeError('offline')), values)).toBe(false);
  expect(await outcome(serverWith(201), { ...values, phone: text('none') })).toBe(false);
  expect(await outcome(serverWith(201), values)).toBe(true);
});
