import type { Generated } from 'kysely';
import type { FigureKind } from '#shared/insight/figure-kinds.ts';

/** What visitors leave, and what is counted about them. */
export interface VisitorTables {
  daily_sums: DailySumTable;
  enquiries: EnquiryTable;
  enquiry_deliveries: EnquiryDeliveryTable;
  enquiry_notes: EnquiryNoteTable;
  turned_away_enquiries: TurnedAwayEnquiryTable;
  unanswered_questions: UnansweredQuestionTable;
}

/** How often something was counted on one day. No row is about a single visitor. */
export interface DailySumTable {
  /** YYYY-MM-DD in the site's time zone. */
  day: string;
  /** The kind of thing that was counted; `total` for the sums of the whole site. */
  kind: FigureKind | 'total';
  name: string;
  sum: number;
}

export interface EnquiryTable {
  id: Generated<number>;
  /** `contact` by default. */
  kind: Generated<'contact' | 'callback' | 'application'>;
  status: 'new' | 'done' | 'suspected';
  /** Why the enquiry is suspected to be spam; empty if it is not. */
  suspicion: 'honeypot' | 'no-token' | 'too-fast' | 'expired' | '';
  name: string;
  email: string;
  phone: string;
  business: string;
  message: string;
  /** The conversation before the visitor asked for a callback, one line for each turn; empty for other enquiries. */
  conversation: Generated<string>;
  /** How many clients an agency expects to bring in a year. Only set for an application. */
  clients: number | null;
  /** When an agency agreed to the terms. Only set if the enquiry is an application to become a partner. */
  agreed_to_terms_at: string | null;
  /** The name in the partner's link that led to the enquiry; empty if there was none. */
  partner: Generated<string>;
  locale: string;
  consented_at: string;
  /** When the enquiry was moved to Trash. It is deleted some weeks later. */
  trashed_at: string | null;
  /** The account that has taken the enquiry. It may be deleted later. */
  owner_id: number | null;
  /** Identifies a submission. The same submission sent twice is stored once. */
  submission_key: string;
  /** All searchable text, folded (see `stored-text.ts`). */
  search_key: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** The outbox: one row for each enquiry and channel. */
export interface EnquiryDeliveryTable {
  id: Generated<number>;
  enquiry_id: number;
  channel: 'email' | 'webhook';
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** The end of the lease of the process that is sending this entry. Null while no process sends it. */
  claimed_until: string | null;
  claim: string | null;
  /** Identifies the message. Every attempt has the same key, so that the receiver can recognise a repeated message. */
  message_key: string;
  last_error: string | null;
  updated_at: string;
}

/** A note of an administrator about an enquiry, or a reply that was sent by email. */
export interface EnquiryNoteTable {
  id: Generated<number>;
  enquiry_id: number;
  kind: 'note' | 'reply';
  at: string;
  /** Name of the administrator at that time, because the account may be deleted later. */
  author: string;
  subject: string;
  text: string;
  /** Null for a note, and while a reply is being sent. */
  sent_at: string | null;
  /** Identifies a request, so that a reply that is requested twice is sent once. */
  request_key: string;
}

/** How many submissions of a day were certainly sent by robots. They are counted and not stored. */
export interface TurnedAwayEnquiryTable {
  day: string;
  submissions: number;
}

/** A question that the assistant could not answer, without personal details. */
export interface UnansweredQuestionTable {
  id: Generated<number>;
  /** The question folded, so that different spellings of it count as one. */
  question_key: string;
  question: string;
  language: string;
  times_asked: number;
  first_asked_at: string;
  last_asked_at: string;
}
