import { z } from 'zod';
import type { RunReport, TestPart } from './second-run.ts';

const specSchema = z.object({
  id: z.string(),
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']), expectedStatus: z.string() }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The parts of Playwright's JSON report that show whether the journeys passed. */
const reportSchema = z.object({ errors: z.array(z.unknown()), suites: z.array(suiteSchema) });

/** Returns the journeys of Playwright's JSON report. A journey that passed only at a retry counts as failed. */
export function readJourneyReport(report: unknown): RunReport {
  const { errors, suites } = reportSchema.parse(report);
  return { parts: suites.flatMap(specsOf).map(readJourney), hasOtherErrors: errors.length > 0 };
}

function readJourney({ id, title, file, tests }: z.infer<typeof specSchema>): TestPart {
  const count = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status)).length;
  return {
    id,
    name: `${file} › ${title}`,
    counts: { passed: count('expected'), failed: count('unexpected', 'flaky'), skipped: count('skipped') },
    isUnstarted: tests.some(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped'),
  };
}

function specsOf({ specs, suites = [] }: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
