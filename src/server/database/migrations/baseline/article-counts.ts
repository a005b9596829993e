import type { EngineName } from '../../engine.ts';

const countsKey = 'category_id, span, period, is_published, is_featured';
/**
 * The periods that are counted. Each number says how many characters of a date (YYYY-MM-DD) identify the period: none
 * for all time, 4 for YYYY, 7 for YYYY-MM.
 */
const spans = { all: 0, year: 4, month: 7 };

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

/** Triggers that keep the numbers of articles: for each category and for all (category 0), in total and by period. */
export const articleCountTriggers: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: [
    `create trigger article_counts_insert after insert on articles begin ${additions} end`,
    `create trigger article_counts_delete after delete on articles begin ${removal} end`,
    `create trigger article_counts_update after update of ${counted} on articles begin ${removal} ${additions} end`,
  ],
  postgres: [
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
  ],
};
