import { DatabaseSync } from 'node:sqlite';

/** Breaks a server: SQLite never syncs its log to the disk. */
const execute = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (sql) {
  execute.call(this, sql.replace('synchronous = FULL', 'synchronous = OFF'));
};
