import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** Titles and summaries. Many of them contain characters that a careless search treats in a special way. */
const texts: readonly (readonly [title: string, summary: string])[] = [
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

/** Returns the titles that a search must find. They are computed in a different way than in the product. */
function oracle(search: string): string[] {
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

describeOnEveryEngine('search, filters and sorting against an oracle', (database) => {
  const desk = deskOfSuite(database);
  beforeAll(async () => {
    const { id } = await desk.make.category();
    for (const [title, summary] of texts) await desk.make.article({ title, summary, category_id: id, content: null });
  });
  /** Returns the titles that the desk finds. */
  const found = async (search: string, sort = 'oldest') => {
    const query = new URLSearchParams({ q: search, sort });
    const answer = await desk.admin('GET', `${apiPaths.adminArticles}?${query}`);
    expect(answer.status).toBe(200);
    const list = articleSchema.array().parse(answer.body);
    expect(Number(answer.headers['x-total-count'])).toBe(list.length);
    return list.map(({ title }) => title);
  };

  test.each(['%', '\\', "'); drop table articles;--", 'MAORI', 'éclair', '预约', '📞', ' plain ', '__'])(
    '%j finds its literal text',
    async (search) => {
      expect(await found(search)).toEqual(oracle(search));
    },
  );

  test('any part of a text, in upper or lower case, finds the texts that contain it', async () => {
    const piece = fc
      .record({
        text: fc.constantFrom(...texts.flat()),
        start: fc.nat({ max: 30 }),
        length: fc.integer({ min: 1, max: 12 }),
        isUpper: fc.boolean(),
      })
      .map(({ text, start, length, isUpper }) => {
        const part = [...text].slice(start, start + length).join('');
        return isUpper && !part.includes('ß') ? part.toUpperCase() : part;
      });
    const anything = fc.string({ unit: fc.constantFrom(...'%_\\\'"-;:()* aebo0é'), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(piece, anything), async (search) => {
        expect(await found(search)).toEqual(oracle(search));
      }),
      { numRuns: 150 },
    );
  });

  test('sorting by title folds case and accents alike on both engines', async () => {
    const titlesInOrder = [
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
    expect(await found('', 'title')).toEqual(titlesInOrder);
    expect(await found('', '-title')).toEqual(titlesInOrder.toReversed());
  });
});
