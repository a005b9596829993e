import { z } from 'zod';

/** Largest identifier that both database engines can hold. */
const recordIdMaximum = 2_147_483_647;

/** A record's identifier; 0 stands for a record that is not saved yet and never comes from the server (specification 4). */
export const recordIdSchema = z.number().int().positive().max(recordIdMaximum);

/** A record's identifier in a query or a path, where everything is text. */
export const recordIdTextSchema = z.coerce.number().int().positive().max(recordIdMaximum);

/** Whether a text can be stored on both engines: PostgreSQL holds no NUL, and a lone surrogate is not a character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Text for a field, trimmed; every text that reaches the database starts from this. The message is for a field that is
 * missing or no text at all.
 */
export function trimmedText(message?: string) {
  return z.string(message).trim().refine(isStorableText, 'The text holds a character that cannot be stored');
}

/** A moment as an ISO 8601 text in UTC. */
export const timestampSchema = z.iso.datetime();

/** An identifier in a path. */
export const idParamsSchema = z.object({ id: recordIdTextSchema });

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
export const searchTextSchema = trimmedText().max(200);
