import { readFileSync } from 'node:fs';

/** The processor time of test files by their path, in seconds. */
export type TestCosts = Readonly<Record<string, number>>;

/** The file with the recorded costs. `npm run test:quick -- --record` writes it. */
export const costsFile = 'scripts/test-costs.json';

/** `npm run test:quick` leaves out tests that need more processor time than this, in seconds. */
export const quickLimit = 1.4;

/** The same limit for controls. They show that a test can fail, so they are needed less often than the test. */
export const quickControlLimit = 0.5;

/** Cheaper files are not recorded, so that the record only changes when a costly file changes. In seconds. */
const leastRecorded = 0.5;

export function readCosts(): TestCosts {
  return JSON.parse(readFileSync(costsFile, 'utf8'));
}

/** Returns the files that `npm run test:quick` leaves out. Files without a record are not among them. */
export function costlyFiles(costs: TestCosts): readonly string[] {
  return Object.entries(costs)
    .filter(([file, seconds]) => seconds > (file.startsWith('tests/controls/') ? quickControlLimit : quickLimit))
    .map(([file]) => file);
}

/** Returns the costs to record, in the order of their paths and in tenths of a second. */
export function recordableCosts(measured: TestCosts): TestCosts {
  const costly = Object.entries(measured).filter(([, seconds]) => seconds >= leastRecorded);
  return Object.fromEntries(costly.map(([file, seconds]) => [file, Math.round(seconds * 10) / 10] as const).sort());
}
