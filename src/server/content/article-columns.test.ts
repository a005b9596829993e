import { expect, test } from 'vitest';
import { articleSchema, publicArticleSchema } from '#shared/api/article-contract.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { searchKey } from '../database/stored-text.ts';
import { findArticleJson } from './article-list.repository.ts';

const moment = '2026-11-20T01:02:03.004Z';
const awkward = 'Quote " backslash \\ slash / tab \t line \n end \r \u0001 \u2028 é 你好 안녕 😀 </script> {"a":[1]}';

describeOnEveryEngine('the JSON of articles', (database) => {
  async function write() {
    const { db } = database();
    const term = { slug: 'a', version: 1, created_at: moment, updated_at: moment };
    const category = { ...term, id: 3, name: awkward, name_key: 'a', description: 'Why.' };
    await db.insertInto('categories').values(category).execute();
    const tags = [
      { ...term, id: 5, name: 'Zebra', name_key: 'zebra', slug: 'zebra' },
      { ...term, id: 9, name: awkward, name_key: 'quote', slug: 'quote' },
    ];
    await db.insertInto('tags').values(tags).execute();
    const article = {
      title: awkward,
      summary: awkward,
      content: `<p>${awkward}</p>`,
      medium_url: 'https://example.com/?a="b"&c',
      publish_date: '2026-02-28',
      read_time: 7,
      search_description: awkward,
      social_picture: '/pictures/0123456789abcdef.webp',
      category_id: 3,
      is_published: 1,
      is_featured: 0,
      version: 4,
      created_at: moment,
      updated_at: '2026-11-21T00:00:00.000Z',
      title_key: 'a',
      has_content: 1,
    };
    const bare = { ...article, content: null, medium_url: null, is_featured: 1, version: 1, has_content: 0 };
    const rows = [
      { ...article, id: 1, slug: 'full' },
      { ...bare, id: 2, slug: 'bare' },
    ];
    await db.insertInto('articles').values(rows).execute();
    const keys = [1, 2].map((article_id) => ({ article_id, search_key: searchKey(awkward) }));
    await db.insertInto('article_search').values(keys).execute();
    const ties = [5, 9].map((tag_id) => ({ article_id: 1, tag_id }));
    await db.insertInto('article_tags').values(ties).execute();
  }

  test('contains each field in its own type, whatever the texts are, and nothing else', async () => {
    await write();
    const { db } = database();
    const common = {
      title: awkward,
      summary: awkward,
      publish_date: '2026-02-28',
      read_time: '7',
      search_description: awkward,
      social_picture: '/pictures/0123456789abcdef.webp',
      category_id: 3,
      category: { id: 3, name: awkward },
      is_published: true,
      created_at: moment,
      updated_at: '2026-11-21T00:00:00.000Z',
    };
    const full = {
      ...common,
      id: 1,
      slug: 'full',
      content: `<p>${awkward}</p>`,
      medium_url: 'https://example.com/?a="b"&c',
      is_featured: false,
      tags: [
        { id: 9, name: awkward },
        { id: 5, name: 'Zebra' },
      ],
    };
    const bare = { ...common, id: 2, slug: 'bare', content: null, medium_url: null, is_featured: true, tags: [] };

    const seenByAll = (await findArticleJson(db, {}, 'newest', {}, 'public')).map((json) => JSON.parse(json));
    expect(seenByAll).toStrictEqual([bare, full]);
    for (const article of seenByAll) publicArticleSchema.strict().parse(article);

    const onTheDesk = (await findArticleJson(db, { search: 'backslash' }, 'oldest', {}, 'desk')).map((json) =>
      JSON.parse(json),
    );
    expect(onTheDesk).toStrictEqual([
      { ...full, version: 4, saved_by: '' },
      { ...bare, version: 1, saved_by: '' },
    ]);
    for (const article of onTheDesk) articleSchema.strict().parse(article);
  });
});
