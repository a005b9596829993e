import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { RunReport, TestPart } from './second-run.ts';

/**
 * Vitest's own JSON report does not contain errors outside the tests, so `npm test` uses this reporter. It writes a
 * {@link RunReport} to the file that the variable RUN_REPORT names.
 */
// biome-ignore lint/style/noDefaultExport: Vitest reads a reporter from the default export.
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env.RUN_REPORT;
    if (!file) throw new Error('RUN_REPORT does not name the file for the report.');
    const report: RunReport = { parts: modules.map(readModule), hasOtherErrors: unhandledErrors.length > 0 };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

/** A file without a failed test still counts as failed if it could not be loaded, or if a hook failed. */
function readModule(module: TestModule): TestPart {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const hasEnded = module.state() === 'passed' || module.state() === 'skipped';
  return {
    id: module.relativeModuleId,
    name: module.relativeModuleId,
    counts: {
      passed: count('passed'),
      failed: hasEnded ? count('failed') : Math.max(1, count('failed')),
      skipped: count('skipped') + count('pending'),
    },
    isUnstarted: false,
  };
}
