import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { costsFile, recordableCosts } from './test-costs.ts';

/** Records the processor time of the test files that ran. `scripts/measure-cost.ts` measures it. */
// biome-ignore lint/style/noDefaultExport: Vitest reads a reporter from the default export.
export default class CostReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const measured = modules.flatMap((module) => {
      const { processorSeconds } = module.meta();
      return processorSeconds === undefined ? [] : [[module.relativeModuleId, processorSeconds] as const];
    });
    const costs = recordableCosts(Object.fromEntries(measured));
    writeFileSync(costsFile, `${JSON.stringify(costs, undefined, 2)}\n`);
  }
}
