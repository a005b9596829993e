import { afterEach, expect, test, vi } from 'vitest';
import type * as repository from '#server/accounts/one-time-link.repository.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceForLink } from '#tests/support/race-for-link.ts';

/** `isChecked`: whether the product checks that a link was not used before. */
const guard = vi.hoisted(() => ({ isChecked: true }));
afterEach(() => {
  guard.isChecked = true;
});

vi.mock('#server/accounts/one-time-link.repository.ts', async (load) => {
  const whole = await load<typeof repository>();
  const mark: typeof whole.markOneTimeLinkUsed = (trx, key, at) =>
    guard.isChecked ? whole.markOneTimeLinkUsed(trx, key, at) : whole.findOneTimeLinkRow(trx, key);
  return { ...whole, markOneTimeLinkUsed: mark };
});

describeOnEveryEngine('one-time-links.test.ts', (database) => {
  test('detects a link that is used many times because nothing checks whether it was used', async () => {
    guard.isChecked = false;
    expect(await raceForLink(database(), new Date())).toBeGreaterThan(1);
    guard.isChecked = true;
    expect(await raceForLink(database(), new Date())).toBe(1);
  });
});
