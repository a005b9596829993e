import { type CreateTableBuilder, type Kysely, PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** The two engines the product runs on (design 1). */
export type Engine = 'sqlite' | 'postgres';

/** Which engine a connection talks to. */
export function engineOf(db: QueryExecutorProvider): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/**
 * Adds the primary key `id`, counted by the database and never used again after a row is deleted
 * (security catalogue 6): AUTOINCREMENT on SQLite, an identity on PostgreSQL.
 */
export function identifierColumn<Schema>(db: Kysely<Schema>) {
  const engine = engineOf(db);
  return <Table extends string, Column extends string>(builder: CreateTableBuilder<Table, Column>) =>
    builder.addColumn('id', 'integer', (column) =>
      engine === 'postgres' ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    );
}
