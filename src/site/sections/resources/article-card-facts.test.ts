import { expect, it } from 'vitest';
import { publicArticle } from '#tests/support/article-builders.ts';
import { toCardFacts } from './article-card-facts.ts';

const article = publicArticle({ content: '<p>Long.</p>', tags: [{ id: 1, name: 'Trades' }] });

it('has what a card shows, but not the content', () => {
  const card = toCardFacts(article, 'en', new Map([[1, 'trades']]));
  expect(card).toMatchObject({
    categoryName: 'Cost',
    readTime: '4',
    tags: [{ name: 'Trades', href: '/tags/trades' }],
  });
  expect(JSON.stringify(card)).not.toContain('Long.');
});

it('links a tag whose slug is not known by its number', () => {
  expect(toCardFacts(article, 'en-NZ').tags).toEqual([{ name: 'Trades', href: '/nz/tags?id=1' }]);
});

it('links to an outside address with the campaign of this page', () => {
  const { link } = toCardFacts({ ...article, medium_url: 'https://medium.com/@a/b' }, 'en');
  expect(link?.isExternal).toBe(true);
  expect(link?.href).toContain('utm_campaign=resources-page');
});
