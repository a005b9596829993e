import { z } from 'zod';
import { findEnquiryFaults, normaliseEnquiry } from '../enquiries/enquiry-rules.ts';
import { enquiryTexts } from '../enquiries/enquiry-texts.ts';
import { locales } from '../locales.ts';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema } from './record-contract.ts';

const { faults } = enquiryTexts.en;

/**
 * POST /api/enquiries: details that a visitor leaves for a person, and proof of how the form was opened. `website` is a
 * field that people do not see.
 */
export const enquirySubmissionSchema = z
  .object({
    name: z.string(faults['name-missing']),
    email: z.string().default(''),
    phone: z.string().default(''),
    business: z.string().default(''),
    message: z.string(faults['message-missing']),
    consent: z.boolean().default(false),
    locale: z.enum(locales),
    form_token: z.string().default(''),
    website: z.string().default(''),
  })
  .transform(normaliseEnquiry)
  .superRefine((details, context) => {
    for (const { field, fault } of findEnquiryFaults(details))
      context.addIssue({ code: 'custom', path: [field], message: faults[fault] });
  });

/** Answer of POST /api/enquiries, the same for everyone. */
export const enquiryReceivedSchema = z.object({ status: z.literal('received') });

/** Answer of GET /api/enquiries/form: proof of when the form was opened. */
export const enquiryFormSchema = z.object({ form_token: z.string() });

/**
 * New until someone has dealt with it. Suspected ones are listed separately until someone says that they are not spam.
 */
export const enquiryStatusSchema = z.enum(['new', 'done', 'suspected']);

const deliverySchema = z.object({
  channel: z.enum(['email', 'webhook']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  next_attempt_at: timestampSchema,
  last_error: z.string().nullable(),
});

/** An enquiry as the desk sees it. `version` goes into `If-Match` (product 9.7). */
export const enquirySchema = z.object({
  id: recordIdSchema,
  status: enquiryStatusSchema,
  suspicion: z.enum(['honeypot', 'no-token', 'too-fast', 'expired', '']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  business: z.string(),
  message: z.string(),
  locale: z.enum(locales),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  version: z.number().int(),
  deliveries: z.array(deliverySchema),
});

/** Body of a change of an enquiry. */
export const enquiryUpdateSchema = z.object({ status: z.enum(['new', 'done']) });

/** Query of the desk's enquiries: without a state, all but the suspected ones; `undelivered` could not be passed on. */
export const enquiryFilterSchema = z.object({
  q: searchTextSchema.optional(),
  status: z.enum([...enquiryStatusSchema.options, 'undelivered']).optional(),
});
export const enquiryListQuerySchema = rangeQuerySchema.extend(enquiryFilterSchema.shape);

/** Answer of GET /api/admin/enquiries/summary. */
export const enquirySummarySchema = z.object({
  new: z.number().int(),
  done: z.number().int(),
  suspected: z.number().int(),
  /** Submissions of the last 30 days that a robot certainly sent and that were not stored. */
  turned_away: z.number().int(),
  deliveries_waiting: z.number().int(),
  deliveries_failed: z.number().int(),
  unanswered_questions: z.number().int(),
  channels: z.array(z.enum(['email', 'webhook'])),
});

export type EnquirySubmission = z.infer<typeof enquirySubmissionSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;
export type EnquiryListQuery = z.infer<typeof enquiryListQuerySchema>;
export type EnquirySummary = z.infer<typeof enquirySummarySchema>;
export type EnquiryChannel = EnquirySummary['channels'][number];
