import { z } from 'zod';
import { timestampSchema } from './record-contract.ts';

/** Names a session without being able to open it. */
export const sessionHandleSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** One session of the signed-in account. */
export const sessionSchema = z.object({
  handle: sessionHandleSchema,
  /** Such as “Firefox on Windows”; empty where it was not noted. */
  browser: z.string(),
  created_at: timestampSchema,
  /** Correct to a minute. */
  last_used_at: timestampSchema,
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});

/** Answer of GET /api/auth/sessions: last used first. */
export const sessionsSchema = z.array(sessionSchema);

/** A session in a path. */
export const sessionParamsSchema = z.object({ handle: sessionHandleSchema });

export type AccountSession = z.infer<typeof sessionSchema>;
