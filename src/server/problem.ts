import { z } from 'zod';
import { confirmationNeeded } from '#shared/api/account-contract.ts';

/** `loc` is the location of a fault (`body`, field, …), `msg` a message, `type` its kind. */
export const fieldProblemSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});

/** Body of an error with a single cause. The code is set when a program has to act on it and the status is not enough. */
export const problemSchema = z.object({ detail: z.string(), code: z.literal(confirmationNeeded).optional() });

/** Body of a 422: every fault of the input at once. */
export const validationProblemSchema = z.object({ detail: z.array(fieldProblemSchema) });

export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** Codes of failures that a caller can act on. */
export type ProblemCode =
  | 'bad_request'
  | 'unauthenticated'
  | 'forbidden'
  | typeof confirmationNeeded
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'stale'
  | 'too_large'
  | 'address_too_long'
  | 'unsupported_media'
  | 'beyond_end'
  | 'invalid'
  | 'throttled'
  | 'unavailable';

/** The HTTP status of each problem code. This is the only such table. */
const statusOfCode: Record<ProblemCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirmation_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 412,
  too_large: 413,
  address_too_long: 414,
  unsupported_media: 415,
  beyond_end: 416,
  invalid: 422,
  throttled: 429,
  unavailable: 503,
};

/**
 * A failure that the caller is told about. `detail` is a sentence, or the faults of an input. The cause is only logged.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: string | FieldProblem[];
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string | FieldProblem[],
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map((fault) => fault.msg).join(', '), { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

/** Returns a 422 problem about one field of the body, in the same form as for a fault that a schema finds. */
export function invalidField(field: string, message: string): Problem {
  return new Problem('invalid', [{ loc: ['body', field], msg: message, type: 'value_error' }]);
}
