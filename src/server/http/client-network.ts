import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network of a caller, for limits on attempts. For IPv4 it is the whole address. For IPv6 it is the first
 * 48 bits, because one subscriber can have all addresses that begin with them. Everything that is not an address, such
 * as a forged header, counts as one network.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (isIP(bare) === 0) return 'unreadable';
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/48`)}/48`;
}
