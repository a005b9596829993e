import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { Queryable } from '../database/schema.ts';
import type { SearchedWord } from './search/article-words.ts';

/** Maximum number of tags whose articles are read for one search. */
const tagMaximum = 5;
/** A way to look for words: in titles or in whole articles, and only whole words or also the beginnings of words. */
interface Look {
  readonly columns: readonly ('title_words' | 'text_words')[];
  readonly isExact: boolean;
}

/**
 * Returns the ids of published articles that have all words: first the articles with all words in the title, then those
 * with all words in the name of a tag, then those with all words in title or text. In each group the newest id comes
 * first. Beginnings of words are only looked up if whole words find too little, because looking them up costs more.
 */
export async function findArticlesByWords(db: Queryable, words: readonly SearchedWord[], limit: number) {
  if (words.length === 0) return [];
  const inTitles = ['title_words'] as const;
  const anywhere = ['title_words', 'text_words'] as const;
  const looks = [
    () => match(db, words, { columns: inTitles, isExact: true }, limit),
    () => match(db, words, { columns: inTitles, isExact: false }, limit),
    () => findInTags(db, words, limit),
    () => match(db, words, { columns: anywhere, isExact: true }, limit),
    () => match(db, words, { columns: anywhere, isExact: false }, limit),
  ];
  const found = new Set<number>();
  for (const look of looks) {
    for (const id of await look()) found.add(id);
    if (found.size >= limit) break;
  }
  return [...found].slice(0, limit);
}

async function match(
  db: Queryable,
  words: readonly SearchedWord[],
  { columns, isExact }: Look,
  limit: number,
): Promise<number[]> {
  const hasPrefix = words.some(({ prefix }) => prefix !== undefined);
  const isWhole = words.every(({ stem }) => stem !== undefined);
  if (isExact ? !isWhole : !hasPrefix) return [];
  const wanted = isExact ? words.map(({ stem }) => ({ stem, prefix: undefined })) : words;
  if (engineOf(db).name === 'postgres') return matchOnPostgres(db, wanted, columns, limit);
  return matchOnSqlite(db, `{${columns.join(' ')}} : (${sqliteQuery(wanted)})`, limit);
}

/**
 * Returns an FTS5 query with each word in quotation marks. Words have only letters and digits, so no word can contain a
 * quotation mark.
 */
function sqliteQuery(words: readonly SearchedWord[]): string {
  return words.map((word) => `(${alternatives(word, (text) => `"${text}"`, ' *', ' OR ')})`).join(' AND ');
}

function alternatives({ stem, prefix }: SearchedWord, quote: (text: string) => string, star: string, or: string) {
  return [...(stem ? [quote(stem)] : []), ...(prefix ? [`${quote(prefix)}${star}`] : [])].join(or);
}

async function matchOnSqlite(db: Queryable, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select rowid as id from article_words_index
    where article_words_index match ${query} order by rowid desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The columns that PostgreSQL searches instead of `title_words` and `text_words`. PostgreSQL computes them itself. */
const lexemesOf = { title_words: 'title_lexemes', text_words: 'text_lexemes' } as const;

async function matchOnPostgres(
  db: Queryable,
  words: readonly SearchedWord[],
  columns: Look['columns'],
  limit: number,
): Promise<number[]> {
  const condition = sql.join(
    words.map((word) => {
      const query = alternatives(word, (text) => `'${text}'`, ':*', ' | ');
      const one = columns.map((column) => sql`${sql.ref(lexemesOf[column])} @@ ${query}::tsquery`);
      return sql`(${sql.join(one, sql` or `)})`;
    }),
    sql` and `,
  );
  const { rows } = await sql<{ id: number }>`select article_id as id from article_terms
    where ${condition} order by article_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the newest published articles that have a tag whose name contains all words. */
async function findInTags(db: Queryable, words: readonly SearchedWord[], limit: number): Promise<number[]> {
  let tags = db.selectFrom('tags').select('id').orderBy('name_key').limit(tagMaximum);
  for (const { stem, prefix } of words)
    tags = tags.where((eb) =>
      eb.or(
        [stem, prefix].flatMap((start) =>
          start ? tagPatterns(start).map((pattern) => eb('name_key', 'like', pattern)) : [],
        ),
      ),
    );
  const found: number[] = [];
  for (const { id } of await tags.execute()) {
    const articles = db
      .selectFrom('article_tags')
      .innerJoin('article_terms', 'article_terms.article_id', 'article_tags.article_id')
      .select('article_tags.article_id as id')
      .where('article_tags.tag_id', '=', id)
      .orderBy('article_tags.article_id', 'desc')
      .limit(limit);
    for (const row of await articles.execute()) found.push(row.id);
  }
  return found.toSorted((one, other) => other - one);
}

/**
 * Returns LIKE patterns for names that have a word beginning with `start`. Chinese and Korean text matches anywhere in
 * a name, because words in it are not always separated by spaces.
 */
function tagPatterns(start: string): string[] {
  return /^[\p{sc=Latin}\p{N}]/u.test(start) ? [`${start}%`, `% ${start}%`, `%-${start}%`] : [`%${start}%`];
}
