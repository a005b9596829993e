import { z } from 'zod';

/** One fault in a 422: its place (`body`, field, …), a message, and its kind (product 10.2). */
export const fieldProblemSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});

/** Body of an error with a single cause. */
export const problemSchema = z.object({ detail: z.string() });

/** Body of a 422: every fault of the input at once. */
export const validationProblemSchema = z.object({ detail: z.array(fieldProblemSchema) });

export type FieldProblem = z.infer<typeof fieldProblemSchema>;
