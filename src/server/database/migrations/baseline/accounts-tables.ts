import type { EngineParts } from './engine-parts.ts';

/** Accounts and how they sign in. */
export const accountsTables = ({ id }: EngineParts) => `
create table users (
  ${id},
  full_name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  role text not null,
  created_at text not null,
  updated_at text not null,
  last_seen_at text,
  search_key text not null default ''
);

create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null,
  expires_at text not null,
  browser text not null default ''
);
create index sessions_by_user on sessions (user_id);

create table known_networks (
  user_id integer not null references users (id) on delete cascade,
  network text not null,
  last_used_at text not null,
  constraint known_networks_key primary key (user_id, network)
);

create table known_browsers (
  user_id integer not null references users (id) on delete cascade,
  browser_hash text not null,
  last_used_at text not null,
  constraint known_browsers_key primary key (user_id, browser_hash)
);

create table throttle (
  key text primary key,
  points integer not null,
  expires_at bigint
);

create table first_admin_claim (
  id integer primary key,
  user_id integer not null
);

create table admin_codes (
  code_hash text primary key,
  expires_at text not null
);

create table passkeys (
  ${id},
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  is_synced integer not null,
  created_at text not null,
  last_used_at text
);
create index passkeys_by_user on passkeys (user_id);

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null,
  constraint recovery_codes_key primary key (user_id, code_hash)
);

create table passkey_challenges (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null,
  challenge text not null,
  expires_at text not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);

create table one_time_links (
  ${id},
  token_hash text not null unique,
  purpose text not null,
  account_id integer references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text,
  withdrawn_at text
);
create index one_time_links_by_account on one_time_links (account_id, purpose);

create table invites (
  link_id integer primary key references one_time_links (id) on delete cascade,
  full_name text not null,
  email text not null,
  email_key text not null,
  role text not null,
  -- No foreign key: the invite must remain after the inviter is deleted, so that the link can say that it is withdrawn.
  invited_by_id integer not null,
  invited_by text not null
);
create index invites_by_email on invites (email_key);
`;
