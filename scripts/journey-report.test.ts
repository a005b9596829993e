import { describe, expect, test } from 'vitest';
import { countBothRuns, countJourneys, type JourneyReport, planSecondRun } from './journey-report.ts';

type Kind = 'passed' | 'skipped' | 'unstarted' | readonly string[];

/**
 * Returns a report of journeys, by name. The value says what happened to a journey: a word, or the errors with which it
 * failed.
 */
function report(journeys: Record<string, Kind>, errors: unknown[] = []): JourneyReport {
  const specs = Object.entries(journeys).map(([title, kind]) => {
    const status = { passed: 'expected', skipped: 'skipped', unstarted: 'skipped' } as const;
    const isFailure = typeof kind !== 'string';
    return {
      id: `id of ${title}`,
      title,
      file: 'journeys/some.journey.ts',
      tests: [
        {
          status: isFailure ? ('unexpected' as const) : status[kind],
          expectedStatus: kind === 'skipped' ? 'skipped' : 'passed',
          results: isFailure ? [{ errors: kind.map((message) => ({ message })) }] : [],
        },
      ],
    };
  });
  const numberOf = (wanted: string) => specs.filter(({ tests }) => tests[0]?.status === wanted).length;
  return {
    stats: {
      expected: numberOf('expected'),
      unexpected: numberOf('unexpected'),
      flaky: numberOf('flaky'),
      skipped: numberOf('skipped'),
    },
    errors,
    // Playwright puts the suites of a file inside the suite of that file.
    suites: [{ specs: [], suites: [{ specs }] }],
  };
}

const frame = "\n\n> 12 | await page.goto('/');";
const crash = `Error: locator.click: Target crashed \nCall log:\n  - waiting for getByText('x')${frame}`;
const wrongText = `Error: expect(locator).toHaveText(expected) failed\n\nLocator: locator('p')${frame}`;

describe('a journey runs a second time', () => {
  test.each([
    ['its page crashed during a click', crash],
    [
      'its page crashed while it waited for an element',
      `Error: expect(locator).toBeVisible() failed\n\nLocator: getByText('x')\nExpected: visible\nError: Target crashed \n${frame}`,
    ],
    ['its page crashed while it waited for a request', `Error: page.waitForRequest: Page crashed\n===${frame}`],
    ['its page crashed while it navigated', `Error: page.waitForURL: Navigation failed because page crashed!${frame}`],
    [
      'its browser crashed',
      `\u001b[31mError: page.evaluate: Target page, context or browser has been closed\nBrowser logs:\n\n<launching>\u001b[39m${frame}`,
    ],
    [
      'its browser crashed before it opened a page',
      'Error: browser.newContext: Target page, context or browser has been closed',
    ],
  ])('if %s', (_name, message) => {
    expect(planSecondRun(report({ good: 'passed', bad: [message] }))).toEqual({
      crashed: ['journeys/some.journey.ts › bad'],
      ids: ['id of bad'],
    });
  });

  test('together with the journeys that did not start after it, but not with those that are skipped', () => {
    const first = report({ good: 'passed', left: 'skipped', bad: [crash], next: 'unstarted' });
    const plan = planSecondRun(first);
    expect(plan?.ids).toEqual(['id of bad', 'id of next']);
    const second = report({ bad: 'passed', next: 'passed' });
    expect(plan && countBothRuns(first, plan, second)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });
});

describe('a failure stays a failure', () => {
  test.each([
    ['an assertion that fails', { bad: [wrongText] }],
    [
      'an assertion whose code frame mentions a crash',
      { bad: [`${wrongText}\n  13 | throw new Error('Page crashed')`] },
    ],
    ['a page that the journey closed', { bad: ['Error: page.click: Target page, context or browser has been closed'] }],
    ['a timeout', { bad: ['Test timeout of 150000ms exceeded.'] }],
    ['a crash with another error', { bad: [crash, wrongText] }],
    ['a failure without any error', { bad: [] }],
    ['a crash beside another failure', { bad: [crash], worse: [wrongText] }],
    ['crashes of four journeys', { one: [crash], two: [crash], three: [crash], four: [crash] }],
  ] as const)('%s', (_name, journeys) => {
    expect(planSecondRun(report({ good: 'passed', ...journeys }))).toBeUndefined();
  });

  test('a crash beside an error outside the journeys', () => {
    expect(planSecondRun(report({ bad: [crash] }, [{ message: 'A worker ended' }]))).toBeUndefined();
  });

  test('a journey that fails the second time, or is missing in the second report', () => {
    const first = report({ good: 'passed', bad: [crash], worse: [crash] });
    const plan = planSecondRun(first) ?? { crashed: [], ids: [] };
    expect(countJourneys(first)).toEqual({ passed: 1, failed: 2, skipped: 0 });
    expect(countBothRuns(first, plan, report({ bad: [wrongText] }))).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });
});

test('a report without failures stands', () => {
  expect(planSecondRun(report({ good: 'passed', left: 'skipped' }))).toBeUndefined();
});
