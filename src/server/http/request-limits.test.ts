import { expect, test } from 'vitest';
import { networkOf } from './request-limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each(['', 'unknown', '203.0.113.7, 10.0.0.1', 'x'.repeat(5000), '__proto__', '999.1.1.1', '1.2.3.4/0'])(
  'anything that is not an address counts as one network: %s',
  (address) => {
    expect(networkOf(address)).toBe('unreadable');
  },
);
