import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { hear } from '#domain/hearing/hear.ts';

/**
 * Counts how often the functions of `src/domain/hearing` understand a set of texts correctly. The set is a list of
 * `text`, `lang` and `label`. Prints the counts for each label and language, and each text that was not understood as
 * its label says.
 *
 *   node bench/ear/score.ts set.json
 *   --counts  prints only the counts, so that nobody tunes the rules for the texts of the set
 */
const setSchema = z.array(
  z.object({ text: z.string(), lang: z.string(), label: z.enum(['danger', 'distress', 'person', 'none']) }),
);

const [path, option] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file of the set: node bench/ear/score.ts set.json');
const heard = setSchema
  .parse(JSON.parse(readFileSync(path, 'utf8')))
  .map((entry) => ({ ...entry, heard: hear(entry.text) ?? 'none' }));
const groups = Map.groupBy(heard, ({ label, lang }) => `${label} ${lang}`);
for (const [group, entries] of [...groups].sort()) {
  const right = entries.filter(({ label, heard }) => label === heard).length;
  console.log(`${group.padEnd(16)} ${right}/${entries.length}`);
}
for (const [label, entries] of Map.groupBy(heard, ({ label }) => label)) {
  const right = entries.filter((entry) => label === entry.heard).length;
  const share = ((100 * right) / entries.length).toFixed(1);
  console.log(
    `${label}: ${right}/${entries.length} = ${share} %${label === 'none' ? ` (${entries.length - right} false alarms)` : ''}`,
  );
}
const isUrgent = (label: string) => label === 'danger' || label === 'distress';
const urgent = heard.filter(({ label }) => isUrgent(label));
const either = urgent.filter(({ heard }) => isUrgent(heard)).length;
console.log(`danger or distress heard as either: ${either}/${urgent.length}`);
if (option !== '--counts') {
  for (const entry of heard.filter(({ label, heard }) => label !== heard))
    console.log(`${entry.label} heard as ${entry.heard}: ${entry.text}`);
}
