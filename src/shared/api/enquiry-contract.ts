import { z } from 'zod';
import { cleanConversation } from '../enquiries/enquiry-conversation.ts';
import { enquiryKinds, enquiryLimits, findEnquiryFaults, normaliseEnquiry } from '../enquiries/enquiry-rules.ts';
import { enquiryTexts } from '../enquiries/enquiry-texts.ts';
import { locales } from '../rules/locales.ts';
import { formatCount } from '../rules/numbers.ts';
import { pagePathSchema } from './insight-contract.ts';
import {
  rangeQuerySchema,
  recordIdSchema,
  recordIdTextSchema,
  searchTextSchema,
  timestampSchema,
  trimmedLine,
  trimmedText,
} from './record-contract.ts';

const { faults } = enquiryTexts.en;
const conversationTooLong = `Please keep the conversation under ${formatCount(enquiryLimits.conversation)} characters`;

/**
 * Body of POST /api/enquiries: the details that a visitor leaves. `form_token` proves when the form was opened.
 * `website` is a hidden field that only robots fill in. `conversation` is what the visitor and the assistant or a demo
 * agent have said. It is only stored for a callback. `clients` and `agreed_to_terms` are only stored for an
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
    /** Path of the page that the form was sent from. It is counted, but not stored with the enquiry. */
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

/**
 * Response of POST /api/enquiries. It is the same for every enquiry, whether the enquiry is stored or not. `date` and
 * `time` say when we close if we are open now, and otherwise when we next open, in the time zone of the variant.
 * `is_today` says whether that is today. `opening` is `null` if no opening hours are set.
 */
export const enquiryReceivedSchema = z.object({
  status: z.literal('received'),
  opening: z.object({ is_open: z.boolean(), is_today: z.boolean(), date: z.string(), time: z.string() }).nullable(),
});

/** Response of GET /api/enquiries/form. The token proves when the form was opened. */
export const enquiryFormSchema = z.object({ form_token: z.string() });

/**
 * The state of an enquiry. It is `new` until someone has dealt with the enquiry. Suspected spam is listed separately
 * until someone says that it is not spam.
 */
export const enquiryStatusSchema = z.enum(['new', 'done', 'suspected']);

/**
 * What administrators wrote about an enquiry: a note for themselves, or a reply to the visitor. A reply that is neither
 * sent (`sent_at`) nor waiting (`is_waiting`) may not have arrived, because the server stopped while sending it.
 */
export const enquiryNoteSchema = z.object({
  id: recordIdSchema,
  kind: z.enum(['note', 'reply']),
  at: timestampSchema,
  /** Name of the administrator at that time. */
  author: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: timestampSchema.nullable(),
  /** Whether the reply waits to be sent again, because the mail server has not accepted it. */
  is_waiting: z.boolean(),
});

const channelSchema = z.enum(['email', 'webhook']);

const deliverySchema = z.object({
  channel: channelSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  next_attempt_at: timestampSchema,
  last_error: z.string().nullable(),
});

/** An enquiry in the API of the desk. Its `version` is sent as `If-Match`. */
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
  /** How many clients an agency expects to bring in a year. `null` if the enquiry is not an application. */
  clients: z.number().int().nullable(),
  /** When an agency agreed to the terms. `null` if the enquiry is not an application. */
  agreed_to_terms_at: timestampSchema.nullable(),
  /** The name in the partner's link that led to the enquiry; empty if there was none. */
  partner: z.string(),
  locale: z.enum(locales),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  /** When the enquiry was moved to Trash; `null` if it is not there. */
  trashed_at: timestampSchema.nullable(),
  /** The person who has taken the enquiry; `null` if it is nobody's. */
  owner: z.object({ id: recordIdSchema, name: z.string() }).nullable(),
  version: z.number().int(),
  deliveries: z.array(deliverySchema),
  /** Oldest first. */
  notes: z.array(enquiryNoteSchema),
});

/**
 * Body of a request that changes the status of an enquiry, moves it to Trash or takes it out of Trash. With `is_mine`,
 * the caller takes the enquiry or gives it back.
 */
export const enquiryUpdateSchema = z
  .object({
    status: enquiryStatusSchema.optional(),
    is_trashed: z.boolean().optional(),
    is_mine: z.boolean().optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    'Give a status, is_trashed or is_mine.',
  );

export const enquiryNoteMaximum = 50;

export const enquiryNoteSaveSchema = z.object({
  text: trimmedText('Write the note.').min(1, 'Write the note.').max(4000, 'A note can have at most 4,000 characters.'),
});

export const enquiryReplySchema = z.object({
  subject: trimmedLine('Write a subject.')
    .min(1, 'Write a subject.')
    .max(200, 'The subject can have at most 200 characters.')
    .regex(/^\P{Cc}*$/u, 'The subject must be one line.'),
  text: trimmedText('Write your reply.')
    .min(1, 'Write your reply.')
    .max(10_000, 'A reply can have at most 10,000 characters.'),
  /** Whether the enquiry is marked as done when the reply has been sent. */
  is_done: z.boolean().default(false),
});

/**
 * Query of the desk's list of enquiries. Without a status, it finds all enquiries except suspected spam. `undelivered`
 * finds the enquiries that could not be passed on. Enquiries in Trash are only found with `trashed`.
 */
export const enquiryFilterSchema = z.object({
  q: searchTextSchema.optional(),
  status: z.enum([...enquiryStatusSchema.options, 'undelivered', 'trashed']).optional(),
  kind: z.enum(enquiryKinds).optional(),
  /** Id of the account that took the enquiry. */
  owner_id: recordIdTextSchema.optional(),
});
export const enquiryListQuerySchema = rangeQuerySchema.extend(enquiryFilterSchema.shape);

export const enquirySummarySchema = z.object({
  new: z.number().int(),
  done: z.number().int(),
  suspected: z.number().int(),
  /** Number of enquiries in the last 30 days that certainly came from robots. They were counted, but not stored. */
  turned_away: z.number().int(),
  deliveries_waiting: z.number().int(),
  deliveries_failed: z.number().int(),
  unanswered_questions: z.number().int(),
  channels: z.array(channelSchema),
  trashed: z.number().int(),
  /** The address that receives what visitors answer to a reply; `null` if the server cannot send email. */
  reply_address: z.string().nullable(),
  /**
   * Whether enquiries reach somebody: at least one channel is set up, and its last attempt to pass on an enquiry did
   * not fail.
   */
  is_somebody_told: z.boolean(),
});

/** Body of a request that sends a test message, so that an owner sees whether enquiries would arrive. */
export const testMessageSchema = z.object({ channel: channelSchema });

/** Whether the receiver has accepted a test message, and the reason if it has not. */
export const testMessageResultSchema = z.object({ is_sent: z.boolean(), reason: z.string() });

export type EnquirySubmission = z.infer<typeof enquirySubmissionSchema>;
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryNote = z.infer<typeof enquiryNoteSchema>;
export type EnquiryUpdate = z.infer<typeof enquiryUpdateSchema>;
export type EnquiryReply = z.infer<typeof enquiryReplySchema>;
export type EnquiryFilter = z.infer<typeof enquiryFilterSchema>;
export type EnquiryListQuery = z.infer<typeof enquiryListQuerySchema>;
export type EnquirySummary = z.infer<typeof enquirySummarySchema>;
export type TestMessageResult = z.infer<typeof testMessageResultSchema>;
export type EnquiryChannel = EnquirySummary['channels'][number];
