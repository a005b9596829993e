import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// Two lists, because one compares addresses of IPv4 with networks of IPv6 too.
const refused = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  refused.ipv4.addSubnet(network, bits);
// Of the addresses of IPv6, only global ones are public, without those that lead to an address of IPv4.
for (const [network, bits] of [
  ['::', 3],
  ['2002::', 16],
  ['2001::', 32],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  refused.ipv6.addSubnet(network, bits, 'ipv6');

/** Returns whether a text is an IP address, and not one of the public internet. */
export function isPrivateAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  return refused[address.kind()].check(address.toString(), address.kind());
}
