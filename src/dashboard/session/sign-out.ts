import type { ApiClient } from '#dashboard/api/api-client.ts';
import { apiPaths } from '#domain/api-paths.ts';

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
