import { expect, test } from 'vitest';
import { articleSchema, publicArticleSchema } from '#shared/api/article-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { findArticleJson } from './article-list.repository.ts';

const awkward = 'Quote " backslash \\ slash / é 你好 안녕 😀 </script> {"a":[1]}';

describeOnEveryEngine('the JSON of articles', (database) => {
  const desk = deskOfSuite(database);

  test('contains each field in its own type, whatever the texts are, and nothing else', async () => {
    const { make } = desk;
    const category = await make.category({ name: awkward });
    const tags = [await make.tag({ name: awkward }), await make.tag({ name: 'Zebra' })];
    const texts = {
      title: awkward,
      summary: `${awkward}\u2028x`,
      search_description: awkward,
      category_id: category.id,
    };
    const bare = await make.article({ ...texts, content: null, is_featured: true });
    const medium_url = 'https://example.com/?a="b"&c';
    const full = await make.article({ ...texts, medium_url, tag_ids: tags.map(({ id }) => id) });
    expect(full).toMatchObject({ ...texts, medium_url, tags: tags.map(({ id, name }) => ({ id, name })) });
    const read = async (view: 'public' | 'desk', schema: typeof articleSchema | typeof publicArticleSchema) => {
      const found = await findArticleJson(database().db, {}, 'newest', {}, view);
      return found.map((json) => schema.strict().parse(JSON.parse(json)));
    };
    expect(await read('desk', articleSchema)).toEqual([full, bare]);
    const publicly = [full, bare].map(({ version: _, saved_by: __, ...article }) => article);
    expect(await read('public', publicArticleSchema)).toEqual(publicly);
  });
});
