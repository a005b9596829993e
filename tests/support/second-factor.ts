import { z } from 'zod';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  passkeyAddedSchema,
  passkeyStartSchema,
  type SignInChallenge,
  secondFactorSchema,
  signInRefusalSchema,
} from '#shared/api/second-factor-contract.ts';
import { callAccounts, goodPassword } from './account-caller.ts';
import { createTestAuthenticator, type TestAuthenticator } from './test-authenticator.ts';

type Body = Record<string, unknown>;

/** Returns functions that add passkeys through the API, and that sign in with them. */
export function callSecondFactor(app: App, address = '127.0.0.1') {
  const accounts = callAccounts(app, address);
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, token: string | undefined, payload?: Body) =>
    app.inject({
      method,
      url,
      remoteAddress: address,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });

  return {
    ...accounts,
    send,
    start: (token: string, password = goodPassword) =>
      send('POST', apiPaths.passkeyStart, token, { current_password: password }),
    /** Adds a passkey and returns it with the response. */
    async add(token: string, name?: string, authenticator: TestAuthenticator = createTestAuthenticator()) {
      const { challenge, passkey } = passkeyStartSchema.parse((await this.start(token)).json());
      const addition = { challenge, passkey: authenticator.create(passkey), ...(name === undefined ? {} : { name }) };
      const answer = await send('POST', apiPaths.passkeys, token, addition);
      if (answer.statusCode !== 201) throw new Error(`Adding a passkey answered ${answer.statusCode}: ${answer.body}`);
      return { authenticator, ...passkeyAddedSchema.parse(answer.json()) };
    },
    async describe(token: string) {
      return secondFactorSchema.parse((await send('GET', apiPaths.secondFactor, token)).json());
    },
    /** Sends the right password and returns the challenge of the second step. */
    async challenge(email: string, password = goodPassword): Promise<SignInChallenge> {
      const answer = await accounts.login(email, password);
      const { challenge } = signInRefusalSchema.parse(answer.json());
      if (answer.statusCode !== 401 || !challenge) throw new Error(`Signing in answered ${answer.statusCode}`);
      return challenge;
    },
    /** Sends the second step. */
    complete: (step: Body) => send('POST', apiPaths.loginSecondStep, undefined, step),
    /** Completes a sign-in with a passkey and returns the token. */
    async signInWith(email: string, authenticator: TestAuthenticator): Promise<string> {
      const challenge = await this.challenge(email);
      const passkey = authenticator.prove(challenge.passkey);
      const answer = await this.complete({ challenge: challenge.token, passkey });
      return z.object({ access_token: z.string() }).parse(answer.json()).access_token;
    },
  };
}
