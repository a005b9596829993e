import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';

/** A statement of Node's SQLite as Kysely's SQLite dialect takes it. */
export function adaptStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  // The objects that Node makes of rows are slow to make and to read.
  statement.setReturnArrays(true);
  const toRow = (values: unknown) => rowOf(names, asValues(values));
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...toInputs(parameters)).map(toRow),
    run: (parameters) => statement.run(...toInputs(parameters)),
    iterate: (parameters) => mapEach(statement.iterate(...toInputs(parameters)), toRow),
  };
}

function* mapEach<From, To>(values: Iterable<From>, map: (value: From) => To): Generator<To> {
  for (const value of values) yield map(value);
}

function asValues(values: unknown): readonly SQLOutputValue[] {
  if (!Array.isArray(values)) throw new TypeError('SQLite gave a row that is no array');
  return values;
}

function rowOf(
  names: readonly string[],
  values: readonly SQLOutputValue[],
): Record<string, SQLOutputValue | undefined> {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
}

function toInputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}
