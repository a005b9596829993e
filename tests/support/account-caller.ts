import type { InjectOptions } from 'fastify';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';

/** A password that fulfils all rules. */
export const goodPassword = 'Kowhai-2026';

/** Returns functions that call the accounts API from an address. They return the responses unchanged. */
export function callAccounts(app: App, address = '127.0.0.1') {
  const send = (method: 'GET' | 'POST', url: string, options: Pick<InjectOptions, 'payload' | 'headers'> = {}) =>
    app.inject({ method, url, remoteAddress: address, ...options });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  return {
    register: (email: string, rest: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      send('POST', apiPaths.register, {
        payload: { full_name: 'Aroha Ngata', email, password: goodPassword, ...rest },
        headers,
      }),
    login: (username: string, password: string = goodPassword, rest: Record<string, unknown> = {}, headers = {}) =>
      send('POST', apiPaths.login, { payload: { username, password, ...rest }, headers }),
    me: (token: string) => send('GET', apiPaths.me, { headers: bearer(token) }),
    adminHealth: (token: string) => send('GET', apiPaths.adminHealth, { headers: bearer(token) }),
    logout: (token: string) => send('POST', apiPaths.logout, { headers: bearer(token) }),
    changePassword: (token: string, current_password: unknown, new_password: unknown) =>
      send('POST', apiPaths.changePassword, { headers: bearer(token), payload: { current_password, new_password } }),
    /** Sends a POST with exactly this body. */
    post: (url: string, payload: string | Record<string, unknown>, headers: Record<string, string> = {}) =>
      send('POST', url, { payload, headers: { 'content-type': 'application/json', ...headers } }),
    /** Registers an account and signs in. Returns the token. */
    async signUp(email: string, password: string = goodPassword): Promise<string> {
      const registered = await this.register(email, { password });
      if (registered.statusCode !== 201) throw new Error(`Registering answered ${registered.statusCode}`);
      return this.signIn(email, password);
    },
    /** Signs in and returns the token. */
    async signIn(email: string, password: string = goodPassword): Promise<string> {
      const answer = await this.login(email, password);
      if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
      return answer.json<{ access_token: string }>().access_token;
    },
  };
}
