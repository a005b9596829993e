import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { accessTokenSchema, type Login } from '#domain/contract/account-contract.ts';

/** Signs in and gives a token that opens the desk; rejects for an account that may not use it (specification 7). */
export async function signIn(api: ApiClient, login: Login): Promise<string> {
  const answer = await api.sendOnce(apiPaths.login, { method: 'POST', body: login }, null);
  const { access_token: token } = readAnswer(answer, accessTokenSchema);
  await checkAdminHealth(api, token);
  return token;
}

/** Longest wait for the server before the browser signs out on its own. */
const patience = 3000;

/** Ends the session on the server (design 3.4). Whatever comes back, the browser forgets its token afterwards. */
export async function signOut(api: ApiClient): Promise<void> {
  try {
    await api.sendOnce(apiPaths.logout, { method: 'POST', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    console.error('Signing out on the server failed', error);
  }
}

/** Asks whether a token opens the desk; rejects when it does not (specification 7, GET /api/admin/health). */
export async function checkAdminHealth(api: ApiClient, token: string): Promise<void> {
  await api.sendOnce(apiPaths.adminHealth, {}, token);
}
