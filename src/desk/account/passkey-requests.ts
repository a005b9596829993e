import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { NetworkProblem, problemDetail } from '#desk/api/api-problem.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { networkErrorText } from '#shared/api/problem-to-text.ts';
import {
  newRecoveryCodesSchema,
  type PasskeyAdded,
  passkeyAddedSchema,
  passkeyStartSchema,
  type SecondFactor,
  secondFactorSchema,
} from '#shared/api/second-factor-contract.ts';
import { makePasskey, PasskeyFailure } from './authenticator.ts';

export async function fetchSecondFactor(api: ApiClient, signal?: AbortSignal): Promise<SecondFactor> {
  const answer = await api.send(apiPaths.secondFactor, signal ? { signal } : {});
  return readAnswer(answer, secondFactorSchema);
}

export function secondFactorQuery(api: ApiClient) {
  return queryOptions({ queryKey: ['second-factor'], queryFn: ({ signal }) => fetchSecondFactor(api, signal) });
}

/** Adds a passkey: asks the server for a challenge, has the browser make the passkey, and sends it to the server. */
export async function addPasskey(api: ApiClient, typed: { password: string; name: string }): Promise<PasskeyAdded> {
  const body = { current_password: typed.password };
  const start = readAnswer(await api.send(apiPaths.passkeyStart, { method: 'POST', body }), passkeyStartSchema);
  const passkey = await makePasskey(start.passkey);
  const name = typed.name.trim();
  const addition = { challenge: start.challenge, passkey, ...(name === '' ? {} : { name }) };
  return readAnswer(await api.send(apiPaths.passkeys, { method: 'POST', body: addition }), passkeyAddedSchema);
}

export async function renamePasskey(api: ApiClient, id: number, name: string): Promise<void> {
  await api.send(`${apiPaths.passkeys}/${id}`, { method: 'PUT', body: { name } });
}

export async function removePasskey(api: ApiClient, id: number, password: string): Promise<void> {
  await api.send(`${apiPaths.passkeys}/${id}/removal`, { method: 'POST', body: { current_password: password } });
}

export async function renewRecoveryCodes(api: ApiClient, password: string): Promise<string[]> {
  const answer = await api.send(apiPaths.recoveryCodes, { method: 'POST', body: { current_password: password } });
  return readAnswer(answer, newRecoveryCodesSchema).recovery_codes;
}

export function passkeyProblemText(error: Error): string {
  if (error instanceof PasskeyFailure) return error.message;
  if (error instanceof NetworkProblem) return networkErrorText;
  return problemDetail(error, 'This could not be done. Please try again.');
}
