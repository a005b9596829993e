import type { Kysely } from 'kysely';
import { insertArticles } from '#server/content/article.repository.ts';
import { firstVersion } from '#server/content/article-columns.ts';
import { starterArticles } from '#server/content/starter/starter-set.ts';
import { insertTaxonomyRow } from '#server/content/taxonomy.repository.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { articleRow } from '#tests/support/article-rows.ts';

const rowsPerInsert = 500;
const written = '2026-11-20T00:00:00.000Z';
const paragraphs = starterArticles.flatMap(({ content }) => content?.match(/<p>.*?<\/p>/gs) ?? []);

/**
 * Returns a word that only the article with this id contains. The word is built from the digits of the id: each digit
 * becomes a letter.
 */
export function wordOf(id: number): string {
  return `${[...String(id)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('o')}ix`;
}

/**
 * Writes published articles of about 1,000 characters. Each contains paragraphs from the starter articles and one word
 * that no other article contains.
 */
export async function writeCrowd(db: Kysely<DatabaseSchema>, articles: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const category = { name: 'Guides', slug: 'guides' };
    await insertTaxonomyRow(transaction, 'categories', category, { id: 1, created_at: written, updated_at: written });
    for (let start = 1; start <= articles; start += rowsPerInsert) {
      const ids = Array.from({ length: Math.min(rowsPerInsert, articles - start + 1) }, (_, index) => start + index);
      await insertArticles(transaction, await Promise.all(ids.map(crowdArticle)));
    }
  });
}

async function crowdArticle(id: number) {
  const text = [0, 1, 2, 3, 4].map((step) => paragraphs[(id * 7 + step * 13) % paragraphs.length] ?? '');
  const content = `${text.join('\n')}\n<p>The ${wordOf(id)} line is serviced on the third weekday.</p>`;
  const row = await articleRow({
    title: `Setting up the ${wordOf(id)} line`,
    summary: `What a business does in its first week with the ${wordOf(id)} line.`,
    content,
    publish_date: new Date(Date.UTC(2016, 0, 1) + (id % 3900) * 86_400_000).toISOString().slice(0, 10),
    read_time: 5,
    category_id: 1,
    is_published: true,
  });
  return { id, row, record: firstVersion(row, `crowd-${id}`, written), tagIds: [] };
}
