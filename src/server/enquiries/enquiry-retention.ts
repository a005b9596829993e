import type { Kysely } from 'kysely';
import {
  enquiryRetentionMonths,
  suspectedEnquiryRetentionDays,
  unansweredQuestionRetentionMonths,
} from '#domain/business-constants.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { forgetQuestionsBefore } from '../unanswered/unanswered-question.repository.ts';
import { deleteEnquiriesBefore, trimSuspected } from './enquiry.repository.ts';
import { forgetTurnedAwayBefore } from './turned-away.repository.ts';

/** Most suspected enquiries that are kept at all. */
const suspectedMaximum = 2000;
const day = 24 * 60 * 60 * 1000;

/** Deletes what has been kept as long as Privacy says; gives how many enquiries went. */
export async function deleteOutdatedEnquiries(db: Kysely<DatabaseSchema>, now: Date): Promise<number> {
  const old = await deleteEnquiriesBefore(db, monthsBefore(now, enquiryRetentionMonths));
  const suspectedBefore = new Date(now.getTime() - suspectedEnquiryRetentionDays * day).toISOString();
  const suspected = await deleteEnquiriesBefore(db, suspectedBefore, 'suspected');
  const many = await trimSuspected(db, suspectedMaximum);
  await forgetTurnedAwayBefore(db, monthsBefore(now, enquiryRetentionMonths).slice(0, 10));
  await forgetQuestionsBefore(db, monthsBefore(now, unansweredQuestionRetentionMonths));
  return old + suspected + many;
}

function monthsBefore(now: Date, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}
