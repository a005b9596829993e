import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type EnquiryChannel, type TestMessageResult, testMessageResultSchema } from '#shared/api/enquiry-contract.ts';
import { type OwnerSetting, ownerSettingSchema } from '#shared/api/owner-setting-contract.ts';

type SettingVersion = Pick<OwnerSetting, 'name' | 'version'>;

const pathOf = ({ name }: Pick<OwnerSetting, 'name'>) => `${apiPaths.adminSettings}/${name}`;

export function ownerSettings(api: ApiClient) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) =>
      readAnswer(await api.send(apiPaths.adminSettings, { signal }), ownerSettingSchema.array()),
  });
}

/** Saves a setting and returns it. Throws an ApiProblem with 412 if someone else has changed it. */
export async function saveSetting(
  api: ApiClient,
  { name, version }: SettingVersion,
  value: unknown,
): Promise<OwnerSetting> {
  const answer = await api.send(pathOf({ name }), { method: 'PUT', version, body: { value: value ?? null } });
  return readAnswer(answer, ownerSettingSchema);
}

/** Resets a setting to its default and returns it. Throws an ApiProblem with 412 if someone else has changed it. */
export async function resetSetting(api: ApiClient, { name, version }: SettingVersion): Promise<OwnerSetting> {
  return readAnswer(await api.send(pathOf({ name }), { method: 'DELETE', version }), ownerSettingSchema);
}

/** Makes the server send a test message. Returns whether the receiver has accepted it. */
export async function sendTestMessage(api: ApiClient, channel: EnquiryChannel): Promise<TestMessageResult> {
  const answer = await api.send(apiPaths.adminTestMessages, { method: 'POST', body: { channel } });
  return readAnswer(answer, testMessageResultSchema);
}
