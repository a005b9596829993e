import { z } from 'zod';
import { rangeQuerySchema, recordIdSchema, timestampSchema } from './record-contract.ts';

/** Maximum number of days in one answer: a month with the days of its first and last week. */
const calendarDaysMaximum = 42;

/**
 * `planned`: the server publishes it. `overdue`: its time or day has passed and it is still a draft. `draft`: it has a
 * day, and nobody has planned its publication.
 */
const calendarStates = ['published', 'planned', 'overdue', 'draft'] as const;

/** Why a planned article was published late, or is not published yet. */
const publicationDelays = ['stopped', 'clock', 'failed'] as const;

export type PublicationDelay = (typeof publicationDelays)[number];

export const calendarEntrySchema = z.object({
  article_id: recordIdSchema,
  title: z.string(),
  state: z.enum(calendarStates),
  /** Day and time on the clock of the site. */
  date: z.string(),
  time: z.string().nullable().describe('Null if only the day is known'),
  planned_at: timestampSchema.nullable(),
  published_at: timestampSchema.nullable().describe('When a planned article was really published'),
  delay: z.enum([...publicationDelays, 'held', 'waiting', 'unplanned']).nullable(),
  planned_by: z.string().nullable(),
  path: z.string().nullable().describe('Its page, without the prefix of the variant'),
});

export const calendarQuerySchema = rangeQuerySchema
  .extend({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => daysBetween(from, to) >= 0, 'The last day is before the first')
  .refine(({ from, to }) => daysBetween(from, to) < calendarDaysMaximum, `At most ${calendarDaysMaximum} days at once`);

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export type CalendarQuery = z.infer<typeof calendarQuerySchema>;
