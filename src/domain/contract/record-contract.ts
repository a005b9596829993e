import { z } from 'zod';

/** A record's identifier; 0 stands for a record that is not saved yet and never comes from the server (specification 4). */
export const recordIdSchema = z.number().int().positive();

/** A moment as an ISO 8601 text in UTC. */
export const timestampSchema = z.iso.datetime();

/** An identifier in a path. */
export const idParamsSchema = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Most rows that one answer holds (security catalogue 24). */
export const pageLimitMaximum = 100;

/** Most rows that may be skipped. */
export const skipMaximum = 10_000_000;

const limitSchema = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, pageLimitMaximum));
const skipSchema = z.coerce.number().int().min(0).max(skipMaximum);

/** Which part of a list: `limit` rows (100 at the most, a larger number is capped) after `skip` rows. */
export const rangeQuerySchema = z.object({ limit: limitSchema.optional(), skip: skipSchema.optional() });

/** Text to look for in a list, trimmed; empty means none. */
export const searchTextSchema = z.string().trim().max(200);
