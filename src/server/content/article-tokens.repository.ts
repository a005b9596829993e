import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { type ArticleTokens, articleTokens, tokensEdition } from './search/article-text.ts';

/** Stores the search tokens of articles. A draft has no tokens, so the tokens that it had before are deleted. */
export async function storeArticleTokens(
  transaction: Transaction,
  articles: readonly { readonly id: number; readonly tokens: ArticleTokens | undefined }[],
): Promise<void> {
  const drafts = articles.filter(({ tokens }) => tokens === undefined).map(({ id }) => id);
  if (drafts.length > 0) await transaction.deleteFrom('article_terms').where('article_id', 'in', drafts).execute();
  const rows = articles.flatMap(({ id, tokens }) =>
    tokens === undefined ? [] : [{ article_id: id, edition: tokensEdition, ...tokens }],
  );
  if (rows.length === 0) return;
  await transaction
    .insertInto('article_terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((eb) => ({
        edition: eb.ref('excluded.edition'),
        terms: eb.ref('excluded.terms'),
        title_words: eb.ref('excluded.title_words'),
        text_words: eb.ref('excluded.text_words'),
      })),
    )
    .execute();
}

const batch = { query: 100, transaction: 10 };
const aboveEveryId = 2 ** 31 - 1;

/**
 * Tokenises every published article that has no search tokens of the current edition. Such articles were written by an
 * older program or a restore. The function pauses after each batch for as long as the batch took. If the server stops,
 * the next start continues.
 */
export async function retokeniseArticles(db: Queryable, stopping: AbortSignal): Promise<void> {
  let below = aboveEveryId;
  while (!stopping.aborted) {
    const ids = await findOutdated(db, below, batch.query);
    if (ids.length === 0) return;
    for (let start = 0; start < ids.length && !stopping.aborted; start += batch.transaction) {
      const began = performance.now();
      await db.transaction().execute(async (transaction) => {
        for (const id of ids.slice(start, start + batch.transaction)) await retokeniseArticle(transaction, id);
      });
      await pause(performance.now() - began);
    }
    below = ids.at(-1) ?? 0;
  }
}

async function findOutdated(db: Queryable, below: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('is_published', '=', 1)
    .where('id', '<', below)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article_terms').select('article_id').where('edition', '=', tokensEdition),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function retokeniseArticle(transaction: Transaction, id: number): Promise<void> {
  const article = transaction
    .selectFrom('articles')
    .select(['title', 'summary', 'content', 'is_published'])
    .where('id', '=', id);
  const found = await engineOf(transaction).lockForUpdate(article).executeTakeFirst();
  if (!found) return;
  await storeArticleTokens(transaction, [{ id, tokens: found.is_published === 1 ? articleTokens(found) : undefined }]);
}

/** Returns in how many published articles each token occurs, up to a limit. Leaves out those in none. */
export async function countArticlesWith(db: Queryable, tokens: readonly string[], limit: number) {
  if (tokens.length === 0) return new Map();
  const { rows } = await (engineOf(db).name === 'sqlite'
    ? sql<{ token: string; articles: number }>`select term as token, doc as articles from article_terms_vocabulary
        where term in (${sql.join(tokens)})`
    : sql<{ token: string; articles: string }>`select token, (select count(*) from (select 1 from article_terms
        where string_to_array(terms, ' ') @> array[asked.token] limit ${limit}) as found) as articles
        from unnest(${[...tokens]}::text[]) as asked (token)`
  ).execute(db);
  return new Map(
    rows.map(({ token, articles }) => [token, Number(articles)] as const).filter(([, count]) => count > 0),
  );
}

/**
 * Returns the newest published articles that contain all of the given tokens. If more than 5,000 do, PostgreSQL
 * considers only 5,000 of them.
 */
export async function findArticlesWith(db: Queryable, tokens: readonly string[], limit: number): Promise<number[]> {
  const { rows } = await (engineOf(db).name === 'sqlite'
    ? sql<{ id: number }>`select rowid as id from article_terms_index
        where article_terms_index match ${tokens.map((token) => `"${token}"`).join(' ')} order by rowid desc limit ${limit}`
    : sql<{ id: number }>`with found as materialized (select article_id as id from article_terms
        where string_to_array(terms, ' ') @> ${[...tokens]}::text[] limit 5000)
        select id from found order by id desc limit ${limit}`
  ).execute(db);
  return rows.map(({ id }) => id);
}
