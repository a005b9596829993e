import type { Kysely } from 'kysely';
import { starterArticles } from '#server/content/starter/starter-articles.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { searchKey, sortKey } from '#server/records/search-key.ts';
import { articleTerms, termsEdition } from '#server/search/article-text.ts';

const rowsPerInsert = 500;
const written = '2026-11-20T00:00:00.000Z';
const paragraphs = starterArticles.flatMap(({ content }) => content?.match(/<p>.*?<\/p>/gs) ?? []);

/** A word that no other article has: its number, in letters. */
export function wordOf(id: number): string {
  return `${[...String(id)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('o')}ix`;
}

/** Writes published articles of some 1,000 characters in the starter articles' own sentences, each with a word of its own. */
export async function writeCrowd(db: Kysely<DatabaseSchema>, articles: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const facts = { version: 1, created_at: written, updated_at: written };
    const category = { ...facts, id: 1, name: 'Guides', name_key: 'guides', slug: 'guides', description: '' };
    await transaction.insertInto('categories').values(category).execute();
    for (let start = 1; start <= articles; start += rowsPerInsert) {
      const ids = Array.from({ length: Math.min(rowsPerInsert, articles - start + 1) }, (_, index) => start + index);
      const rows = ids.map((id) => ({ ...facts, ...crowdArticle(id), id }));
      await transaction.insertInto('articles').values(rows).execute();
      await transaction
        .insertInto('article_search')
        .values(rows.map((row) => ({ article_id: row.id, search_key: searchKey(`${row.title}\n${row.summary}`) })))
        .execute();
      await transaction
        .insertInto('article_terms')
        .values(rows.map((row) => ({ article_id: row.id, edition: termsEdition, terms: articleTerms(row) })))
        .execute();
    }
  });
}

function crowdArticle(id: number) {
  const title = `Setting up the ${wordOf(id)} line`;
  const text = [0, 1, 2, 3, 4].map((step) => paragraphs[(id * 7 + step * 13) % paragraphs.length] ?? '');
  return {
    title,
    title_key: sortKey(title),
    slug: `crowd-${id}`,
    summary: `What a business does in its first week with the ${wordOf(id)} line.`,
    content: `${text.join('\n')}\n<p>The ${wordOf(id)} line is serviced on the third weekday.</p>`,
    has_content: 1,
    medium_url: null,
    publish_date: new Date(Date.UTC(2016, 0, 1) + (id % 3900) * 86_400_000).toISOString().slice(0, 10),
    read_time: 5,
    category_id: 1,
    is_published: 1,
    is_featured: 0,
    first_published_at: written,
  };
}
