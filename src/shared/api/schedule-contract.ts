import { z } from 'zod';
import { daysBetween } from '#language/calendar.ts';
import { isCalendarDate } from '../rules/dates.ts';
import { rangeQuerySchema, recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** Maximum number of days in one answer: a month with the days of its first and last week. */
export const calendarDaysMaximum = 42;

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

export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export type CalendarQuery = z.infer<typeof calendarQuerySchema>;

export const scheduleYearsMaximum = 5;

export const scheduleMessages = {
  date: 'Please enter a date that exists, in YYYY-MM-DD format',
  time: 'Please enter a time from 00:00 to 23:59, such as 09:00',
  skipped: 'The clocks go forward at this time, so it does not exist on this day. Please choose another time',
  past: 'This time has passed. Please choose a later one',
  tooFar: `Please choose a time within the next ${scheduleYearsMaximum} years`,
} as const;

/** The date and time at which an article is to be published, in the time zone of the site. */
export const scheduleSaveSchema = z.object({
  date: trimmedLine(scheduleMessages.date).refine(isCalendarDate, scheduleMessages.date),
  time: trimmedLine(scheduleMessages.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, scheduleMessages.time),
});

export const scheduleSchema = z.object({
  article_id: recordIdSchema,
  due_at: timestampSchema,
  /** The same time as `due_at`, as a date and a time in the time zone of the site. */
  date: z.string(),
  time: z.string(),
  time_zone: z.string(),
  scheduled_by: z.string(),
  scheduled_at: timestampSchema,
  is_held: z.boolean().describe('Whether it is not published, because the person has lost the access to the desk.'),
});

/** Query of the list of schedules. `ids` limits it to these articles. The ids are separated by commas. */
export const schedulesQuerySchema = rangeQuerySchema.extend({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
});

export type ScheduleSave = z.infer<typeof scheduleSaveSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type SchedulesQuery = z.infer<typeof schedulesQuerySchema>;
