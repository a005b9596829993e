import { problemSchema, validationProblemSchema } from '../problem.ts';

/** The schemas of all error responses, for OpenAPI and the serialiser. */
const schemaOfStatus = {
  400: problemSchema.describe('The request could not be read.'),
  401: problemSchema.describe('Nobody is signed in, or the session has ended.'),
  403: problemSchema.describe('The signed-in account may not do this.'),
  404: problemSchema.describe('There is nothing with this address or identifier.'),
  409: problemSchema.describe('It conflicts with another record. The detail says which.'),
  412: problemSchema.describe('The record has changed since it was read (If-Match).'),
  413: problemSchema.describe('The body is too large.'),
  415: problemSchema.describe('The body is not application/json.'),
  416: problemSchema.describe('The file ends before the part that Range asks for.'),
  422: validationProblemSchema.describe('The input breaks rules; every fault is listed.'),
  429: problemSchema.describe('Too many attempts; Retry-After says when to try again.'),
  500: problemSchema.describe('An unexpected failure. The detail quotes its id in the log.'),
  503: problemSchema.describe('Busy, starting, stopping, or without database; Retry-After says when to try again.'),
};

const alwaysPossible = { 400: schemaOfStatus[400], 500: schemaOfStatus[500], 503: schemaOfStatus[503] };

/**
 * Returns the response schemas of a route's refusals, to spread into its `schema.response`. 400, 500 and 503 are always
 * included: `problemResponses(401, 404)` has 400, 401, 404, 500 and 503.
 */
export function problemResponses<Status extends keyof typeof schemaOfStatus>(...statuses: readonly Status[]) {
  const chosen: Partial<typeof schemaOfStatus> = { ...alwaysPossible };
  for (const status of statuses) Object.assign(chosen, { [status]: schemaOfStatus[status] });
  return chosen;
}
