import { DatabaseStartError } from './database-errors.ts';

export const missingSchema =
  'The search_path of the role in DATABASE_URL names no schema that exists, so there is no place for tables. Create the schema, or change the setting: ALTER ROLE … SET search_path = public.';

/** Returns what to do when a role may not create tables in a schema. */
export function missingSchemaRight(databaseUrl: string, schema: string): string {
  const { role } = namesIn(databaseUrl);
  return `The role ${role} may not create tables in the schema ${schema}. Nothing was changed. Run as the owner of the database: GRANT USAGE, CREATE ON SCHEMA ${quoted(schema)} TO ${role}; or make the role the owner of the schema.`;
}

/**
 * Returns what mends an error that PostgreSQL reports before or during a start: a grant, a setting or a statement.
 * Returns `undefined` for any other error.
 */
export function advicePostgres(error: unknown, databaseUrl: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { role, database } = namesIn(databaseUrl);
  if (/unsupported startup parameter/.test(error.message))
    return 'The pooler in front of PostgreSQL refuses a parameter in DATABASE_URL. Remove the parameter, or set DATABASE_URL to the port of PostgreSQL itself.';
  switch ('code' in error ? error.code : undefined) {
    case '42501':
      return missingRight(error.message, databaseUrl);
    case '3F000':
      return missingSchema;
    case '28P01':
      return `PostgreSQL refuses the password of the role ${role}. Correct DATABASE_PASSWORD, or the password in DATABASE_URL.`;
    case '28000':
      return `PostgreSQL refuses the role ${role} from this machine. Create the role, or allow it in pg_hba.conf.`;
    case '3D000':
      return `The PostgreSQL server has no database ${database}. Correct DATABASE_URL, or run: CREATE DATABASE ${database} OWNER ${role};`;
    case '53300':
      return tooFewConnections;
    case '25006':
      return 'The PostgreSQL server only reads: it is a standby, or default_transaction_read_only is on. DATABASE_URL must lead to the primary.';
    default:
      return undefined;
  }
}

/** Returns an error with the advice of {@link advicePostgres}, or `undefined` when there is none. */
export function adviceErrorOf(error: unknown, databaseUrl: string | undefined): DatabaseStartError | undefined {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return undefined;
  const advice = advicePostgres(error, databaseUrl);
  return advice === undefined ? undefined : new DatabaseStartError(advice, error);
}

export const tooFewConnections =
  'PostgreSQL has no connection left. Set max_connections to more than machines × (WORKERS × 11 + 1), and restart PostgreSQL.';

/** Returns the grant that mends a missing right. PostgreSQL names the kind of object in its message. */
function missingRight(message: string, databaseUrl: string): string {
  const { role, database } = namesIn(databaseUrl);
  const [, kind, name = ''] = /(schema|database|must be owner of \w+) "?([^"\s]+)/.exec(message) ?? [];
  if (kind === 'schema') return missingSchemaRight(databaseUrl, name);
  if (kind === 'database')
    return `The role ${role} may not use the database ${database}. Run as its owner: GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${role};`;
  if (kind !== undefined)
    return `Another role owns the tables, so ${role} may not change them. Nothing was changed. Run as their owner or as a superuser: ALTER TABLE ${quoted(name)} OWNER TO ${role}; and the same for every other table, or start as their owner.`;
  return `The role ${role} lacks rights on the tables. Nothing was changed. Run as their owner: GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}; GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role};`;
}

/** Returns the role and the database of an address, as they are written in SQL. */
function namesIn(databaseUrl: string): { role: string; database: string } {
  const { username, pathname } = new URL(databaseUrl);
  const role = decodeURIComponent(username) || 'postgres';
  return { role: quoted(role), database: quoted(decodeURIComponent(pathname.slice(1)) || role) };
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
