import { PostgresDriver, SqliteDriver } from 'kysely';

/**
 * Loaded into a server by the control of the tests that kill it: transactions say that they are committed a while before they
 * are. Those tests must fail then.
 */
const late = 150;

for (const driver of [SqliteDriver.prototype, PostgresDriver.prototype]) {
  const commit = driver.commitTransaction;
  const begin = driver.beginTransaction;
  let open = false;
  Object.assign(driver, {
    async beginTransaction(...words: Parameters<typeof begin>) {
      if (driver === SqliteDriver.prototype && open) return;
      open = true;
      await Reflect.apply(begin, this, words);
    },
    async commitTransaction(...words: Parameters<typeof commit>) {
      setTimeout(() => {
        open = false;
        void Promise.resolve(Reflect.apply(commit, this, words)).catch(() => {});
      }, late);
    },
  });
}
