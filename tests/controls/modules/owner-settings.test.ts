import { expect, test, vi } from 'vitest';
import { openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceForSetting } from '#tests/support/race-for-setting.ts';

vi.mock('#server/records/record-version.ts', async (original) => ({
  ...(await original<typeof import('#server/records/record-version.ts')>()),
  versionIsExpected: (eb: { lit: (value: boolean) => unknown }) => eb.lit(true),
}));

describeOnEveryEngine('owner-settings.test.ts', (database) => {
  test('detects a save of a setting that does not check the version', async () => {
    const desk = await openDesk(database());
    expect(await raceForSetting(desk)).not.toEqual({ 200: 1, 412: 9 });
    await desk.app.close();
  });
});
