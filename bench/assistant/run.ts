import { createMeasure, refusalsTable, table } from './measure.ts';
import { keptOutQuestions, keptOutRefusals } from './questions-kept-out.ts';
import { seenQuestions, seenRefusals } from './questions-seen.ts';
import { createStarterIndex } from './starter-index.ts';

/**
 * Measures how often the assistant finds the right passage, and how often it refuses a question that it must refuse.
 * Prints totals for the questions in `questions-seen.ts` and for those in `questions-kept-out.ts`.
 *
 *   --misses  lists each wrong result for `questions-seen.ts`, and does not measure `questions-kept-out.ts`
 */
const index = createStarterIndex();
const seen = createMeasure(index);
console.log(`Assistant's retrieval, ${new Date().toISOString().slice(0, 10)}\n`);
console.log('Questions seen while tuning');
console.log(table(Object.entries(seenQuestions).map(([name, questions]) => seen.questions(name, questions))));
console.log(refusalsTable(seen.refusals(seenRefusals)));
if (process.argv.includes('--misses')) {
  console.log(`\n${seen.misses.join('\n')}`);
} else {
  const keptOut = createMeasure(index);
  console.log('\nQuestions kept out while tuning');
  console.log(table(Object.entries(keptOutQuestions).map(([name, questions]) => keptOut.questions(name, questions))));
  console.log(refusalsTable(keptOut.refusals(keptOutRefusals)));
}
