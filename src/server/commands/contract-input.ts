import type { z } from 'zod';
import { Problem } from '../problems/problem.ts';

/** Holds a command's input to the contract; every fault of it is told at once. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Problem('bad_request', parsed.error.issues.map((issue) => issue.message).join(' '));
}
