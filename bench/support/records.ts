import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The fields of every record in `records/`. `records/README.md` explains them. */
export const originFields = {
  set: z.string().optional(),
  by: z.enum(['stranger', 'maker']),
  trained: z.array(z.enum(['hearing', 'topics', 'rules'])),
};

/** Returns the records of a file in `records/` or elsewhere, in their order. Throws if a line does not match the schema. */
export function readRecords<Schema extends z.ZodType>(file: string | URL, schema: Schema): z.output<Schema>[] {
  const lines = readFileSync(new URL(file, new URL('../../records/', import.meta.url)), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, place) => {
    const { data, error } = schema.safeParse(JSON.parse(line));
    if (error) throw new Error(`${file}, line ${place + 1}: ${z.prettifyError(error)}`);
    return data;
  });
}
