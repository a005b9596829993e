import { BlockList, isIP } from 'node:net';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Returns whether a host name or IP address, as in a setting or a URL, is this machine's loopback. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0) return bare.toLowerCase() === 'localhost';
  return loopbackAddresses.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}
