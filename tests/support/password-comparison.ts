import type { PasswordHashing } from '#server/accounts/password-hashing.ts';
import { turnsDuring } from './event-loop.ts';
import { leastCostOf } from './processor-time.ts';

/**
 * Returns the processor time of a password comparison for which there is no hash, as a share of the time with a hash.
 */
export async function costWithoutHash({ hash, verify }: PasswordHashing): Promise<number> {
  const passwordHash = await hash('Kowhai-2026');
  const costOf = (compared: string | undefined) => leastCostOf(() => verify(compared, 'not it'), { attempts: 5 });
  await costOf(undefined);
  return (await costOf(undefined)) / (await costOf(passwordHash));
}

/** Returns how many ticks the event loop makes while a password is compared. */
export async function turnsDuringComparison({ hash, verify }: PasswordHashing): Promise<number> {
  const passwordHash = await hash('Kowhai-2026');
  return turnsDuring(verify(passwordHash, 'Kowhai-2026'));
}
