import { z } from 'zod';

/** One fault of a 422 answer: where it is (`body`, field, …), what is wrong, and its kind (design 3.5). */
export const fieldProblemSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});

/** Body of an error whose cause is one thing. */
export const problemSchema = z.object({ detail: z.string() });

/** Body of a 422: every fault of the input at once. */
export const validationProblemSchema = z.object({ detail: z.array(fieldProblemSchema) });

/** One fault of a 422 answer. */
export type FieldProblem = z.infer<typeof fieldProblemSchema>;
