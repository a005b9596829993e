import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** How many connections of a pool are in use, lie ready, and how many queries wait for one. */
export interface PoolFigures extends Readonly<Record<string, number>> {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

const figures = new WeakMap<Kysely<DatabaseSchema>, () => PoolFigures>();

/** Says how a database's pool is to be read. */
export function notePoolFigures(db: Kysely<DatabaseSchema>, read: () => PoolFigures): void {
  figures.set(db, read);
}

/** How the pool of a database stands; nothing on SQLite, which has none. */
export function poolFiguresOf(db: Kysely<DatabaseSchema>): PoolFigures | undefined {
  return figures.get(db)?.();
}
