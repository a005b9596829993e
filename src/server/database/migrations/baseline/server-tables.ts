import type { EngineParts } from './engine-parts.ts';

/** The server itself: its secrets, clock, settings and change history. */
export const serverTables = ({ id }: EngineParts) => `
create table server_secrets (
  name text primary key,
  value text not null
);

create table starter_content_claim (
  id integer primary key,
  claimed_at text not null
);

create table content_version (
  id integer primary key,
  version integer not null
);

create table content_changes (
  version integer primary key,
  topics text not null
);

create table clock (
  id integer primary key,
  trusted_at text not null,
  read_at text not null,
  suspect_since text
);

create table owner_settings (
  name text not null primary key,
  value text,
  version integer not null,
  updated_at text not null
);

create table audit_entries (
  ${id},
  at text not null,
  actor_id integer,
  actor_name text not null,
  kind text not null,
  action text not null,
  record_id integer,
  record_title text not null
);
create index audit_entries_by_kind on audit_entries (kind, id desc);
create index audit_entries_by_actor on audit_entries (actor_id, id desc);
create index audit_entries_by_age on audit_entries (at);
`;
