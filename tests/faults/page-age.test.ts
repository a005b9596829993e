import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { isLong, longOrShort } from './support/figures.ts';
import { startWatchingProcesses, type WatchingProcesses } from './support/watching-processes.ts';

let processes: WatchingProcesses;
beforeAll(async () => {
  // After a jump of the clock, nothing is published for an hour. So the clock starts earlier than that.
  processes = await startWatchingProcesses(3, '2026-12-31T09:00:00Z');
}, 120_000);
afterAll(() => processes.stop());

test('each process shows the last save of another within a second, even when the connections between them are cut', async () => {
  for (let round = 0; round < longOrShort(40, 1); round += 1) {
    const shown = await processes.saveOnFirst(processes.cutWatches);
    const saved = performance.now();
    await expect.poll(shown, { interval: 20 }).toEqual([5, 5]);
    // Only the long form checks the time, because it means nothing on a busy machine.
    if (isLong) expect(performance.now() - saved).toBeLessThan(1000);
  }
}, 240_000);

test('cached pages of each process follow settings, schedules, and midnight in both time zones', async () => {
  const [first = ''] = processes.origins;
  const send = sendToOrigin(first, processes.token);
  const make = createContentFactories(send);
  /** Requests a page twice from each process, so that it is cached, and returns what matches in the second response. */
  const shown = (path: string, pattern: RegExp) =>
    Promise.all(
      processes.origins.map(async (origin) => {
        await (await fetch(origin + path)).text();
        return pattern.exec(await (await fetch(origin + path)).text())?.[1];
      }),
    );
  const yearOf = (path: string) => shown(path, /© (\d{4})/);
  const dateOf = (path: string) => shown(path, /<time datetime="([\d-]{10})"/i);
  const onAll = (value: string | undefined) => [value, value, value];
  const draft = await make.article({ title: 'Published at the end of the year', is_published: false });
  const later = await make.article({ title: 'Published in the new year', is_published: false });
  const title = /(Published at the end of the year)/;
  expect(await shown('/nz/articles', title)).toEqual(onAll(undefined));

  const phone = '03 123 4567';
  expect((await send('PUT', `${apiPaths.adminSettings}/phone`, { value: phone })).status).toBe(200);
  await expect.poll(() => shown('/nz', new RegExp(`(${phone})`))).toEqual(onAll(phone));

  const schedule = async (id: number, date: string, time: string) =>
    expect((await send('PUT', `${apiPaths.adminArticles}/${id}/schedule`, { date, time })).status).toBe(200);
  await schedule(draft.id, '2026-12-31', '23:50');
  processes.setClock('2026-12-31T10:55:00Z');
  // Another schedule makes the timer look at the clock again.
  await schedule(later.id, '2027-01-01', '09:00');
  await expect
    .poll(() => shown('/nz/articles', title), { timeout: 30_000 })
    .toEqual(onAll('Published at the end of the year'));

  expect([await yearOf('/nz'), await yearOf('/au'), await dateOf('/nz/privacy')]).toEqual(
    ['2026', '2026', '2026-12-31'].map(onAll),
  );
  processes.setClock('2026-12-31T11:00:00Z');
  expect([await yearOf('/nz'), await yearOf('/au'), await dateOf('/nz/privacy')]).toEqual(
    ['2027', '2026', '2027-01-01'].map(onAll),
  );
  expect(await dateOf('/au/privacy')).toEqual(onAll('2026-12-31'));
  processes.setClock('2026-12-31T13:00:00Z');
  expect([await yearOf('/au'), await dateOf('/au/privacy')]).toEqual(['2027', '2027-01-01'].map(onAll));
}, 120_000);
