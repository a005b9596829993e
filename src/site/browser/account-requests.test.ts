import { afterEach, expect, test, vi } from 'vitest';
import { createAccount } from './account-requests.ts';

afterEach(() => vi.unstubAllGlobals());

test('sends the registration to the configured origin of the API, with the payload of the contract', async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}, { status: 201 }));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', new URL('https://www.example.com/register'));
  const registration = { full_name: 'Aroha Ngata', email: 'aroha@example.com', password: 'Kaka-po1' };
  expect(await createAccount('https://api.example', registration)).toEqual({ role: undefined });
  const sent = expect.objectContaining({ method: 'POST', body: JSON.stringify(registration) });
  expect(send).toHaveBeenCalledExactlyOnceWith('https://api.example/api/auth/register', sent);
});
