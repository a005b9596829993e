import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/**
 * Returns whether a request may be counted (product 12.3 and 12.9). It may not if its browser signals Do Not Track or
 * Global Privacy Control, or if it comes from a robot. Every browser says what it is, so a request that does not is a
 * robot's.
 */
export function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '' && !isbot(agent);
}
