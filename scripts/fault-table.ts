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

/**
 * Returns a Markdown table with the newest result of each fault test. The rows are in the order of
 * `docs/security.md`. Each line of `lines` is one result as JSON.
 */
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

/**
 * Prints the results in a file as a table. Also writes the table to a document, together with the date and the machine.
 */
export function reportFaults(figuresFile: string, document: string): void {
  if (!existsSync(figuresFile)) return;
  const table = faultTable(readFileSync(figuresFile, 'utf8').trim().split('\n'));
  const date = new Date().toLocaleDateString('en-NZ', { day: 'numeric', month: 'long', year: 'numeric' });
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
  console.log(`\n${table}\n`);
  writeFileSync(
    document,
    `# Latest results of the long fault tests

Written by \`npm run test:faults\`; \`docs/security.md\` says what each item promises.
${date}; ${machine}. "load" is the machine's load average over the last minute. When it is
above the number of cores, other work slowed the test down.

${table}
`,
  );
}
