import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { createAccount } from './account-requests.ts';

afterEach(() => vi.unstubAllGlobals());

test('sends the registration to the configured origin of the API, with the payload of the contract', async () => {
  vi.stubGlobal('location', new URL('https://www.example.com/register'));
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${await text(request)}`);
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const registration = { full_name: 'Aroha Ngata', email: 'aroha@example.com', password: 'Kaka-po1' };

  const registered = await createAccount(`http://127.0.0.1:${address.port}`, registration);

  expect(registered).toEqual({ role: undefined });
  expect(requests).toEqual([`POST /api/auth/register ${JSON.stringify(registration)}`]);
  await new Promise((resolve) => server.close(resolve));
});
