import { expect } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type WireAnswer, writeToServer } from './raw-socket.ts';

/** The headers that every response must have, whatever its status. */
const fullHeaderSet: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(?:self|none)';.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
  'cache-control': /./,
};

/** Returns the names of headers that are missing, and of headers that reveal too much about the server. */
export function faultsOf({ headers, body, status }: WireAnswer): string[] {
  const missing = Object.entries(fullHeaderSet).filter(([name, form]) => !form.test(headers.get(name) ?? ''));
  const loose = [...headers.keys()].filter((name) => /^(?:server|x-powered-by|access-control-.*)$/.test(name));
  const told = status >= 400 && /node_modules|\.ts:\d|at \w+ \(|fastify|sqlite|postgres|\d+\.\d+\.\d+/i.test(body);
  return [
    ...missing.map(([name]) => `lacks ${name}`),
    ...loose.map((name) => `has ${name}`),
    ...(told ? ['tells'] : []),
  ];
}

/** An origin whose pages must not be able to read responses. */
export const otherOrigin = 'https://evil.example';

/** Returns the bytes of a request of a page of another origin, after which the server closes the connection. */
export const request = (first: string, ...lines: string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Origin: ${otherOrigin}`, ...lines, '', ''].join(
    '\r\n',
  );

/** Sends bytes to a server and returns its first response. */
export async function askRaw(origin: string, bytes: string): Promise<WireAnswer> {
  const [answer] = await writeToServer(origin, bytes);
  return answer ?? expect.fail('no answer');
}

/** Used in place of the built site. The page `/missing` does not exist, and rendering `/privacy` fails. */
export async function renderPage({ pathname }: URL): Promise<Response> {
  if (pathname === '/privacy') throw new TypeError('secret at /somewhere/file.ts:12');
  const status = pathname === '/missing' || pathname === '/unreadable-address' ? 404 : 200;
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self';frame-ancestors 'none';script-src 'self' 'sha256-x'",
  };
  return new Response(`<!doctype html><title>${pathname}</title>`, { status, headers });
}

/** Headers that claim that a request had another address, method or origin, or that ask for something else. */
const forgedHeaders = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Prefix: /evil',
  'X-Forwarded-For: 192.0.2.66',
  'X-Original-URL: /evil',
  'X-Rewrite-URL: /evil',
  'X-HTTP-Method-Override: DELETE',
  'Forwarded: host=evil.example;proto=https',
  'Origin: https://evil.example',
  'Cookie: session=1; lang=xx',
  'Accept-Language: xx',
  'Range: bytes=0-10',
  'Authorization: Bearer evil',
];

/** The paths that {@link forgedDifferences} requests. Nobody has asked for the page with a number before. */
const forgedPaths = [
  ...['/', '/resources', '/resources?page=7001', '/terms/', '/missing'],
  ...[apiPaths.publicArticles, '/api/openapi.json'],
];

/**
 * Sends each request twice, without and with the forged headers. Returns the paths whose two responses differ, or whose
 * response contains a forged value.
 */
export async function forgedDifferences(origin: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of forgedPaths) {
    const evil = [`GET ${path} HTTP/1.1`, 'Host: evil.example', 'Connection: close', ...forgedHeaders, '', ''];
    const first = await askRaw(origin, evil.join('\r\n'));
    const honest = await askRaw(origin, request(`GET ${path}`));
    const said = JSON.stringify([[...first.headers], first.body, [...honest.headers], honest.body]);
    if (/evil|192\.0\.2\.66/.test(said) || first.status !== honest.status || first.body !== honest.body)
      found.push(path);
  }
  return found;
}
