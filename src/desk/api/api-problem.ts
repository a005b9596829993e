import { confirmationNeeded } from '#shared/api/account-contract.ts';
import { networkErrorText, problemToText } from '#shared/api/problem-to-text.ts';

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Thrown when no response came, because the network or the server is down. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem';
}

/** Returns the API's sentence that explains a failure, or the fallback if the API sent none. */
export function problemDetail(error: unknown, fallback: string): string {
  return error instanceof ApiProblem ? problemToText(error.body, fallback) : fallback;
}

/** Returns the sentence to show after a failed request: about the connection, from the API, or the fallback. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof NetworkProblem ? networkErrorText : problemDetail(error, fallback);
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiProblem && error.status === status;
}

/** Returns whether the API asks for the password or passkey again before it does this. */
export function needsConfirmation(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem) || typeof error.body !== 'object' || error.body === null) return false;
  return 'code' in error.body && error.body.code === confirmationNeeded;
}

/** Waits for a deletion. A 404 means that somebody else has already deleted the record, so it counts as a success. */
export async function deleted(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!hasStatus(error, 404)) throw error;
  });
}
