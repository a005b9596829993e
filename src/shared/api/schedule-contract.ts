import { z } from 'zod';
import { isCalendarDate } from '../rules/dates.ts';
import { rangeQuerySchema, recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

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
