import { isIP } from 'node:net';

/**
 * The network a caller comes from, as the throttle counts it (product 7.13): the address itself for IPv4, the first 64 bits
 * for IPv6, since one subscriber holds that many. What is no address, such as a forged header, is one network.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const version = isIP(bare);
  if (version === 4) return bare;
  if (version !== 6) return 'unreadable';
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser brings every way of writing it into one. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const left = readGroups(before);
  const right = readGroups(after ?? '');
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<number>(gap).fill(0), ...right];
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
