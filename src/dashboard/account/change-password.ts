import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import type { PasswordChange } from '#domain/contract/account-contract.ts';

/** Changes the password of the signed-in account (specification 7, POST /api/auth/change-password). */
export async function changePassword(api: ApiClient, change: PasswordChange): Promise<void> {
  await api.send(apiPaths.changePassword, { method: 'POST', body: change });
}
