import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { OutsideAnswer, OutsideFault } from '#shared/api/content-health-contract.ts';
import { isPrivateAddress } from '../config/private-address.ts';

interface OutsideRequest {
  readonly url: URL;
  readonly method: 'HEAD' | 'GET';
  /** The IP address to connect to. It has been checked, so the name is not resolved again. */
  readonly address: string;
  readonly signal: AbortSignal;
}

interface OutsideResponse {
  readonly status: number;
  readonly location: string | undefined;
}

/** The network, which tests replace. */
export interface OutsideNetwork {
  /** Returns the IP addresses of a host. Rejects if there is none. */
  resolve(host: string): Promise<readonly string[]>;
  request(asked: OutsideRequest): Promise<OutsideResponse>;
}

/** Resolves when this host may be asked again. */
type TakeTurn = (host: string) => Promise<void>;

const redirectMaximum = 5;
/** Longest time for one request, in milliseconds. */
const patience = 10_000;

export const realNetwork: OutsideNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: sendRequest,
};

/**
 * Looks where a link leads: a HEAD and, if that is not answered with success, a GET. Follows redirects. Each host on the
 * way must be on the public internet.
 */
export async function lookAtLink(
  link: string,
  { network, takeTurn, time = patience }: { network: OutsideNetwork; takeTurn: TakeTurn; time?: number },
): Promise<OutsideAnswer> {
  let url = new URL(link);
  for (let hops = 0; hops <= redirectMaximum; hops += 1) {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
    const [address] = addresses;
    if (address === undefined) return 'no-host';
    if (addresses.some(isPrivateAddress)) return 'private';
    const answer = await askTwice({ url, address }, { network, takeTurn, time });
    if (!answer) return 'no-answer';
    const { status, location } = answer;
    const isRedirect = status >= 300 && status < 400 && location !== undefined;
    if (!isRedirect) return judge(status);
    if (!URL.canParse(location, url)) return 'error';
    url = new URL(location, url);
    if (!/^https?:$/.test(url.protocol)) return 'refused';
  }
  return 'redirects';
}

async function askTwice(
  target: Pick<OutsideRequest, 'url' | 'address'>,
  { network, takeTurn, time }: { network: OutsideNetwork; takeTurn: TakeTurn; time: number },
): Promise<OutsideResponse | undefined> {
  let answer: OutsideResponse | undefined;
  for (const method of ['HEAD', 'GET'] as const) {
    await takeTurn(target.url.hostname);
    try {
      answer = await network.request({ ...target, method, signal: AbortSignal.timeout(time) });
    } catch {
      return undefined;
    }
    if (answer.status < 400) return answer;
  }
  return answer;
}

function judge(status: number): OutsideAnswer {
  if (status < 400) return 'ok';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 ? 'error' : 'refused';
}

const faults: Readonly<Record<OutsideFault, string>> = {
  gone: 'says that there is no such page',
  error: 'answers with an error',
  'no-host': 'has no server',
  'no-answer': `did not answer within ${patience / 1000} seconds`,
  private: 'leads into a private network, which visitors cannot reach',
  redirects: `redirects more than ${redirectMaximum} times`,
};

export function describeFault(link: string, fault: OutsideFault): string {
  return `${link} ${faults[fault]}.`;
}

/** Sends a request to an IP address, and returns status and redirect without reading the body. */
function sendRequest({ url, method, address, signal }: OutsideRequest): Promise<OutsideResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<OutsideResponse>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIP(address);
  const options = {
    method,
    signal,
    agent: false,
    headers: { 'user-agent': 'Bellbird link check' },
    lookup: (_host: string, { all }: { all?: boolean | undefined }, found: FoundAddress) =>
      all ? found(null, [{ address, family }]) : found(null, address, family),
  };
  const request = send(url, options, ({ statusCode: status = 500, headers }: IncomingMessage) => {
    resolve({ status, location: headers.location });
    request.destroy();
  });
  request.on('error', reject);
  request.end();
  return promise;
}

type FoundAddress = (
  error: null,
  address: string | { readonly address: string; readonly family: number }[],
  family?: number,
) => void;
