import { z } from 'zod';

/** Largest id that both database engines can store. */
const recordIdMaximum = 2_147_483_647;

/** A record's id. The desk uses 0 for a record that is not saved yet; the server never sends it (product 8.11). */
export const recordIdSchema = z.number().int().positive().max(recordIdMaximum);

/** A record's id in a query or a path, where everything is text. */
export const recordIdTextSchema = z.coerce.number().int().positive().max(recordIdMaximum);

/** Returns whether both engines can store a text: PostgreSQL takes no NUL, and a lone surrogate is not a character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Returns the schema of a trimmed text; every text that reaches the database starts from it. The message is for a field
 * that is missing or not a text.
 */
export function trimmedText(message?: string) {
  return z.string(message).trim().refine(isStorableText, 'The text holds a character that cannot be stored');
}

/** A time as an ISO 8601 text in UTC. */
export const timestampSchema = z.iso.datetime();

/** Path parameters of one record. */
export const idParamsSchema = z.object({ id: recordIdTextSchema });

/** Most rows of one response (product 15.24). */
export const pageLimitMaximum = 100;

/** Most rows that may be skipped. */
export const skipMaximum = 10_000_000;

const limitSchema = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, pageLimitMaximum));
const skipSchema = z.coerce.number().int().min(0).max(skipMaximum);

/** A page of a list: `limit` rows (at most 100; a larger number counts as 100) after `skip` rows. */
export const rangeQuerySchema = z.object({ limit: limitSchema.optional(), skip: skipSchema.optional() });

/** Text to find in a list, trimmed; an empty one finds everything. */
export const searchTextSchema = trimmedText().max(200);
