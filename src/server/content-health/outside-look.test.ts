import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { lookAtLink, type OutsideNetwork, realNetwork } from './outside-look.ts';
import { createTurns } from './outside-looks.ts';

const takeTurn = async () => {};

/** Returns a network of hosts, each with its addresses and its answers by method. */
function networkOf(
  hosts: Record<
    string,
    { addresses?: string[]; answer?: (method: string, url: URL) => { status: number; location?: string } }
  >,
) {
  const asked: string[] = [];
  const network: OutsideNetwork = {
    resolve: async (host) =>
      hosts[host]?.addresses ?? (hosts[host] ? ['203.0.113.9'] : Promise.reject(new Error('none'))),
    request: async ({ url, method }) => {
      asked.push(`${method} ${url.href}`);
      const { status, location } = hosts[url.hostname]?.answer?.(method, url) ?? { status: 200 };
      return { status, location };
    },
  };
  return { asked, look: (link: string) => lookAtLink(link, { network, takeTurn }) };
}

test.each([
  [200, 'ok'],
  [403, 'refused'],
  [429, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [500, 'error'],
])('a host that answers %i', async (status, answer) => {
  const { look } = networkOf({ 'a.example': { answer: () => ({ status }) } });
  expect(await look('https://a.example/x')).toBe(answer);
});

test('a GET follows a HEAD that is refused, and nothing follows one that is answered', async () => {
  const picky = networkOf({ 'a.example': { answer: (method) => ({ status: method === 'HEAD' ? 405 : 200 }) } });
  expect(await picky.look('https://a.example/')).toBe('ok');
  expect(picky.asked).toEqual(['HEAD https://a.example/', 'GET https://a.example/']);
  const plain = networkOf({ 'a.example': {} });
  await plain.look('https://a.example/');
  expect(plain.asked).toEqual(['HEAD https://a.example/']);
});

test('redirects are followed, but not for ever, and never into a private network', async () => {
  const hosts = networkOf({
    'a.example': {
      answer: (_method, { pathname }) => ({ status: 301, location: pathname === '/in' ? 'http://b.example/' : '/x' }),
    },
    'b.example': { addresses: ['203.0.113.9', '10.0.0.1'] },
  });
  expect(await hosts.look('https://a.example/')).toBe('redirects');
  expect(hosts.asked).toHaveLength(6);
  expect(await hosts.look('https://a.example/in')).toBe('private');
  expect(await hosts.look('http://127.0.0.1/')).toBe('private');
  expect(await hosts.look('http://[::1]/')).toBe('private');
  expect(await hosts.look('https://nobody.example/')).toBe('no-host');
  expect(hosts.asked.filter((line) => line.includes('b.example'))).toEqual([]);
});

test('the real network connects to the checked address, and gives up on a host that hangs', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/found') response.writeHead(302, { location: '/next' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const ask = (path: string, time: number) =>
    realNetwork.request({
      url: new URL(`http://name.invalid:${port}${path}`),
      method: 'GET',
      address: '127.0.0.1',
      signal: AbortSignal.timeout(time),
    });
  expect(await ask('/found', 5000)).toEqual({ status: 302, location: '/next' });
  await expect(ask('/hangs', 50)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});

test('a host is asked at most once a second, and others meanwhile', async () => {
  const waits: number[] = [];
  const wait = async (time?: number) => {
    waits.push(time ?? 0);
  };
  const turn = createTurns(new AbortController().signal, () => 5000, wait as never);
  for (const host of ['a', 'a', 'b', 'a']) await turn(host);
  expect(waits).toEqual([1000, 2000]);
});
