import { createHash } from 'node:crypto';
import { parseDate } from '@internationalized/date';
import { dateInZone } from '#shared/rules/dates.ts';
import { localeFacts, localeOfPath } from '#shared/rules/locales.ts';
import { compress, type Encoding } from './content-negotiation.ts';
import { PreparedMessage } from './prepared-message.ts';

/** How long a response may be used, here and in caches in front of the server. */
interface Freshness {
  /** Milliseconds since 1970. From then on the response is rendered again. */
  readonly until: number;
  /** Headers for browsers and for shared caches. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How long a shared cache may use a response, in seconds: without asking the server (`fresh`), while it asks
 * (`whileAsking`), and when the server fails (`afterFailure`).
 */
const shared = { fresh: 10, whileAsking: 30, afterFailure: 86_400 };
const sharedMilliseconds = (shared.fresh + shared.whileAsking) * 1000;

/** Browsers ask the server at every request, so that they never show an older page than the server has. */
const browsersAsk = 'max-age=0, must-revalidate';

/**
 * Returns how long a response that is rendered now stays fresh. Pages contain the date and the year, so no cache may
 * show a page after midnight in the variant's or the site's time zone, whichever comes first. A shared cache may show a
 * page for up to 40 seconds after the server sent it. So pages stay fresh until 40 seconds before midnight, and pages
 * that are rendered after that are sent without permission to keep them. Only while the server cannot be reached may a
 * CDN show an older page.
 */
export function freshnessOf(path: string, now: Date, siteTimeZone: string): Freshness {
  const zones = new Set([siteTimeZone, localeFacts(localeOfPath(path)).timeZone]);
  const midnight = Math.min(...[...zones].map((zone) => nextMidnight(zone, now).getTime()));
  const lastShared = midnight - sharedMilliseconds;
  if (now.getTime() >= lastShared) {
    return { until: midnight, headers: { 'cache-control': `public, ${browsersAsk}` } };
  }
  return {
    until: lastShared,
    headers: {
      'cache-control': `public, ${browsersAsk}, s-maxage=${shared.fresh}`,
      'cdn-cache-control': `max-age=${shared.fresh}, stale-while-revalidate=${shared.whileAsking}, stale-if-error=${shared.afterFailure}`,
    },
  };
}

/** Returns the start of tomorrow in a time zone. This is right even on days when the clocks of the zone change. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return parseDate(dateInZone(timeZone, now)).add({ days: 1 }).toDate(timeZone);
}

/** The router's response to a request without any visitor's headers. */
export interface RenderedResponse {
  readonly status: number;
  /** Headers by name in lower case, without headers that belong to one connection or one encoding. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Headers that belong to a connection or an encoding and not to the response. */
const perDelivery = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'etag']);

/** Converts a response of Fastify's `inject` to the form that the cache uses. */
export function toRenderedResponse(injected: {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>;
  readonly rawPayload: Buffer;
}): RenderedResponse {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(injected.headers)) {
    if (value !== undefined && !perDelivery.has(name.toLowerCase())) headers.set(name.toLowerCase(), String(value));
  }
  return { status: injected.statusCode, headers, body: injected.rawPayload };
}

/**
 * Returns whether a response may be sent to everyone: a complete success that sets no cookie, varies only by encoding,
 * and is not marked `no-store` or `private`.
 */
export function isCacheable({ status, headers }: RenderedResponse): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  if (!/^(accept-encoding)?$/i.test(headers.get('vary') ?? '')) return false;
  return !/no-store|private/i.test(headers.get('cache-control') ?? '');
}

interface ReadyEncodings {
  readonly identity: PreparedMessage;
  br?: PreparedMessage;
  gzip?: PreparedMessage;
}

/** A response in the cache, with every encoding that a request has needed. */
export type CachedResponse = ReturnType<typeof toCachedResponse>;

/** Estimated memory of an entry besides its bodies: headers, keys and objects. */
const overheadBytes = 6000;

/** Converts a rendered response to a cache entry. The body is compressed later, when a request needs it. */
export function toCachedResponse(rendered: RenderedResponse, freshness: Freshness) {
  const { body } = rendered;
  // A weak ETag is the same for every encoding of the content.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = new Map([...rendered.headers, ...Object.entries(freshness.headers), ['vary', 'accept-encoding']]);
  common.delete('content-encoding');
  // The id belongs to the request that caused the render, not to later requests that get the cached bytes.
  common.delete('x-request-id');
  common.set('etag', etag);
  const described = [...common].flat();
  common.delete('content-type');
  const toEncoded = (bytes: Buffer, encoding: Encoding): PreparedMessage => {
    const encodingLine = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return new PreparedMessage(200, [...described, ...encodingLine, 'content-length', String(bytes.length)], bytes);
  };
  const ready: ReadyEncodings = { identity: toEncoded(body, 'identity') };
  const started = new Map<Encoding, Promise<PreparedMessage>>();
  const make = async (encoding: Exclude<Encoding, 'identity'>) => {
    const encoded = toEncoded(await compress(body, encoding), encoding);
    ready[encoding] = encoded;
    return encoded;
  };
  return {
    encodings: ready,
    /** Returns the response in an encoding. Compresses it only once, outside the main thread, for all requests. */
    encode: async (encoding: Encoding) => {
      if (encoding === 'identity') return ready.identity;
      const encoded = started.get(encoding) ?? make(encoding);
      started.set(encoding, encoded);
      return encoded;
    },
    etag,
    /** The 304: all headers except those that describe the body. */
    notModified: new PreparedMessage(304, [...common].flat()),
    freshUntil: freshness.until,
    /**
     * Estimated memory. The body counts twice: once for itself, and once for all its compressed encodings, which together
     * are almost never larger than the body.
     */
    bytes: 2 * body.length + overheadBytes,
  };
}
