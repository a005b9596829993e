import { PostgresDriver } from 'kysely';

/**
 * Loaded into a server by the control of the tests that cut connections off in a COMMIT: no answer to it counts as done.
 * Those tests must fail then.
 */
const commit = PostgresDriver.prototype.commitTransaction;
PostgresDriver.prototype.commitTransaction = async function (...words) {
  await Reflect.apply(commit, this, words).catch(() => {});
};
