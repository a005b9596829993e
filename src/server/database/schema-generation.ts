import type { DatabaseSync } from 'node:sqlite';
import { type QueryExecutorProvider, sql } from 'kysely';
import type pg from 'pg';
import { engineOf } from './engine.ts';
import type { SchemaMigrations } from './migrations/migrations.ts';

/*
 * Each breaking migration begins a new generation of the schema. From then on, triggers on every table refuse a write
 * unless its connection has declared this generation or a later one. An older version of this program declares an
 * earlier generation, so the database refuses its writes. Every version answers this error with 503 and Retry-After.
 */

/** Returns the generation of a schema: how many of its migrations are breaking. */
export function generationOf(known: SchemaMigrations): number {
  return Object.values(known).filter(({ breaking }) => breaking).length;
}

const attachedName = 'bellbird_generation_';

/**
 * Declares a generation on a SQLite connection by attaching a database with a special name. Triggers can see this name.
 * The attached database exists only on the connection, not in the file.
 */
export function declareOnSqlite(database: DatabaseSync, generation: number): void {
  if (generation > 0) database.exec(`ATTACH ':memory:' AS ${attachedName}${generation}`);
}

export async function declareOnPostgres(client: pg.ClientBase, generation: number): Promise<void> {
  if (generation > 0) await client.query(`set bellbird.generation = ${generation}`);
}

/** Makes the tables of a database refuse the writes of programs with an earlier generation than the given one. */
export async function requireGeneration(db: QueryExecutorProvider, generation: number): Promise<void> {
  const statements = engineOf(db).name === 'postgres' ? onPostgres : onSqlite;
  for (const statement of await statements(db, generation)) await sql.raw(statement).execute(db);
}

async function onPostgres(db: QueryExecutorProvider, generation: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(db);
  return [
    // An older server answers error code 25006 (read-only transaction) with 503. The 503 tells clients to try again
    // later, which succeeds once an administrator has started the newer version.
    `create or replace function refuse_older_program() returns trigger language plpgsql as $$ begin
      if coalesce(nullif(current_setting('bellbird.generation', true), ''), '0')::int < ${generation} then
        raise exception 'This version of the program is too old to write to this database. Start the newer version.'
          using errcode = '25006';
      end if;
      return null;
    end $$`,
    ...rows.map(
      ({ name }) => `create or replace trigger refuse_older_program before insert or update or delete on "${name}"
        for each statement execute function refuse_older_program()`,
    ),
  ];
}

/**
 * The name of a table whose identifiers are used up, so that an insert always fails with SQLITE_FULL, the error of a
 * full disk.
 */
const exhausted = 'older_program_refused';

async function onSqlite(db: QueryExecutorProvider, generation: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like 'kysely%'
      and name <> ${exhausted}`.execute(db);
  // The trigger does not use RAISE, because the server would treat that error as a constraint violation: retry, then
  // answer 409. The insert into the exhausted table fails with SQLITE_FULL, which the server answers with 503.
  const refuse = `when not exists (select 1 from pragma_database_list
      where name like '${attachedName}%' and cast(substr(name, ${attachedName.length + 1}) as integer) >= ${generation})
    begin insert into ${exhausted} (id) values (null); end`;
  return [
    `create table if not exists ${exhausted} (id integer primary key autoincrement)`,
    `delete from sqlite_sequence where name = '${exhausted}'`,
    `insert into sqlite_sequence (name, seq) values ('${exhausted}', 9223372036854775807)`,
    ...rows.flatMap(({ name }) =>
      ['insert', 'update', 'delete'].flatMap((event) => [
        `drop trigger if exists ${name}_refuse_older_${event}`,
        `create trigger ${name}_refuse_older_${event} before ${event} on ${name} ${refuse}`,
      ]),
    ),
  ];
}
