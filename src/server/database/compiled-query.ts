import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { Database } from './database.ts';
import { engineOf } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';

type Value = number | string;

interface Template<Row> {
  readonly query: CompiledQuery<Row>;
  /** Which value each parameter takes; nothing for one that belongs to the shape. */
  readonly names: readonly (string | undefined)[];
}

/** No identifier, limit or skip comes near these. */
const firstStandIn = Number.MAX_SAFE_INTEGER - 10_000;

/**
 * A query that is built and compiled once for each of its shapes, because that costs more than SQLite takes to answer.
 * Give it a database, a shape that names everything but the values, and the values that change from one sending to the
 * next; `build` makes the query of that shape from stand-ins for them.
 */
export function createCompiledQuery<Row>() {
  const templates = new Map<string, Template<Row>>();

  return async function send<Values extends Readonly<Record<string, Value>>>(
    db: Kysely<DatabaseSchema>,
    shape: string,
    values: Values,
    build: (standIns: Values) => Compilable<Row>,
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
  build: (standIns: Values) => Compilable<Row>,
): Template<Row> {
  const standIns = { ...values };
  const nameOf = new Map<unknown, string>();
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    const standIn = typeof value === 'number' ? firstStandIn + index : `\u0000stand-in ${index}`;
    nameOf.set(standIn, name);
    Object.assign(standIns, { [name]: standIn });
  }
  const query = build(standIns).compile();
  return { query, names: query.parameters.map((parameter) => nameOf.get(parameter)) };
}
