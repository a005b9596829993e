import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Name of the migrated, empty PostgreSQL database that tests copy. */
export const postgresTemplate = 'bellbird_template';

/** What a database contains. */
interface Content {
  /** Description of every table, column, index, trigger and function. */
  readonly structure: string;
  /** All rows of each table, as JSON text. */
  readonly rows: readonly { readonly name: string; readonly rows: string }[];
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly isUsed: boolean }[];
}

/** Size from which a used database is dropped, in bytes. Empty tables with many dead rows would slow the next test. */
const largest = 24 * 1024 * 1024;

const quoted = (name: string) => pg.escapeIdentifier(name);

/** Databases that tests of this process have used and that are empty again. */
const free: string[] = [];
/** The content of an unused copy of the template. It is read once and then used for all databases. */
let unused: Promise<Content> | undefined;

/**
 * Returns the name of a migrated, empty database on the server. Takes a database that an earlier test has returned, if
 * there is one. Otherwise copies the template, which takes twenty times longer.
 */
export async function takePostgresDatabase(serverUrl: string): Promise<string> {
  const emptied = free.pop();
  if (emptied) return emptied;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${postgresTemplate}`);
  unused ??= withClient(databaseUrl(serverUrl, name), describeContent);
  await unused;
  return name;
}

/**
 * Ends all connections to a database and empties it for the next test. If the test has changed tables or written many
 * rows, drops the database instead.
 */
export async function returnPostgresDatabase(serverUrl: string, name: string): Promise<void> {
  const expected = await unused;
  const isEmpty = expected !== undefined && (await withClient(databaseUrl(serverUrl, name), emptied(expected)));
  if (isEmpty) free.push(name);
  else await onServer(serverUrl, `drop database ${name} with (force)`);
}

/** Returns the address of one database of a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/**
 * Returns a function that restores the rows of a new database and returns true. It returns false if the database cannot
 * be used again.
 */
function emptied(expected: Content) {
  return async (client: pg.Client): Promise<boolean> => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { rows } = await client.query('select pg_database_size(current_database())::int as size');
    if (rows[0].size > largest || (await readStructure(client)) !== expected.structure) return false;
    // In the role `replica`, PostgreSQL runs no triggers and checks no foreign keys. So the tables can be in any order.
    await client.query(
      [
        'begin',
        'set local session_replication_role = replica',
        ...expected.rows.map(({ name }) => `delete from ${quoted(name)}`),
        ...expected.rows
          .filter((table) => table.rows !== '[]')
          .map(
            (table) =>
              `insert into ${quoted(table.name)} overriding system value select * from json_populate_recordset(null::${quoted(table.name)}, ${pg.escapeLiteral(table.rows)})`,
          ),
        ...expected.sequences.map(
          ({ name, value, isUsed }) => `select setval(${pg.escapeLiteral(quoted(name))}, ${value}, ${isUsed})`,
        ),
        'commit',
      ].join(';\n'),
    );
    return true;
  };
}

/** Returns the structure of a database, the rows of all its tables, and its sequences. */
async function describeContent(client: pg.Client): Promise<Content> {
  const tables = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const rows: { name: string; rows: string }[] = [];
  for (const { name } of tables.rows) {
    const all = await client.query(`select coalesce(json_agg(t), '[]')::text as rows from ${quoted(name)} t`);
    rows.push({ name, rows: all.rows[0].rows });
  }
  const sequences = await client.query(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
     from pg_sequences where schemaname = 'public'`,
  );
  return { structure: await readStructure(client), rows, sequences: sequences.rows };
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
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
