import { describe, expect, test } from 'vitest';
import { partnerTiers } from '#domain/partner-programme.ts';
import { tierFor, workOutShare } from '#domain/partner-share.ts';
import type { pageBeforeContact } from '#site/browser/contact-page.ts';
import { expectPageBefore } from '#tests/support/page-before-contact.ts';
import { expectShares, expectTiers } from '#tests/support/partner-share.ts';

const [lowest] = partnerTiers;

describe('src/domain/partner-share.test.ts', () => {
  test('detects a tier that begins one client too late, and one that nobody reaches', () => {
    expect(() => expectTiers((clients) => tierFor(clients - 1))).toThrow();
    expect(() => expectTiers((clients) => (clients >= 10 ? tierFor(9) : tierFor(clients)))).toThrow();
  });

  test('detects a share at the rate of the lowest tier, and one of a single month', () => {
    expect(() =>
      expectShares((clients, offer, model) => ({
        ...workOutShare(clients, offer, model),
        tier: lowest ?? tierFor(clients),
      })),
    ).toThrow();
    expect(() =>
      expectShares((clients, offer, model) => ({ ...workOutShare(clients, offer, model), deal: offer.monthly })),
    ).toThrow();
  });
});

describe('src/site/browser/contact-page.test.ts', () => {
  test.each([
    ['names pages of other sites', ({ referrer, pathname }) => (referrer ? new URL(referrer).pathname : pathname)],
    [
      'keeps the query',
      (arrival) => (arrival.referrer.includes('bellbird') ? '/resources/first?q=1' : arrival.pathname),
    ],
    ['always names Contact', ({ pathname }) => pathname],
  ] satisfies [string, typeof pageBeforeContact][])('detects a page before Contact that %s', (_, careless) => {
    expect(() => expectPageBefore(careless)).toThrow();
  });
});
