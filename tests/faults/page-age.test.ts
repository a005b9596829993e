import { expect, test } from 'vitest';
import { drivePages } from '#tests/support/page-age.ts';
import { isLong } from './support/figures.ts';
import { startWatchingProcesses } from './support/watching-processes.ts';

test('each process shows the last save of another, even when the connections between them are cut', async () => {
  const processes = await startWatchingProcesses(3);
  const shown = await processes.saveOnFirst(processes.cutWatches);
  await expect.poll(shown).toEqual([5, 5]);
  await processes.stop();
}, 120_000);

test.runIf(isLong)(
  'no reader gets a page more than one second after a newer save was acknowledged, even when connections are cut',
  async () => {
    const processes = await startWatchingProcesses(3);
    const cutting = setInterval(() => void processes.cutWatches(), 700);
    try {
      const ages = await drivePages(processes.origins, processes.token, 1000);
      console.log('pages over three processes', ages);
      expect(ages.saves + ages.deletes).toBeGreaterThan(200);
      expect(ages.oldest).toBeLessThan(1000);
    } finally {
      clearInterval(cutting);
      await processes.stop();
    }
  },
  240_000,
);
