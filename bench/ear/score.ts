import { hear } from '#shared/hearing/hear.ts';
import { readUnseenTexts } from './phrasings.ts';

/**
 * Counts how often `hear` understands texts by strangers from which its classifier has not learned. Prints the counts
 * for each label and language, and each text that was not understood as its label says.
 *
 *   node bench/ear/score.ts
 *   --counts  prints only the counts, so that nobody tunes the rules for these texts
 */
const heard = readUnseenTexts().map((entry) => ({ ...entry, heard: hear(entry.text) ?? 'none' }));
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
if (!process.argv.includes('--counts')) {
  for (const entry of heard.filter(({ label, heard }) => label !== heard))
    console.log(`${entry.label} heard as ${entry.heard}: ${entry.text}`);
}
