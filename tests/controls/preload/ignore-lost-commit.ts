import { PostgresDriver } from 'kysely';

/** Preloaded into a server by a control: a COMMIT that got no response counts as done. */
const commit = PostgresDriver.prototype.commitTransaction;
PostgresDriver.prototype.commitTransaction = async function (...words) {
  await Reflect.apply(commit, this, words).catch(() => {});
};
