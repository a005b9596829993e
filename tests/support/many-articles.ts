import { type Kysely, sql, type Transaction } from 'kysely';
import { insertArticles } from '#server/content/article.repository.ts';
import { type ArticleRow, buildArticleRow, CleanContent, firstVersion } from '#server/content/article-columns.ts';
import { insertTaxonomyRow } from '#server/content/taxonomy.repository.ts';
import { countOnFrom, engineOf } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type ArticleSaveInput, articleSaveSchema } from '#shared/api/article-contract.ts';

/**
 * Returns the row that saving an article would store, except that its HTML is not cleaned. Missing fields get the
 * defaults of the contract.
 */
export async function articleRow({ content = null, ...save }: ArticleSaveInput): Promise<ArticleRow> {
  const clean = await CleanContent.from(content, (html) => html);
  return buildArticleRow({ ...articleSaveSchema.parse(save), content: clean });
}

/** The amount of content to write. */
export interface ManyArticles {
  readonly articles: number;
  /** Number of categories, and also number of tags. The default is four. */
  readonly terms?: number;
  /** Approximate length of each article's content, in characters. The default is 4,000. */
  readonly contentLength?: number;
}

const now = '2026-11-20T00:00:00.000Z';
const rowsPerInsert = 500;

/**
 * Writes many articles directly into the database, because writing them through the API would take minutes. Every tenth
 * article is a draft, and every fiftieth is featured.
 */
export async function writeManyArticles(
  db: Kysely<DatabaseSchema>,
  { articles, terms = 4, contentLength = 4000 }: ManyArticles,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await writeTerms(transaction, terms);
  });
  const content = longContent(contentLength);
  for (let start = 1; start <= articles; start += rowsPerInsert) {
    const ids = Array.from({ length: Math.min(rowsPerInsert, articles - start + 1) }, (_, index) => start + index);
    const rows = await Promise.all(ids.map((id) => articleOf(id, terms, content)));
    await db.transaction().execute((transaction) => insertArticles(transaction, rows));
  }
  await db.transaction().execute(async (transaction) => {
    // The rows must be on the disk before the maintenance below begins.
    if (engineOf(db).name === 'postgres') await sql`set local synchronous_commit = on`.execute(transaction);
    for (const [table, last] of [
      ['articles', articles],
      ['categories', terms],
      ['tags', terms],
    ] as const)
      await countOnFrom(transaction, table, last);
  });
  await runMaintenance(db);
}

/**
 * Runs the engine's regular maintenance. It updates statistics and, on PostgreSQL, the visibility map, which index-only
 * scans need.
 */
async function runMaintenance(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql.raw(engineOf(db).name === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

async function writeTerms(transaction: Transaction<DatabaseSchema>, terms: number): Promise<void> {
  for (let id = 1; id <= terms; id += 1) {
    const record = { id, created_at: now, updated_at: now };
    await insertTaxonomyRow(transaction, 'categories', { name: `Category ${id}`, slug: `c-${id}` }, record);
    await insertTaxonomyRow(transaction, 'tags', { name: `Tag ${id}`, slug: `t-${id}` }, record);
  }
}

/** Returns long content with only a few words, so that it is tokenised fast. The rest of the content is `<hr>` tags. */
function longContent(length: number): string {
  const text = '<p>A long text. A long text.</p>';
  return text + '<hr>'.repeat(Math.ceil(Math.max(0, length - text.length) / 4));
}

async function articleOf(id: number, terms: number, content: string) {
  const row = await articleRow({
    title: `Article ${id}`,
    summary: `What article ${id} is about, in a sentence of usual length.`,
    content,
    publish_date: new Date(Date.UTC(2016, 0, 1 + (id % 3900))).toISOString().slice(0, 10),
    read_time: 5,
    category_id: (id % terms) + 1,
    is_published: id % 10 !== 0,
    is_featured: id % 50 === 1,
  });
  const updated_at = new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString();
  const record = { ...firstVersion(row, `article-${id}`, now), first_published_at: now, updated_at };
  return { id, row, record, tagIds: [(id % terms) + 1] };
}
