import { findOutcome, type Outcome } from '#server/assistant/outcome.ts';
import type { PassageIndex } from '#server/assistant/passage-index.ts';

/** A question, with the topics of the passages that answer it. A result with any of these topics is right. */
export type ExpectedQuestion = readonly [question: string, ...topics: string[]];

/**
 * The counts for one group of questions, such as the questions in one language. `first`: the best passage is right.
 * `among`: one of the first three passages is right. `wrong`: the answer is wrong.
 */
export interface Row {
  readonly name: string;
  readonly count: number;
  readonly first: number;
  readonly among: number;
  readonly wrong: number;
}

/** Returns functions that ask questions and count the results, and a list `misses` that describes each wrong result. */
export function createMeasure(index: PassageIndex) {
  const misses: string[] = [];
  const ask = (question: string) => findOutcome(index, { question, locale: 'en-NZ' });
  return {
    misses,
    questions(name: string, questions: readonly ExpectedQuestion[]): Row {
      let first = 0;
      let among = 0;
      let wrong = 0;
      for (const [question, ...topics] of questions) {
        const outcome = ask(question);
        const found = topicsOf(outcome);
        const isFirst = isAnswered(outcome) && matches(found[0] ?? [], topics);
        if (isFirst) first += 1;
        else if (outcome.kind === 'found') wrong += 1;
        if (found.some((names) => matches(names, topics))) among += 1;
        if (isFirst) continue;
        const verdict = outcome.kind === 'found' ? 'wrong  ' : 'unknown';
        misses.push(`${verdict} ${question}  [${topics}] got ${found.map(([name]) => name)} ${figuresOf(outcome)}`);
      }
      return { name, count: questions.length, first, among, wrong };
    },
    refusals(questions: readonly string[]) {
      const answered = questions.filter((question) => ask(question).kind === 'found');
      for (const question of answered) {
        const outcome = ask(question);
        misses.push(`answered ${question}  got ${topicsOf(outcome).map(([name]) => name)} ${figuresOf(outcome)}`);
      }
      return { count: questions.length, answered: answered.length };
    },
  };
}

/** Returns one row that contains the sums of all rows. */
export function sumOf(rows: readonly Row[]): Row {
  const sum = (key: 'count' | 'first' | 'among' | 'wrong') => rows.reduce((total, row) => total + row[key], 0);
  return { name: 'all', count: sum('count'), first: sum('first'), among: sum('among'), wrong: sum('wrong') };
}

/** Returns a text table of the rows and their sum. The counts are shown as percentages. */
export function table(rows: readonly Row[]): string {
  const lines = [...rows, sumOf(rows)].map(
    ({ name, count, first, among, wrong }) =>
      `${name.padEnd(12)}${String(count).padStart(6)} ${percent(first, count)} ${percent(among, count)} ${percent(wrong, count)}`,
  );
  return ['            number    top-1    top-3    wrong answer', ...lines].join('\n');
}

/** Returns a sentence that says how many of the questions that must be refused were refused. */
export function refusalsTable({ count, answered }: { readonly count: number; readonly answered: number }): string {
  return `To be refused: ${count}, refused${percent(count - answered, count)}, false answers${percent(answered, count)}`;
}

/**
 * Returns whether the outcome counts as an answer. It does if passages were found, if the visitor is offered a person,
 * or if the assistant says that the site does not contain the answer and names the nearest page.
 */
function isAnswered(outcome: Outcome): boolean {
  return outcome.kind === 'found' || outcome.why === 'person' || outcome.isSilent === true;
}

/**
 * Returns the names of each of the first three passages: its topic and, for a known answer, its page. If the visitor
 * asked for a person, the only name is `person`.
 */
function topicsOf(outcome: Outcome): string[][] {
  if (outcome.kind === 'refused' && outcome.why === 'person') return [['person']];
  const findings = (outcome.kind === 'found' ? outcome.findings : outcome.near).slice(0, 3);
  return findings.map(({ passage }) =>
    passage.kind === 'known' ? [passage.topic, passage.known.source?.path ?? ''] : [passage.topic],
  );
}

function matches(names: readonly string[], topics: readonly string[]): boolean {
  return names.some((name) => topics.includes(name));
}

function figuresOf(outcome: Outcome): string {
  const best = outcome.kind === 'found' ? outcome.findings[0] : outcome.near[0];
  if (!best) return '';
  return `score ${best.score.toFixed(2)}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
}
