import { DatabaseSync } from 'node:sqlite';

/** Preloaded into a server by a control: its SQLite never syncs the log to the disk. */
const execute = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (sql) {
  execute.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
