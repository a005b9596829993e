import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';

/** A word that is only in one article: in its title, summary, content and slug. */
const word = 'quokka';

const variants = ['', '/nz', '/au'];

describe('an article that is not published', () => {
  let product: ProductProcess | undefined;
  let save: (isPublished: boolean) => Promise<void>;
  let moveKnown: (slug: string) => Promise<void>;
  let looks: readonly string[] = [];

  beforeAll(async () => {
    product = await startProduct({ STARTER_CONTENT: 'false' });
    const { token } = await registerAdministrator(product.origin);
    const send = sendToOrigin(product.origin, token);
    const make = createContentFactories(send);
    const category = await make.category({ name: 'Animals', slug: 'animals' });
    const { id: otherTag } = await make.tag({ name: 'Known' });
    const known = await make.article({
      title: 'Known to all',
      ...{ category_id: category.id, tag_ids: [otherTag], is_featured: true },
    });
    moveKnown = async (slug) => {
      const answer = await send('PUT', `${apiPaths.adminArticles}/${known.id}/slug`, { slug });
      expect(answer.status).toBe(200);
    };
    const fields = {
      title: `About the ${word}`,
      summary: `What a ${word} says when nobody picks up.`,
      content: `<p>The ${word} rings back.</p>`,
      category_id: category.id,
      is_featured: true,
    };
    const draft: Article = await make.article({ ...fields, is_published: false });
    let { version } = draft;
    save = async (is_published) => {
      const body = await make.articleSave({ ...fields, is_published });
      const headers = { 'if-match': `"${version}"` };
      const answer = await send('PUT', `${apiPaths.adminArticles}/${draft.id}`, body, headers);
      expect(answer.status).toBe(200);
      version += 1;
    };
    looks = [
      ...variants.flatMap((variant) => [
        variant || '/',
        `${variant}/resources`,
        `${variant}/resources?category=animals`,
        `${variant}/resources/${draft.slug}`,
      ]),
      '/rss.xml',
      '/sitemap.xml',
      apiPaths.publicArticles,
      `${apiPaths.publicArticles}?category_id=${category.id}`,
      apiPaths.featuredArticles,
    ];
  });
  afterAll(() => product?.stop());

  const textOf = async (path: string, question?: string) => {
    const sent = { method: 'POST', body: JSON.stringify({ question, locale: 'en' }) };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL(path, product?.origin), question ? { ...sent, headers } : {});
    return answer.text();
  };

  /** Returns every page or other response that contains the article's title, slug or text. */
  const placesThatNameIt = async () => {
    const named: string[] = [];
    for (const path of looks) {
      const text = await textOf(path);
      if (new RegExp(`(the|/resources/about-the-)[ -]?${word}`, 'i').test(text)) named.push(path);
    }
    if (/rings back|nobody picks up/.test(await textOf(apiPaths.assistantAsk, `What does the ${word} say?`)))
      named.push('the assistant');
    return named;
  };

  test('is everywhere while it is published, and nowhere as a draft or after it was withdrawn', async () => {
    expect(await placesThatNameIt(), 'a draft').toEqual([]);
    await save(true);
    expect(await placesThatNameIt(), 'published').toEqual([...looks, 'the assistant']);
    await save(false);
    expect(await placesThatNameIt(), 'withdrawn').toEqual([]);
  });

  test('after it was withdrawn, a browser that has cached its page gets a 404, not a 304', async () => {
    await save(true);
    const path = looks.find((look) => look.includes('/resources/')) ?? '';
    const etag = (await fetch(new URL(path, product?.origin))).headers.get('etag') ?? '';
    const ask = () => fetch(new URL(path, product?.origin), { headers: { 'if-none-match': etag } });
    expect((await ask()).status).toBe(304);
    await save(false);
    expect((await ask()).status).toBe(404);
  });

  test('a published one keeps its identifier in every feed when its address changes', async () => {
    const read = async () => {
      const feeds = await Promise.all(variants.map((variant) => textOf(`${variant}/rss.xml`)));
      return feeds.map((feed) => ({
        link: /<item>.*?<link>([^<]*known[^<]*)<\/link>/s.exec(feed)?.[1]?.replace(/^.*\/resources\//, ''),
        guid: /<link>[^<]*known[^<]*<\/link><guid isPermaLink="false">([^<]+)<\/guid>/.exec(feed)?.[1],
      }));
    };
    const [first, ...others] = await read();
    expect(first).toEqual({ link: 'known-to-all', guid: expect.stringMatching(/^article-/) });
    await moveKnown('known-elsewhere');
    await expect.poll(async () => (await read())[0]?.link).toBe('known-elsewhere');
    const moved = { link: 'known-elsewhere', guid: first?.guid };
    expect(others.map(({ guid }) => guid)).toEqual([first?.guid, first?.guid]);
    expect(await read()).toEqual([moved, moved, moved]);
  });
});
