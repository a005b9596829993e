import { z } from 'zod';
import { cleanConversation } from '../enquiries/enquiry-conversation.ts';
import { enquiryKinds, enquiryLimits, findEnquiryFaults, normaliseEnquiry } from '../enquiries/enquiry-rules.ts';
import { enquiryTexts } from '../enquiries/enquiry-texts.ts';
import { locales } from '../locales.ts';
import { formatCount } from '../numbers.ts';
import { pagePathSchema } from './insight-contract.ts';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema } from './record-contract.ts';

const { faults } = enquiryTexts.en;
const conversationTooLong = `Please keep the conversation under ${formatCount(enquiryLimits.conversation)} characters`;

/**
 * Body of POST /api/enquiries. It contains the details that a visitor leaves, and a token that proves when the form was
 * opened. `website` is a trap field, which people do not see. `conversation` is only stored for a callback. It contains
 * what the visitor and the assistant or a demo agent have said. `clients` and `agreed_to_terms` are only stored for an
 * application. `partner` is the name in the link of the partner who sent the visitor.
 */
export const enquirySubmissionSchema = z
  .object({
    kind: z.enum(enquiryKinds).default('contact'),
    name: z.string(faults['name-missing']),
    email: z.string().default(''),
    phone: z.string().default(''),
    business: z.string().default(''),
    message: z.string(faults['message-missing']),
    conversation: z.string().max(enquiryLimits.conversation, conversationTooLong).default(''),
    consent: z.boolean().default(false),
    clients: z.string().default(''),
    agreed_to_terms: z.boolean().default(false),
    partner: z.string().default(''),
    locale: z.enum(locales),
    form_token: z.string().default(''),
    website: z.string().default(''),
    /** Path of the page that the form was sent from. It is counted and not stored with the enquiry (product 12.6). */
    page: pagePathSchema.optional().catch(undefined),
  })
  .transform((details) => ({
    ...normaliseEnquiry(details),
    conversation: details.kind === 'callback' ? cleanConversation(details.conversation) : '',
    ...(details.kind === 'application' ? {} : { clients: '', agreed_to_terms: false }),
  }))
  .superRefine((details, context) => {
    for (const { field, fault } of findEnquiryFaults(details))
      context.addIssue({ code: 'custom', path: [field], message: faults[fault] });
  });

/** Response of POST /api/enquiries. It is the same for every enquiry, whether it is stored or not. */
export const enquiryReceivedSchema = z.object({ status: z.literal('received') });

/** Response of GET /api/enquiries/form. The token proves when the form was opened. */
export const enquiryFormSchema = z.object({ form_token: z.string() });

/**
 * The state of an enquiry. It is `new` until someone has dealt with it. Suspected spam is listed separately until
 * someone says that it is no spam.
 */
export const enquiryStatusSchema = z.enum(['new', 'done', 'suspected']);

const deliverySchema = z.object({
  channel: z.enum(['email', 'webhook']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  next_attempt_at: timestampSchema,
  last_error: z.string().nullable(),
});

/** An enquiry in the API of the desk. Its `version` is sent as `If-Match` (product 9.7). */
export const enquirySchema = z.object({
  id: recordIdSchema,
  kind: z.enum(enquiryKinds),
  status: enquiryStatusSchema,
  suspicion: z.enum(['honeypot', 'no-token', 'too-fast', 'expired', '']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  business: z.string(),
  message: z.string(),
  conversation: z.string(),
  /** How many clients an agency expects to bring in a year; `null` unless it applied as a partner. */
  clients: z.number().int().nullable(),
  /** When an agency agreed to the terms; `null` unless it applied as a partner. */
  agreed_to_terms_at: timestampSchema.nullable(),
  /** The name in the partner's link that led to the enquiry; empty if there was none. */
  partner: z.string(),
  locale: z.enum(locales),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  version: z.number().int(),
  deliveries: z.array(deliverySchema),
});

/** Body of a request that changes the status of an enquiry. */
export const enquiryUpdateSchema = z.object({ status: z.enum(['new', 'done']) });

/**
 * Query of the desk's list of enquiries. Without a status, it finds all enquiries except suspected spam. `undelivered`
 * finds the enquiries that could not be passed on.
 */
export const enquiryFilterSchema = z.object({
  q: searchTextSchema.optional(),
  status: z.enum([...enquiryStatusSchema.options, 'undelivered']).optional(),
});
export const enquiryListQuerySchema = rangeQuerySchema.extend(enquiryFilterSchema.shape);

/** Response of GET /api/admin/enquiries/summary. */
export const enquirySummarySchema = z.object({
  new: z.number().int(),
  done: z.number().int(),
  suspected: z.number().int(),
  /**
   * Number of enquiries in the last 30 days that robots have certainly sent. They were only counted, and not stored.
   */
  turned_away: z.number().int(),
  deliveries_waiting: z.number().int(),
  deliveries_failed: z.number().int(),
  unanswered_questions: z.number().int(),
  channels: z.array(z.enum(['email', 'webhook'])),
});

/** Body of a request that sends a test message, so that an owner sees whether enquiries would arrive. */
export const testMessageSchema = z.object({ channel: z.enum(['email', 'webhook']) });

/** Whether the receiver has accepted a test message, and the reason if it has not. */
export const testMessageResultSchema = z.object({ is_sent: z.boolean(), reason: z.string() });

export type EnquirySubmission = z.infer<typeof enquirySubmissionSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;
export type EnquiryListQuery = z.infer<typeof enquiryListQuerySchema>;
export type EnquirySummary = z.infer<typeof enquirySummarySchema>;
export type TestMessageResult = z.infer<typeof testMessageResultSchema>;
export type EnquiryChannel = EnquirySummary['channels'][number];
