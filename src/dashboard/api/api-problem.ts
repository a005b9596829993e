import { problemToText } from '#domain/problem-to-text.ts';

/** The API answered with a status that is no success. */
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

/** No answer came: the connection is down, or the server is. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem';
}

/** The API's own sentence in a failure, else the fallback (specification 8). */
export function problemDetail(error: unknown, fallback: string): string {
  return error instanceof ApiProblem ? problemToText(error.body, fallback) : fallback;
}

/** Whether a failure is an answer with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiProblem && error.status === status;
}
