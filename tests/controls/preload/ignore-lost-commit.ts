import { PostgresDriver } from 'kysely';

/** Breaks a server: it treats a COMMIT as successful even if no response to it came. */
const commit = PostgresDriver.prototype.commitTransaction;
PostgresDriver.prototype.commitTransaction = async function (...words) {
  await Reflect.apply(commit, this, words).catch(() => {});
};
