import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Name of the migrated, empty PostgreSQL database that tests copy. */
export const postgresTemplate = 'bellbird_template';

/** Copies the template on the server. Returns the name of the new database. */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // PostgreSQL copies the files many times faster than it logs their content.
  await onServer(serverUrl, `create database ${name} template ${postgresTemplate} strategy file_copy`);
  return name;
}

/** Ends all connections to a database and removes it. */
export async function dropPostgresDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database ${name} with (force)`);
}

/** Returns the address of one database of a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/** Returns a text that describes all tables, columns, defaults, constraints, indexes, triggers and functions. */
export async function readStructure(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    with tables as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select string_agg(part, E'\\n' order by part) as structure from (
      select format('%s %s %s %s', relname, relkind, reloptions, relacl) as part from tables
      union all select format('%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull)
        from pg_attribute where attrelid in (select oid from tables) and attnum > 0
      union all select format('%s %s', adrelid::regclass, pg_get_expr(adbin, adrelid)) from pg_attrdef
      union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      union all select nspname from pg_namespace
      union all select setdatabase || setconfig::text from pg_db_role_setting
    ) parts`);
  return rows[0].structure;
}

/**
 * Runs one statement on the server's main database. The statements wait in a queue, because only one copy of a template
 * can be made at a time.
 */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
