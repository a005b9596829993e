import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { Database } from './database.ts';
import { engineOf } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';

type Value = number | string;

interface Template<Row> {
  readonly query: CompiledQuery<Row>;
  /** The name of the value of each parameter, or `undefined` for a parameter that is the same in every call. */
  readonly names: readonly (string | undefined)[];
}

/** Placeholders for numbers start here. No real identifier, limit or offset is as large. */
const firstPlaceholder = Number.MAX_SAFE_INTEGER - 10_000;

/**
 * Returns a function that sends a query. The function compiles the query only once for each `shape`, because on SQLite
 * compiling takes longer than running the query. `shape` names the statement, for example by the number of tags in a
 * filter: different statements need different shapes. `build` returns the query with placeholders, which each call
 * replaces with its `values`.
 */
export function createCompiledQuery<Row>() {
  const templates = new Map<string, Template<Row>>();

  return async function send<Values extends Readonly<Record<string, Value>>>(
    db: Kysely<DatabaseSchema>,
    shape: string,
    values: Values,
    build: (placeholders: Values) => Compilable<Row>,
  ): Promise<Row[]> {
    const key = `${engineOf(db).name} ${shape}`;
    let template = templates.get(key);
    if (!template) {
      template = compileTemplate(values, build);
      templates.set(key, template);
    }
    const { query, names } = template;
    const parameters = query.parameters.map((parameter, index) => {
      const name = names[index];
      return name === undefined ? parameter : values[name];
    });
    if (db instanceof Database && db.reader) return db.reader.all({ ...query, parameters });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function compileTemplate<Values extends Readonly<Record<string, Value>>, Row>(
  values: Values,
  build: (placeholders: Values) => Compilable<Row>,
): Template<Row> {
  const placeholders = { ...values };
  const nameOf = new Map<unknown, string>();
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    const placeholder = typeof value === 'number' ? firstPlaceholder + index : `\u0000placeholder ${index}`;
    nameOf.set(placeholder, name);
    Object.assign(placeholders, { [name]: placeholder });
  }
  const query = build(placeholders).compile();
  return { query, names: query.parameters.map((parameter) => nameOf.get(parameter)) };
}
