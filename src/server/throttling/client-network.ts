import { isIP } from 'node:net';

/**
 * Returns the network of a caller, for limits on attempts (product 7.13). For IPv4 it is the whole address. For IPv6 it
 * is the first 48 bits, because one subscriber can have all addresses that begin with them. Everything that is not an
 * address, such as a forged header, counts as one network.
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
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`;
}

/** Returns the eight groups of an IPv6 address. The URL parser first turns every spelling into one form. */
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
