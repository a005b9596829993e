import type { EngineParts } from './engine-parts.ts';

/** Articles and what belongs to them, and pictures. */
export const contentTables = ({ id, sortKey }: EngineParts) => `
create table categories (
  ${id},
  name text not null,
  description text not null,
  slug text not null unique,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  name_key ${sortKey} not null default ''
);
create index categories_by_name on categories (name_key, id);

create table tags (
  ${id},
  name text not null,
  slug text not null unique,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  name_key ${sortKey} not null default ''
);
create index tags_by_name on tags (name_key, id);

create table articles (
  ${id},
  title text not null,
  slug text not null unique,
  summary text not null,
  content text,
  medium_url text,
  publish_date text not null,
  read_time integer not null,
  category_id integer not null references categories (id) on delete restrict,
  is_published integer not null,
  is_featured integer not null,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  title_key ${sortKey} not null default '',
  first_published_at text,
  has_content integer not null default 0
);
create index articles_newest on articles (publish_date desc, id desc);
create index articles_published_newest on articles (is_published, publish_date desc, id desc);
create index articles_category_newest on articles (category_id, is_published, publish_date desc, id desc);
create index articles_featured_newest on articles (is_featured, is_published, publish_date desc, id desc);
create index articles_by_title on articles (title_key, id);
create index articles_by_update on articles (updated_at desc, id desc);
create index articles_status_title on articles (is_published, title_key, id);
create index articles_status_update on articles (is_published, updated_at desc, id desc);
create index articles_category_title on articles (category_id, title_key, id);
create index articles_category_update on articles (category_id, updated_at desc, id desc);
create index article_pages on articles (is_published, has_content, id, updated_at, slug);

create table article_tags (
  article_id integer not null references articles (id) on delete cascade,
  tag_id integer not null references tags (id) on delete cascade,
  constraint article_tags_key primary key (article_id, tag_id)
);
create index article_tags_by_tag on article_tags (tag_id, article_id);

create table article_search (
  article_id integer primary key references articles (id) on delete cascade,
  search_key text not null
);

create table article_counts (
  category_id integer not null,
  span text not null,
  period ${sortKey} not null,
  is_published integer not null,
  is_featured integer not null,
  articles integer not null,
  constraint article_counts_key primary key (category_id, span, period, is_published, is_featured)
);

create table article_terms (
  article_id integer primary key references articles (id) on delete cascade,
  edition integer not null,
  terms text not null,
  title_words text not null default '',
  text_words text not null default ''
);
create index article_terms_edition on article_terms (edition, article_id);

create table article_versions (
  -- No foreign key: the versions of an article must remain while the article is in Trash.
  article_id integer not null,
  number integer not null,
  at text not null,
  saved_by text not null,
  action text not null,
  restored_from integer,
  changed text not null,
  state text not null,
  constraint article_versions_key primary key (article_id, number)
);
create index article_versions_by_age on article_versions (at);

create table scheduled_publications (
  article_id integer primary key references articles (id) on delete cascade,
  due_at text not null,
  -- No foreign key: if the account no longer exists, the article is held.
  account_id integer,
  scheduled_by text not null,
  scheduled_at text not null
);
create index scheduled_publications_by_time on scheduled_publications (due_at, article_id);

create table working_copies (
  key text primary key,
  account_id integer not null references users (id) on delete cascade,
  -- No foreign key: if an article is deleted while somebody edits it, the working copy must remain.
  article_id integer,
  base_version integer,
  sequence integer not null,
  title text not null,
  updated_at text not null,
  form text not null
);
create index working_copies_by_account on working_copies (account_id, updated_at);

create table save_keys (
  key text primary key,
  account_id integer not null,
  kind text not null,
  payload_hash text not null,
  record_id integer,
  created_at text not null
);
create index save_keys_by_age on save_keys (created_at);

create table preview_links (
  ${id},
  token_hash text not null unique,
  account_id integer not null references users (id) on delete cascade,
  article_id integer references articles (id) on delete cascade,
  title text not null,
  article text not null,
  created_at text not null,
  text_from text not null,
  expires_at text not null
);
create index preview_links_by_article on preview_links (article_id, account_id);
create index preview_links_by_account on preview_links (account_id);

create table former_addresses (
  kind text not null,
  slug text not null,
  -- No foreign key: the former addresses of a record must remain while it is in Trash.
  record_id integer not null,
  at text not null,
  constraint former_addresses_key primary key (kind, slug)
);

create table trash (
  kind text not null,
  record_id integer not null,
  title text not null,
  search_key text not null,
  snapshot text not null,
  deleted_at text not null,
  deleted_by text not null,
  constraint trash_key primary key (kind, record_id)
);
create index trash_by_age on trash (deleted_at desc, kind, record_id);

create table pictures (
  ${id},
  key text not null unique,
  sha256 text not null,
  format text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  file_name text not null,
  alt text not null,
  uploaded_by text not null,
  search_key text not null,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text
);
create index pictures_by_sha256 on pictures (sha256);
create index pictures_by_deletion on pictures (deleted_at);

create table picture_uses (
  article_id integer not null references articles (id) on delete cascade,
  picture_key text not null,
  constraint picture_uses_key primary key (article_id, picture_key)
);
create index picture_uses_by_picture on picture_uses (picture_key);
`;
