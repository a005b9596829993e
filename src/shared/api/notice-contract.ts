import { z } from 'zod';

/** A problem that an administrator should solve, described in a sentence that says what to do. */
export const noticeSchema = z.object({
  code: z.enum([
    'backup_failed',
    'backup_late',
    'disk_nearly_full',
    'enquiries_not_passed_on',
    'enquiries_waiting',
    'webhooks_failing',
    'told_acts',
    'schedules_held',
    'proxy_not_trusted',
  ]),
  severity: z.enum(['warning', 'error']),
  /** Identifies what the notice is about, if a later notice with the same code is about something else. */
  subject: z.string().optional(),
  text: z.string(),
});

export type Notice = z.infer<typeof noticeSchema>;
