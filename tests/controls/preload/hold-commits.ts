import { PostgresDriver, SqliteDriver } from 'kysely';
import { holdingCommits } from '../preload.ts';

/**
 * Breaks a server: after SIGUSR2, every transaction reports that it is committed, although it is still open. When the
 * process ends, everything that the server acknowledged after SIGUSR2 is lost.
 */
let isHolding = false;
process.on('SIGUSR2', () => {
  isHolding = true;
  console.log(holdingCommits);
});

for (const driver of [SqliteDriver.prototype, PostgresDriver.prototype]) {
  const begin = driver.beginTransaction;
  const commit = driver.commitTransaction;
  let isHeldOpen = false;
  Object.assign(driver, {
    async beginTransaction(...words: Parameters<typeof begin>) {
      // SQLite has only one connection that writes. So a second transaction uses the transaction that is still open.
      if (isHeldOpen && driver === SqliteDriver.prototype) return;
      await Reflect.apply(begin, this, words);
    },
    async commitTransaction(...words: Parameters<typeof commit>) {
      if (isHolding) isHeldOpen = true;
      else await Reflect.apply(commit, this, words);
    },
  });
}
