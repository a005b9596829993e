import { apiPaths } from '#domain/api-paths.ts';
import { ownerSettingSchema } from '#domain/contract/owner-setting-contract.ts';
import type { Desk } from './desk.ts';
import { tally } from './race-for-version.ts';

/**
 * Sends ten saves of the phone number at the same time. Each is based on the current version. Returns how many
 * responses had each status.
 */
export async function raceForSetting({ admin }: Desk): Promise<Readonly<Record<number, number>>> {
  const settings = ownerSettingSchema.array().parse((await admin('GET', apiPaths.adminSettings)).body);
  const version = settings.find(({ name }) => name === 'phone')?.version;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      admin('PUT', `${apiPaths.adminSettings}/phone`, { value: `03 123 456${index}` }, { 'if-match': `"${version}"` }),
    ),
  );
  return tally(answers);
}
