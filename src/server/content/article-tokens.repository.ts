import { type Kysely, sql, type Transaction } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { articleTerms, termsEdition } from '../search/article-text.ts';

/** Keeps what `articleTerms` made of a published article, and nothing of a draft; in the transaction of its save. */
export async function keepArticleTerms(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  { is_published, terms }: { readonly is_published: number; readonly terms: string },
): Promise<void> {
  if (is_published === 0) {
    await transaction.deleteFrom('article_terms').where('article_id', '=', id).execute();
    return;
  }
  const values = { edition: termsEdition, terms };
  await transaction
    .insertInto('article_terms')
    .values({ article_id: id, ...values })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(values))
    .execute();
}

/** Published articles without terms of the current edition, below an identifier, newest first. */
export async function findArticlesToCut(db: Kysely<DatabaseSchema>, below: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('is_published', '=', 1)
    .where('id', '<', below)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article_terms').select('article_id').where('edition', '=', termsEdition),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Cuts an article again as it is now, held against other writers. */
export async function cutArticle(transaction: Transaction<DatabaseSchema>, id: number): Promise<void> {
  const article = transaction
    .selectFrom('articles')
    .select(['title', 'summary', 'content', 'is_published'])
    .where('id', '=', id);
  const found = await engineOf(transaction).lockForUpdate(article).executeTakeFirst();
  if (found) await keepArticleTerms(transaction, id, { ...found, terms: articleTerms(found) });
}

/** In how many published articles each of some terms stands, counted up to a limit; terms that stand nowhere are left out. */
export async function countArticlesWith(
  db: Kysely<DatabaseSchema>,
  terms: readonly string[],
  limit: number,
): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const { rows } = await (engineOf(db).name === 'sqlite'
    ? sql<{ term: string; articles: number }>`select term, doc as articles from article_terms_vocabulary
        where term in (${sql.join(terms)})`
    : sql<{ term: string; articles: string }>`select term, (select count(*) from (select 1 from article_terms
        where string_to_array(terms, ' ') @> array[asked.term] limit ${limit}) as found) as articles
        from unnest(${[...terms]}::text[]) as asked (term)`
  ).execute(db);
  return new Map(rows.map(({ term, articles }) => [term, Number(articles)] as const).filter(([, count]) => count > 0));
}

/** The newest published articles in which all of some terms stand; of very many PostgreSQL looks at some. */
export async function findArticlesWith(
  db: Kysely<DatabaseSchema>,
  terms: readonly string[],
  limit: number,
): Promise<number[]> {
  const { rows } = await (engineOf(db).name === 'sqlite'
    ? sql<{ id: number }>`select rowid as id from article_terms_index
        where article_terms_index match ${terms.map((term) => `"${term}"`).join(' ')} order by rowid desc limit ${limit}`
    : sql<{ id: number }>`with found as materialized (select article_id as id from article_terms
        where string_to_array(terms, ' ') @> ${[...terms]}::text[] limit 5000)
        select id from found order by id desc limit ${limit}`
  ).execute(db);
  return rows.map(({ id }) => id);
}
