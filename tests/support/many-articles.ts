import { type Kysely, sql } from 'kysely';
import { countOnFrom, engineOf } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { searchKey, sortKey } from '#server/records/search-key.ts';
import { articleTerms, termsEdition } from '#server/search/article-text.ts';

/** How much to write. */
export interface ManyArticles {
  readonly articles: number;
  /** Categories, and as many tags; four of each unless said otherwise. */
  readonly terms?: number;
  /** Characters of each article's content, roughly; 4,000 unless said otherwise. */
  readonly contentLength?: number;
}

const now = '2026-11-20T00:00:00.000Z';
const rowsPerInsert = 500;

/** Writes many articles past the API, which would take minutes; every tenth is a draft, every fiftieth featured. */
export async function writeManyArticles(
  db: Kysely<DatabaseSchema>,
  { articles, terms = 4, contentLength = 4000 }: ManyArticles,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Else the housekeeping below would come before PostgreSQL knows for sure that these rows are committed.
    if (engineOf(db).name === 'postgres') await sql`set local synchronous_commit = on`.execute(transaction);
    await writeTerms(transaction, terms);
    const content = `<p>${'A long text. '.repeat(Math.ceil(contentLength / 13))}</p>`;
    // Every content is the same: only its first words are needed to know its terms.
    const termsOf = ({ title, summary }: { title: string; summary: string }) =>
      articleTerms({ title, summary, content: content.slice(0, 100) });
    for (let start = 1; start <= articles; start += rowsPerInsert) {
      const ids = Array.from({ length: Math.min(rowsPerInsert, articles - start + 1) }, (_, index) => start + index);
      const rows = ids.map((id) => articleRow(id, terms, content));
      await transaction.insertInto('articles').values(rows).execute();
      await transaction
        .insertInto('article_search')
        .values(rows.map((row) => ({ article_id: row.id, search_key: searchKey(`${row.title}\n${row.summary}`) })))
        .execute();
      const published = rows.filter(({ is_published }) => is_published === 1);
      await transaction
        .insertInto('article_terms')
        .values(published.map((row) => ({ article_id: row.id, edition: termsEdition, terms: termsOf(row) })))
        .execute();
      await transaction
        .insertInto('article_tags')
        .values(ids.map((id) => ({ article_id: id, tag_id: (id % terms) + 1 })))
        .execute();
    }
    for (const [table, last] of [
      ['articles', articles],
      ['categories', terms],
      ['tags', terms],
    ] as const)
      await countOnFrom(transaction, table, last);
  });
  await keepHouse(db);
}

/** What an engine's own housekeeping would do in time: statistics, and the map for reading an index alone. */
async function keepHouse(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql.raw(engineOf(db).name === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

async function writeTerms(db: Kysely<DatabaseSchema>, terms: number): Promise<void> {
  const facts = { version: 1, created_at: now, updated_at: now };
  for (let id = 1; id <= terms; id += 1) {
    const category = `Category ${id}`;
    const tag = `Tag ${id}`;
    await db
      .insertInto('categories')
      .values({ ...facts, id, name: category, name_key: sortKey(category), description: '', slug: `c-${id}` })
      .execute();
    await db
      .insertInto('tags')
      .values({ ...facts, id, name: tag, name_key: sortKey(tag), slug: `t-${id}` })
      .execute();
  }
}

function articleRow(id: number, terms: number, content: string) {
  const title = `Article ${id}`;
  return {
    id,
    title,
    title_key: sortKey(title),
    slug: `article-${id}`,
    summary: `What article ${id} is about, in a sentence of usual length.`,
    content,
    has_content: 1,
    medium_url: null,
    publish_date: new Date(Date.UTC(2016, 0, 1 + (id % 3900))).toISOString().slice(0, 10),
    read_time: 5,
    category_id: (id % terms) + 1,
    is_published: id % 10 === 0 ? 0 : 1,
    is_featured: id % 50 === 1 ? 1 : 0,
    first_published_at: now,
    version: 1,
    created_at: now,
    updated_at: new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(),
  };
}
