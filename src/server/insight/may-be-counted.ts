import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether a request may be counted (product 12.3). It may not if its browser signals Do Not Track or Global
 * Privacy Control, or does not say what it is, which every browser does.
 */
export function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent !== '';
}
