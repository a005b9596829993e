import { problemToText } from '#domain/problem-to-text.ts';

/** The API answered with an error status. */
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

/** No response arrived: the connection or the server is down. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem';
}

/** Returns the API's sentence about a failure, or the fallback (product 10.7). */
export function problemDetail(error: unknown, fallback: string): string {
  return error instanceof ApiProblem ? problemToText(error.body, fallback) : fallback;
}

/** Returns whether a failure is a response with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiProblem && error.status === status;
}
