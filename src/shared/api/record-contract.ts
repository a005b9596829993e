import { z } from 'zod';
import { cleanLine, cleanText } from '../rules/text-input.ts';

/** Largest id that both database engines can store. */
const recordIdMaximum = 2_147_483_647;

/** The id of a record. The desk uses 0 for a record that is not saved yet, but the server never sends 0. */
export const recordIdSchema = z.number().int().positive().max(recordIdMaximum);

/** The id of a record in a query or a path. It is a text there, because all values in a query or a path are texts. */
export const recordIdTextSchema = z.coerce.number().int().positive().max(recordIdMaximum);

/** Returns whether both engines can store a text. PostgreSQL stores no NUL, and a lone surrogate is not a character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Returns the schema of a text that is trimmed. The schemas of all texts that the database stores are based on it. The
 * message is for a field that is missing or that is not a text.
 */
export function trimmedText(message?: string) {
  return z.string(message).overwrite(cleanText).refine(isStorableText, 'The text has a character that can’t be stored');
}

/** Returns the schema of a name, a title or an address: a trimmed text without the invisible characters of copying. */
export function trimmedLine(message?: string) {
  return trimmedText(message).overwrite(cleanLine);
}

export function trimTexts<Values extends object>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}

/** A time as an ISO 8601 text in UTC. */
export const timestampSchema = z.iso.datetime();

export const idParamsSchema = z.object({ id: recordIdTextSchema });

/** Maximum number of rows in one response. */
export const pageLimitMaximum = 100;

export const skipMaximum = 10_000_000;

const limitSchema = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, pageLimitMaximum));
const skipSchema = z.coerce.number().int().min(0).max(skipMaximum);

/**
 * The query of a list that is divided into pages. It asks for `limit` rows after the first `skip` rows. A limit above
 * 100 counts as 100.
 */
export const rangeQuerySchema = z.object({ limit: limitSchema.optional(), skip: skipSchema.optional() });

export type RangeQuery = z.infer<typeof rangeQuerySchema>;

/** A text to search for in a list. It is trimmed. An empty text finds all rows. */
export const searchTextSchema = trimmedLine().max(200);
