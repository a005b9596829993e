import { DatabaseSync } from 'node:sqlite';

/** Loaded into a server by the control of the test that watches it sync: this database never does. That test must fail then. */
const execute = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (sql) {
  execute.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
