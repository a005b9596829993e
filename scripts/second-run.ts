/** Number of tests that passed, that failed and that did not run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A part of the tests that can run again by itself: a journey of Playwright, or a test file of Vitest. */
export interface TestPart {
  /** What the test runner needs to run only this part. */
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** Whether the part did not run because an earlier one failed. */
  readonly isUnstarted: boolean;
}

/** What a test runner has reported. */
export interface RunReport {
  readonly parts: readonly TestPart[];
  /** Whether something failed outside the parts, such as the setup of the run. */
  readonly hasOtherErrors: boolean;
}

/** The counts of a run and its second run together. */
export interface RunResult extends Counts {
  /** Names of the parts that failed the first time and passed the second. */
  readonly passedSecondTime: readonly string[];
}

/**
 * Maximum number of failed parts that run a second time. On a machine with much other work, a few parts fail by chance.
 * If more parts than this fail, the cause is a fault, so none runs a second time.
 */
const maximumFailed = 3;

/**
 * Returns the parts that must run a second time: those that failed, and those that did not start after a failure.
 * Returns none if nothing failed, if too much failed, or if anything failed outside the parts.
 */
export function planSecondRun({ parts, hasOtherErrors }: RunReport): readonly TestPart[] {
  const failed = parts.filter(({ counts }) => counts.failed > 0);
  if (failed.length === 0 || failed.length > maximumFailed || hasOtherErrors) return [];
  return parts.filter((part) => part.counts.failed > 0 || part.isUnstarted);
}

/**
 * Returns the result of a run whose `repeated` parts ran a second time. The second run replaces their counts. A failed
 * part counts as passed only if it ran the second time and nothing in it failed.
 */
export function combineRuns(first: RunReport, repeated: readonly TestPart[], second: RunReport | undefined): RunResult {
  const again = new Map(second?.parts.map((part) => [part.id, part]));
  const ids = new Set(repeated.map(({ id }) => id));
  const counts = first.parts.map((part) => (ids.has(part.id) ? countsOfSecond(again.get(part.id)) : part.counts));
  const sum = (count: (one: Counts) => number) => counts.reduce((total, one) => total + count(one), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) + Number(first.hasOtherErrors || (second?.hasOtherErrors ?? false)),
    skipped: sum(({ skipped }) => skipped),
    passedSecondTime: repeated
      .filter(({ id, counts: { failed } }) => failed > 0 && countsOfSecond(again.get(id)).failed === 0)
      .map(({ name }) => name),
  };
}

/**
 * Returns the last lines of the output: a line for each part that passed only the second time, and a line with the
 * counts of all runs together.
 */
export function describeResults(results: readonly RunResult[]): string {
  const sum = (count: (one: Counts) => number) => results.reduce((total, one) => total + count(one), 0);
  const second = results.flatMap(({ passedSecondTime }) => passedSecondTime);
  const skipped = sum((one) => one.skipped);
  return [
    ...second.map((name) => `FAILED THE FIRST TIME AND PASSED THE SECOND: ${name}`),
    [
      `${sum(({ passed }) => passed)} passed`,
      `${sum(({ failed }) => failed)} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ...(second.length > 0 ? [`${second.length} passed only the second time`] : []),
    ].join(', '),
  ].join('\n');
}

/**
 * Returns the counts of a part in the second run. A part that is missing there, or in which no test ran, counts as
 * failed.
 */
function countsOfSecond(part: TestPart | undefined): Counts {
  const hasRun = part && part.counts.passed + part.counts.failed > 0;
  return hasRun ? part.counts : { passed: 0, failed: 1, skipped: 0 };
}
