import { z } from 'zod';

/** Number of tests that passed, that failed and that did not run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const resultSchema = z.object({ errors: z.array(z.object({ message: z.string().default('') })) });
const specSchema = z.object({
  id: z.string(),
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      expectedStatus: z.string(),
      results: z.array(resultSchema),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The parts of Playwright's JSON report from which it can be seen whether the journeys passed. */
export const journeyReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suiteSchema),
});

export type JourneyReport = z.infer<typeof journeyReportSchema>;
type Suite = z.infer<typeof suiteSchema>;
type Spec = z.infer<typeof specSchema>;

/** The journeys that must run a second time. */
export interface SecondRun {
  /** The journeys whose page or browser crashed, each as file and title. */
  readonly crashed: readonly string[];
  /** Playwright's ids of the journeys to run again: those that crashed, and those that did not start after a crash. */
  readonly ids: readonly string[];
}

/**
 * Maximum number of crashed journeys for a second run. A higher number is not chance, so those journeys count as
 * failed.
 */
const maximumCrashed = 3;

/**
 * The errors that Playwright reports after a page or the whole browser has crashed. If a test itself closes a page or a
 * browser, Playwright reports other errors.
 */
const crashes = [
  /^Error: (?:[\w.]+: )?(?:Target crashed|Page crashed|Navigation failed because page crashed!)/m,
  /^Error: (?:[\w.]+: )?Target page, context or browser has been closed\nBrowser logs:/m,
  /^Error: (?:browser\.new(?:Page|Context)|browserType\.launch): Target page, context or browser has been closed/m,
];

/** Returns the counts of a report. A journey that failed first and passed at a retry counts as failed. */
export function countJourneys({ stats }: JourneyReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * Returns the journeys that must run a second time. Returns `undefined` if nothing failed, or if any failure is not a
 * crash of the page or the browser.
 */
export function planSecondRun(report: JourneyReport): SecondRun | undefined {
  const specs = report.suites.flatMap(specsOf);
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  const isCrash = failed.length > 0 && failed.length <= maximumCrashed && failed.every(hasCrashed);
  if (!isCrash || report.errors.length > 0) return undefined;
  const unstarted = specs.filter(({ tests }) =>
    tests.some(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped'),
  );
  return {
    crashed: failed.map(({ file, title }) => `${file} › ${title}`),
    ids: [...failed, ...unstarted].map(({ id }) => id),
  };
}

/** Returns the counts of both runs together. The second run replaces the results of the journeys that it repeated. */
export function countBothRuns(first: JourneyReport, { crashed, ids }: SecondRun, second: JourneyReport): Counts {
  const before = countJourneys(first);
  const after = countJourneys(second);
  // A journey that should have run again but is missing in the second report counts as failed.
  const missing = Math.max(0, ids.length - after.passed - after.failed - after.skipped);
  return {
    passed: before.passed + after.passed,
    failed: before.failed - crashed.length + after.failed + missing,
    skipped: before.skipped - (ids.length - crashed.length) + after.skipped,
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Returns whether a journey failed and all of its errors come from a crash. */
function hasCrashed({ tests }: Spec): boolean {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
  return errors.length > 0 && errors.every(({ message }) => isCrash(message));
}

function isCrash(message: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours parts of its messages.
  const plain = message.replaceAll(/\u001b\[\d+m/g, '');
  return crashes.some((crash) => crash.test(plain));
}
