import { z } from 'zod';

/** A problem that an administrator should solve, described in a sentence that says what to do. */
export const noticeSchema = z.object({
  code: z.enum([
    'backup_failed',
    'backup_late',
    'disk_nearly_full',
    'enquiries_not_passed_on',
    'enquiries_waiting',
    'proxy_not_trusted',
  ]),
  severity: z.enum(['warning', 'error']),
  text: z.string(),
});

/** A problem that an administrator should solve. */
export type Notice = z.infer<typeof noticeSchema>;
