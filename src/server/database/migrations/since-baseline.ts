import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engine.ts';
import { engineParts } from './baseline/engine-parts.ts';

/** The migrations after the baseline, by name and in order. Each makes one change and is never edited after a release. */
export const sinceBaseline: Readonly<Record<string, Migration>> = {
  /** Adds what servers have found out about their installation. All servers and the doctor share it. */
  '0041-server-facts': {
    async up(db) {
      await db.schema
        .createTable('server_facts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  /**
   * Adds when the owner of an account proved the e-mail address. Accounts that have a role or used an invite, and the
   * first administrator, count as proven since they were created. Other accounts do not, because anyone can register any
   * address.
   */
  '0043-proven-addresses': {
    async up(db) {
      await db.schema.alterTable('users').addColumn('email_proven_at', 'text').execute();
      await sql`
        update users set email_proven_at = created_at
        where role <> 'member' or id in (select user_id from first_admin_claim) or exists (
          select 1 from invites join one_time_links on one_time_links.id = invites.link_id
          where invites.email_key = users.email_key and one_time_links.used_at >= users.created_at
        )
      `.execute(db);
    },
  },
  /**
   * Adds when a person last proved with a password or passkey that a session is theirs. A session from before counts as
   * never proven, so the next act that needs a proof asks for it.
   */
  '0044-session-proof': {
    async up(db) {
      await db.schema
        .alterTable('sessions')
        .addColumn('proven_at', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  /**
   * Empties the sums of months and the versions of sums, because Insight reads the sums of days only. Both tables stay,
   * because backups of earlier versions contain them, and an earlier version that is still running writes them.
   */
  '0045-daily-sums-only': {
    async up(db) {
      for (const table of ['monthly_sums', 'figure_versions']) await sql`delete from ${sql.table(table)}`.execute(db);
    },
  },
  /**
   * Empties the log of content changes, because processes read the content version only. The table stays, because backups
   * of earlier versions contain it, and an earlier version that is still running writes it. When such a process finds a
   * gap in the log, it drops its whole cache.
   */
  '0046-one-content-version': {
    async up(db) {
      await db.withTables<{ content_changes: { version: number } }>().deleteFrom('content_changes').execute();
    },
  },
  /**
   * Removes the triggers that counted articles at each write, because lists count when they are read. A new database has
   * none. The table stays, because an earlier version that is still running reads it.
   */
  '0047-no-stored-counts': {
    async up(db) {
      const table = engineOf(db).name === 'postgres' ? ' on articles' : '';
      for (const event of ['insert', 'delete', 'update'])
        await sql.raw(`drop trigger if exists article_counts_${event}${table}`).execute(db);
      if (engineOf(db).name === 'postgres') await sql`drop function if exists count_articles`.execute(db);
    },
  },
  /** Adds who has taken an enquiry. The enquiries stored before are nobody's. */
  '0048-enquiry-owner': {
    async up(db) {
      await db.schema.alterTable('enquiries').addColumn('owner_id', 'integer').execute();
    },
  },
  /** Adds the recordings of example calls. Their files are beside those of pictures. */
  '0049-recordings': {
    async up(db) {
      const { id } = engineParts[engineOf(db).name];
      await sql
        .raw(
          `create table recordings (
            ${id},
            sha256 text not null,
            format text not null,
            bytes integer not null,
            milliseconds integer not null,
            trade text not null,
            language text not null,
            lines text not null,
            file_name text not null,
            uploaded_by text not null,
            version integer not null,
            created_at text not null,
            updated_at text not null,
            deleted_at text
          )`,
        )
        .execute(db);
      await sql.raw('create index recordings_by_sha256 on recordings (sha256)').execute(db);
    },
  },
  /** Adds what reviewers and agents say about articles: comments with answers, approvals and proposals. */
  '0050-review-entries': {
    async up(db) {
      const { id } = engineParts[engineOf(db).name];
      await sql
        .raw(
          `create table review_entries (
            ${id},
            key text not null,
            article_id integer not null,
            link_id integer,
            parent_id integer,
            account_id integer,
            kind text not null,
            author text not null,
            author_kind text not null,
            text text not null,
            quote text,
            version integer,
            read_text text,
            fields text,
            text_hash text,
            created_at text not null,
            state text not null,
            closed_by text not null,
            closed_version integer
          )`,
        )
        .execute(db);
      await sql.raw('create unique index review_entries_by_key on review_entries (key)').execute(db);
      await sql.raw('create index review_entries_by_article on review_entries (article_id, kind)').execute(db);
    },
  },
  /** Adds when planned articles were really published, and what outside links answered. */
  '0051-calendar-and-health': {
    async up(db) {
      await sql
        .raw(
          `create table planned_publications (
            article_id integer primary key references articles (id) on delete cascade,
            due_at text not null,
            published_at text not null,
            delay text not null
          )`,
        )
        .execute(db);
      await sql
        .raw(
          'create table outside_links (address text primary key, answer text not null, is_waiting integer not null, looked_at text not null)',
        )
        .execute(db);
    },
  },
  /** Adds which windows of the desk have an article open. A row is valid for some seconds only. */
  '0052-open-articles': {
    async up(db) {
      await sql
        .raw(
          `create table open_articles (
            key text primary key,
            article_id integer not null,
            account_id integer not null references users (id) on delete cascade,
            seen_at text not null
          )`,
        )
        .execute(db);
      await sql.raw('create index open_articles_by_article on open_articles (article_id)').execute(db);
    },
  },
  /** Adds the tokens with which programs call the API. */
  '0053-api-tokens': {
    async up(db) {
      const { id } = engineParts[engineOf(db).name];
      await sql
        .raw(
          `create table api_tokens (
            ${id},
            account_id integer not null references users (id) on delete cascade,
            name text not null,
            scopes text not null,
            token_hash text not null unique,
            last_letters text not null,
            created_at text not null,
            expires_at text,
            last_used_at text
          )`,
        )
        .execute(db);
      await sql.raw('create index api_tokens_by_account on api_tokens (account_id)').execute(db);
    },
  },
  /** Adds the webhooks that are told about articles, and the messages to them. */
  '0054-webhooks': {
    async up(db) {
      const { id } = engineParts[engineOf(db).name];
      for (const statement of [
        `create table webhooks (
          ${id},
          url text not null,
          events text not null,
          secret text not null,
          is_active integer not null,
          version integer not null,
          created_at text not null,
          updated_at text not null
        )`,
        `create table webhook_deliveries (
          ${id},
          webhook_id integer not null references webhooks (id) on delete cascade,
          event text not null,
          article text,
          occurred_at text not null,
          state text not null,
          status integer,
          attempts integer not null,
          next_attempt_at text not null,
          claimed_until text,
          claim text,
          message_key text not null unique,
          last_error text,
          updated_at text not null
        )`,
        'create index webhook_deliveries_due on webhook_deliveries (state, next_attempt_at)',
        'create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id)',
      ])
        await sql.raw(statement).execute(db);
    },
  },
  /** Adds what an article shows in search results and in shared links. Empty: its summary and its first wide picture. */
  '0055-search-and-sharing': {
    async up(db) {
      for (const column of ['search_description', 'social_picture'])
        await db.schema
          .alterTable('articles')
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
    },
  },
};
