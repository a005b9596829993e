import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

const countsKey = 'category_id, span, period, is_published, is_featured';
/**
 * The periods that are counted. Each number says how many characters of a date (YYYY-MM-DD) identify the period: none
 * for all time, 4 for YYYY, 7 for YYYY-MM.
 */
const spans = { all: 0, year: 4, month: 7 };

/**
 * Adds the numbers of articles: in total, by year and by month, for each category and for all categories (category 0).
 * Triggers update these numbers. A list reads its total from them. With them, a list can also skip to a row far down
 * without counting the rows before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = engineOf(db).sortKeyType;
  await db.schema
    .createTable('article_counts')
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('period', key, (column) => column.notNull())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('is_featured', 'integer', (column) => column.notNull())
    .addColumn('articles', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_counts_key', ['category_id', 'span', 'period', 'is_published', 'is_featured'])
    .execute();
  for (const category of ['0', 'category_id'])
    for (const [span, length] of Object.entries(spans))
      await sql`insert into article_counts (${sql.raw(countsKey)}, articles)
        select ${sql.raw(category)}, ${sql.lit(span)}, substr(publish_date, 1, ${sql.lit(length)}),
          is_published, is_featured, count(*)
        from articles group by 1, 2, 3, 4, 5`.execute(db);
  for (const statement of engineOf(db).name === 'postgres' ? postgresTriggers() : sqliteTriggers())
    await sql.raw(statement).execute(db);
}

function addition(category: string): string {
  const rows = Object.entries(spans).map(
    ([span, length]) =>
      `(${category}, '${span}', substr(new.publish_date, 1, ${length}), new.is_published, new.is_featured, 1)`,
  );
  return `insert into article_counts (${countsKey}, articles) values ${rows.join(', ')}
    on conflict (${countsKey}) do update set articles = article_counts.articles + 1;`;
}

const additions = addition('0') + addition('new.category_id');
const removal = `update article_counts set articles = articles - 1
  where category_id in (0, old.category_id)
    and (${Object.entries(spans)
      .map(([span, length]) => `(span = '${span}' and period = substr(old.publish_date, 1, ${length}))`)
      .join(' or ')})
    and is_published = old.is_published and is_featured = old.is_featured;`;
const counted = 'category_id, publish_date, is_published, is_featured';

function sqliteTriggers(): string[] {
  return [
    `create trigger article_counts_insert after insert on articles begin ${additions} end`,
    `create trigger article_counts_delete after delete on articles begin ${removal} end`,
    `create trigger article_counts_update after update of ${counted} on articles begin ${removal} ${additions} end`,
  ];
}

function postgresTriggers(): string[] {
  return [
    `create or replace function count_articles() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${removal} end if;
      if tg_op <> 'DELETE' then ${additions} end if;
      return null;
    end $$`,
    'create trigger article_counts_insert after insert on articles for each row execute function count_articles()',
    'create trigger article_counts_delete after delete on articles for each row execute function count_articles()',
    `create trigger article_counts_update after update of ${counted} on articles for each row
      when ((old.category_id, old.publish_date, old.is_published, old.is_featured)
        is distinct from (new.category_id, new.publish_date, new.is_published, new.is_featured))
      execute function count_articles()`,
  ];
}
