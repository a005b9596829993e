import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { z } from 'zod';

const figureSchema = z.object({
  item: z.number(),
  engine: z.enum(['sqlite', 'postgres']).optional(),
  what: z.string(),
  seen: z.string(),
  load: z.number().optional(),
});

/** Returns the newest result of each fault, in the order of product 15, as one Markdown table. */
export function faultTable(lines: readonly string[]): string {
  const figures = lines.map((line) => figureSchema.parse(JSON.parse(line)));
  const newest = new Map(figures.map((figure) => [`${figure.item} ${figure.engine} ${figure.what}`, figure]));
  const rows = [...newest.values()]
    .toSorted((left, right) => left.item - right.item)
    .map(
      ({ item, engine, what, seen, load }) =>
        `| ${item} | ${engine ?? 'either'} | ${what} | ${seen} | ${load ?? 'not noted'} |`,
    );
  return ['| item | engine | what was done | what was seen | load |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Prints the table of a file of results, and writes it to a document with the date and the machine. */
export function reportFaults(figuresFile: string, document: string): void {
  if (!existsSync(figuresFile)) return;
  const table = faultTable(readFileSync(figuresFile, 'utf8').trim().split('\n'));
  const date = new Date().toLocaleDateString('en-NZ', { day: 'numeric', month: 'long', year: 'numeric' });
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
  console.log(`\n${table}\n`);
  writeFileSync(
    document,
    `# What the long fault tests saw last

Written by \`npm run test:faults\`; \`docs/security.md\` says what each item promises.
${date}; ${machine}. "load" is how many processes wanted the machine's cores in that minute: above their number, times are
those of a machine that others use too.

${table}
`,
  );
}
