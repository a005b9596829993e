import { apiPaths } from '#domain/api-paths.ts';
import { articleSchema } from '#domain/contract/article-contract.ts';
import { type Desk, openDesk } from './desk.ts';
import type { TestDatabase } from './test-database.ts';

/** Titles and summaries. Many of them contain characters that a careless search treats in a special way. */
export const texts: readonly (readonly [title: string, summary: string])[] = [
  ['100% of calls', 'Half of them_after hours'],
  ['100 calls', 'a % sign and an _ underscore'],
  ["Robert'); DROP TABLE articles;--", 'A known name'],
  ['Back\\slash', 'C:\\path\\%TEMP%'],
  ['Kōrero mai', 'MĀORI and English'],
  ['ÉCLAIR orders', 'Bäckerei Straße'],
  ['预约 by phone', '한국어 안내'],
  ['Emoji 📞 calls', 'plain'],
  ['"Quoted"', "it's fine"],
  ['Line one', 'two * wildcards ? and [brackets]'],
  ['UNION SELECT', '1 OR 1=1'],
];

/** Texts to search for. A careless search gives wrong results for them. */
export const searches: readonly string[] = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '100%',
  'them_after',
  "'); drop table articles;--",
  '%TEMP%',
  'korero',
  'MAORI',
  'māori',
  'eclair',
  'Éclair',
  '预约',
  '한국어',
  '📞',
  '*',
  '[brackets]',
  '1 or 1=1',
  'union select',
  ' plain ',
  'nothing such',
  '\\%',
  '__',
];

/** The titles in the order in which the desk sorts them. */
export const titlesInOrder: readonly string[] = [
  '"Quoted"',
  '100 calls',
  '100% of calls',
  'Back\\slash',
  'ÉCLAIR orders',
  'Emoji 📞 calls',
  'Kōrero mai',
  'Line one',
  "Robert'); DROP TABLE articles;--",
  'UNION SELECT',
  '预约 by phone',
];

/** Returns the titles that a search must find. They are computed in a different way than in the product. */
export function oracle(search: string): string[] {
  const compare = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' }).compare;
  const wanted = [...search.trim().normalize('NFC')];
  const holds = (text: string) => {
    const characters = [...text.normalize('NFC')];
    return characters.some((_, start) => wanted.every((one, index) => same(characters[start + index], one)));
  };
  const same = (left: string | undefined, right: string) =>
    left !== undefined &&
    (left.toLowerCase() === right.toLowerCase() || (isLetter(left) && compare(left, right) === 0));
  const isLetter = (character: string) => /\p{Script=Latin}/u.test(character);
  return texts.filter((pair) => wanted.length === 0 || pair.some(holds)).map(([title]) => title);
}

/** Opens a desk with one article for each of the texts. The test must close its `app`. */
export async function openSearchDesk(database: Pick<TestDatabase, 'db'>): Promise<Desk> {
  const desk = await openDesk(database);
  const { id } = await desk.make.category();
  for (const [title, summary] of texts) await desk.make.article({ title, summary, category_id: id, content: null });
  return desk;
}

/**
 * Returns the titles that the desk finds. If the search fails, or if the count differs from the number of results,
 * returns a description of that.
 */
export async function findTitles(desk: Desk, search: string, sort = 'oldest'): Promise<string[] | string> {
  const query = new URLSearchParams({ q: search, sort });
  const answer = await desk.admin('GET', `${apiPaths.adminArticles}?${query}`);
  if (answer.status !== 200) return `answered ${answer.status}`;
  const list = articleSchema.array().parse(answer.body);
  const total = Number(answer.headers['x-total-count']);
  return total === list.length ? list.map((article) => article.title) : `found ${list.length} and counted ${total}`;
}
