import { PostgresDriver, SqliteDriver } from 'kysely';
import { holdingCommits } from '../preload.ts';

/**
 * Preloaded into a server by a control: from SIGUSR2 on, every transaction reports that it is committed and stays open, so
 * whatever is acknowledged from then on is lost when the process ends.
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
      // SQLite writes on one connection, where a second transaction joins the one that is held open.
      if (isHeldOpen && driver === SqliteDriver.prototype) return;
      await Reflect.apply(begin, this, words);
    },
    async commitTransaction(...words: Parameters<typeof commit>) {
      if (isHolding) isHeldOpen = true;
      else await Reflect.apply(commit, this, words);
    },
  });
}
