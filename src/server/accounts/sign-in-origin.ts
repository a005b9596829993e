import type { FastifyRequest } from 'fastify';
import { browserMarkHeader, browserMarkPattern } from '#shared/rules/browser-mark.ts';
import { networkOf } from '../http/request-limits.ts';
import { describeBrowser } from './sessions.ts';

export interface SignInOrigin {
  readonly network: string;
  /** The browser and system, such as “Firefox on Windows”. */
  readonly browser: string;
  /** The random name by which the browser is recognised, if it sent one. */
  readonly browserMark: string | undefined;
}

export function readSignInOrigin({ ip, headers }: FastifyRequest): SignInOrigin {
  const mark = headers[browserMarkHeader];
  return {
    network: networkOf(ip),
    browser: describeBrowser(headers['user-agent']),
    browserMark: typeof mark === 'string' && browserMarkPattern.test(mark) ? mark : undefined,
  };
}
