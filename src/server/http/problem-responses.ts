import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ifMatchHeaderSchema } from '../database/record-version.ts';
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

/** Returns the schemas of refusals that a route decides itself, to spread into its `schema.response`. */
export function problemResponses<Status extends keyof typeof schemaOfStatus>(...statuses: readonly Status[]) {
  const chosen: Partial<typeof schemaOfStatus> = {};
  for (const status of statuses) chosen[status] = schemaOfStatus[status];
  return chosen;
}

/** Adds to each route the schemas of the refusals that follow from its access, its method and its input. */
export const impliedProblems = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ method, config, schema }) => {
    if (!schema?.response) return;
    const { access = 'anyone', confirm } = config ?? {};
    const hasInput = Boolean(schema.params ?? schema.querystring ?? schema.body ?? schema.headers);
    const implied = problemResponses(400, 500, 503);
    if (access !== 'anyone') Object.assign(implied, problemResponses(401));
    if ((access !== 'anyone' && access !== 'member') || confirm) Object.assign(implied, problemResponses(403));
    if (schema.headers === ifMatchHeaderSchema) Object.assign(implied, problemResponses(412));
    if (method !== 'GET' && method !== 'HEAD') Object.assign(implied, problemResponses(413, 415));
    if (hasInput) Object.assign(implied, problemResponses(422));
    schema.response = Object.assign(implied, schema.response);
  });
});
