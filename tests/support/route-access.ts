import type { Access } from '#server/accounts/access.ts';
import type { App } from '#server/app.ts';

/**
 * The callers that a route allows. `confirmed`: only those who have just used their password or passkey. `with-passkey`:
 * those who have a passkey, only if they have just used it.
 */
export type ListedAccess = Access | 'admin, confirmed' | 'member, with-passkey';

/** The callers that each route allows. The key is the route's method and path. */
type AccessTable = Readonly<Record<string, string | undefined>>;

/** Returns the access that the routes of an application declare. */
export function declaredAccess(routes: App['declaredRoutes']): AccessTable {
  return Object.fromEntries(
    routes.map(({ method, url, options: { config } }) => [
      `${method} ${url}`,
      config?.confirm ? `${config.access}, ${config.confirm === true ? 'confirmed' : config.confirm}` : config?.access,
    ]),
  );
}

/** Returns the table with a HEAD added for each GET. */
export function listedAccess(policies: Readonly<Record<string, ListedAccess>>): AccessTable {
  const listed = Object.entries(policies);
  const heads = listed
    .filter(([route]) => route.startsWith('GET '))
    .map(([route, access]) => [`HEAD${route.slice(3)}`, access] as const);
  return Object.fromEntries([...listed, ...heads]);
}
