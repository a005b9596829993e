import dns from 'node:dns';
import { request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { isPrivateAddress } from '../config/private-address.ts';
import { isLoopbackHost } from '../config/setting-kinds.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly key: Buffer;
}

/** Which addresses a webhook may reach: those of the public internet, or any. */
export type Reach = 'public' | 'any';

/** Thrown when a receiver has answered with another status than 2xx. */
export class RefusedMessageError extends Error {
  override name = 'RefusedMessageError';
  readonly status: number;

  constructor(status: number) {
    super(`The receiver answered ${status}${reasonsOf[status] ?? ''}`);
    this.status = status;
  }
}

const reasonsOf: Readonly<Record<number, string>> = { 410: ': it takes no more' };

/** Thrown when an address leads to a private network, which only the hosts of the site may allow. */
export class PrivateTargetError extends Error {
  override name = 'PrivateTargetError';

  constructor() {
    super('The address leads to a private network, so nothing was sent');
  }
}

/** Returns whether no further attempt can succeed: the receiver takes no more messages, or may not get any. */
export function isFinalAnswer(error: unknown): boolean {
  return error instanceof PrivateTargetError || (error instanceof RefusedMessageError && error.status === 410);
}

/** Returns the identifier that a message has in its header. It is the same at every attempt. */
export function messageIdOf(messageKey: string): string {
  return `msg_${messageKey}`;
}

/** Posts a message and returns the status, a 2xx. Rejects otherwise, and stops early when `signal` aborts. */
export type SignedPost = (
  message: object,
  identity: { readonly id: string; readonly sentAt: Date },
  signal: AbortSignal,
) => Promise<number>;

/**
 * Creates what posts messages as signed JSON (Standard Webhooks). It follows no redirects and reads no body, whatever
 * the receiver sends. With the reach `public`, each address is checked when it is connected to, because a name can lead
 * to another one at any time.
 */
export function createSignedPost({ url, key }: WebhookSettings, reach: Reach): SignedPost {
  const signer = new Webhook(key, { format: 'raw' });
  return async (message, { id, sentAt }, signal) => {
    if (reach === 'public' && isPrivateHost(new URL(url).hostname)) throw new PrivateTargetError();
    const body = JSON.stringify(message);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Bellbird',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signer.sign(id, sentAt, body),
    };
    const status = await post({ url, headers, body, reach }, signal);
    if (status < 200 || status > 299) throw new RefusedMessageError(status);
    return status;
  };
}

interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
  readonly reach: Reach;
}

function post({ url, headers, body, reach }: PostRequest, signal: AbortSignal): Promise<number> {
  const open = url.startsWith('https:') ? requestOverHttps : requestOverHttp;
  return new Promise((resolve, reject) => {
    const limits = { signal, agent: false, ...(reach === 'public' && { lookup: lookUpPublic }) };
    const request = open(new URL(url), { method: 'POST', headers, ...limits }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}

/** Looks a name up as Node does, and fails when one of its addresses is not of the public internet. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.some(({ address }) => isPrivateHost(address))) return done(new PrivateTargetError(), []);
    const [first] = addresses;
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
  });
};

/** Returns whether a host of an address is an IP address or a name of a private network. Other names need a lookup. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) > 0) return isPrivateAddress(host);
  return isLoopbackHost(host) || /\.(localhost|local|internal|lan)$/i.test(host);
}
