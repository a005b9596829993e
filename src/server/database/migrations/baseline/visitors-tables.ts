import type { EngineParts } from './engine-parts.ts';

/** What visitors leave and what is counted about them, and the outbox. */
export const visitorsTables = ({ id, keyOrder }: EngineParts) => `
create table enquiries (
  ${id},
  status text not null,
  suspicion text not null,
  name text not null,
  email text not null,
  phone text not null,
  business text not null,
  message text not null,
  locale text not null,
  consented_at text not null,
  submission_key text not null unique,
  search_key text not null,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  kind text not null default 'contact',
  conversation text not null default '',
  clients integer,
  agreed_to_terms_at text,
  partner text not null default '',
  trashed_at text
);
create index enquiries_by_status on enquiries (status, id desc);
create index enquiries_by_age on enquiries (created_at);

create table enquiry_deliveries (
  ${id},
  enquiry_id integer not null references enquiries (id) on delete cascade,
  channel text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at text not null,
  claimed_until text,
  claim text,
  message_key text not null,
  last_error text,
  updated_at text not null,
  constraint enquiry_deliveries_key unique (enquiry_id, channel)
);
create index enquiry_deliveries_due on enquiry_deliveries (state, next_attempt_at);

create table enquiry_notes (
  ${id},
  enquiry_id integer not null references enquiries (id) on delete cascade,
  kind text not null,
  at text not null,
  author text not null,
  subject text not null,
  text text not null,
  sent_at text,
  request_key text not null,
  constraint enquiry_notes_key unique (enquiry_id, request_key)
);

create table waiting_mails (
  ${id},
  kind text not null,
  account_id integer references users (id) on delete cascade,
  invite_id integer references invites (link_id) on delete cascade,
  note_id integer references enquiry_notes (id) on delete cascade,
  subject text not null,
  text text not null,
  message_key text not null,
  attempts integer not null,
  next_attempt_at text not null,
  claimed_until text,
  claim text
);

create table turned_away_enquiries (
  day text primary key,
  submissions integer not null
);

create table unanswered_questions (
  ${id},
  question_key text not null unique,
  question text not null,
  language text not null,
  times_asked integer not null,
  first_asked_at text not null,
  last_asked_at text not null
);
create index unanswered_questions_often on unanswered_questions (times_asked desc, last_asked_at desc, id desc);

create table page_views (
  day text not null,
  path text not null,
  locale text not null,
  referrer_host text not null,
  views integer not null,
  constraint page_views_key primary key (day, path, locale, referrer_host)
);

create table daily_sums (
  kind text not null,
  day text not null,
  name text not null,
  sum integer not null,
  constraint daily_sums_key primary key (kind, day, name)
)${keyOrder};

create table monthly_sums (
  kind text not null,
  month text not null,
  name text not null,
  sum integer not null,
  constraint monthly_sums_key primary key (kind, month, name)
)${keyOrder};

create table figure_versions (
  span text not null,
  period text not null,
  version text not null,
  constraint figure_versions_key primary key (span, period)
);
`;
