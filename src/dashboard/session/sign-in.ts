import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { accessTokenSchema, type Login } from '#domain/contract/account-contract.ts';
import { checkAdminHealth } from './admin-health.ts';

/** Signs in and gives a token that opens the desk; rejects for an account that may not use it (specification 7). */
export async function signIn(api: ApiClient, login: Login): Promise<string> {
  const answer = await api.sendOnce(apiPaths.login, { method: 'POST', body: login }, null);
  const { access_token: token } = readAnswer(answer, accessTokenSchema);
  await checkAdminHealth(api, token);
  return token;
}
