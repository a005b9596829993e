import { expect, test } from 'vitest';
import { readJourneyReport } from './journey-report.ts';

const journey = (title: string, status: string, expectedStatus = 'passed') => ({
  id: `id of ${title}`,
  title,
  file: 'journeys/some.journey.ts',
  tests: [{ status, expectedStatus, results: [] }],
});

test('reads the journeys of all suites, with whether they passed', () => {
  const report = {
    errors: [],
    // In Playwright's report, the suite of a file contains the suites that the file defines.
    suites: [
      {
        specs: [journey('good', 'expected'), journey('bad', 'unexpected')],
        suites: [
          {
            specs: [
              journey('lucky', 'flaky'),
              journey('left', 'skipped', 'skipped'),
              journey('next', 'skipped', 'passed'),
            ],
          },
        ],
      },
    ],
  };
  const { parts, hasOtherErrors } = readJourneyReport(report);
  expect(hasOtherErrors).toBe(false);
  expect(parts[0]).toEqual({
    id: 'id of good',
    name: 'journeys/some.journey.ts › good',
    counts: { passed: 1, failed: 0, skipped: 0 },
    isUnstarted: false,
  });
  expect(parts.map(({ counts, isUnstarted }) => [counts.passed, counts.failed, counts.skipped, isUnstarted])).toEqual([
    [1, 0, 0, false],
    [0, 1, 0, false],
    [0, 1, 0, false],
    [0, 0, 1, false],
    [0, 0, 1, true],
  ]);
});

test('reports an error outside the journeys', () => {
  expect(readJourneyReport({ errors: [{ message: 'A worker ended' }], suites: [] }).hasOtherErrors).toBe(true);
});
