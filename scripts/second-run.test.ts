import { describe, expect, test } from 'vitest';
import { combineRuns, describeResults, planSecondRun, type RunReport } from './second-run.ts';

type Kind = 'passed' | 'failed' | 'skipped' | 'unstarted';

/** Returns a report in which each part has one test. The value for each part says what happened to its test. */
function report(parts: Record<string, Kind>, hasOtherErrors = false): RunReport {
  return {
    parts: Object.entries(parts).map(([name, kind]) => ({
      id: `id of ${name}`,
      name,
      counts: {
        passed: Number(kind === 'passed'),
        failed: Number(kind === 'failed'),
        skipped: Number(kind === 'skipped' || kind === 'unstarted'),
      },
      isUnstarted: kind === 'unstarted',
    })),
    hasOtherErrors,
  };
}

const namesOf = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name);

describe('what runs a second time', () => {
  test('is up to three parts that failed', () => {
    const first = report({ good: 'passed', one: 'failed', two: 'failed', three: 'failed', left: 'skipped' });
    expect(namesOf(planSecondRun(first))).toEqual(['one', 'two', 'three']);
  });

  test('includes the parts that did not start after a failure', () => {
    const first = report({ good: 'passed', bad: 'failed', next: 'unstarted', left: 'skipped' });
    const repeated = planSecondRun(first);
    expect(namesOf(repeated)).toEqual(['bad', 'next']);
    expect(combineRuns(first, repeated, report({ bad: 'passed', next: 'passed' }))).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      passedSecondTime: ['bad'],
    });
  });

  test.each<[string, RunReport]>([
    ['nothing failed', report({ good: 'passed', left: 'skipped' })],
    ['four parts failed', report({ one: 'failed', two: 'failed', three: 'failed', four: 'failed', good: 'passed' })],
    ['something failed outside the parts', report({ good: 'passed', bad: 'failed' }, true)],
  ])('is nothing if %s', (_case, first) => {
    expect(planSecondRun(first)).toEqual([]);
  });
});

describe('a failure stays a failure', () => {
  const first = report({ good: 'passed', bad: 'failed', worse: 'failed' });
  const repeated = planSecondRun(first);

  test.each<[string, RunReport, number]>([
    ['if the part fails twice', report({ bad: 'failed', worse: 'passed' }), 1],
    ['if the part is missing in the second report', report({ worse: 'passed' }), 1],
    ['if the part was skipped the second time', report({ bad: 'skipped', worse: 'passed' }), 1],
    ['if the second run had another error', report({ bad: 'passed', worse: 'passed' }, true), 1],
    ['if there was no second run', report({}), 2],
  ])('%s', (_case, second, failed) => {
    expect(combineRuns(first, repeated, second).failed).toBe(failed);
  });

  test('if an error outside the parts is the only one', () => {
    expect(combineRuns(report({ good: 'passed' }, true), [], undefined)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('the last lines', () => {
  test('name each part that passed only the second time, and count them', () => {
    const first = report({ good: 'passed', bad: 'failed', left: 'skipped' });
    const second = combineRuns(first, planSecondRun(first), report({ bad: 'passed' }));
    expect(describeResults([second, combineRuns(report({ fine: 'passed' }), [], undefined)])).toBe(
      'FAILED THE FIRST TIME AND PASSED THE SECOND: bad\n3 passed, 0 failed, 1 skipped, 1 passed only the second time',
    );
  });

  test('are one line if nothing failed', () => {
    expect(describeResults([combineRuns(report({ good: 'passed' }), [], undefined)])).toBe('1 passed, 0 failed');
  });
});
