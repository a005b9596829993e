import { expect, it } from 'vitest';
import { siteConfig } from '#site.config';
import { publicArticle } from '#tests/support/article-builders.ts';
import { buildHeadTags } from '../head/page-head.ts';
import { articleHead } from './article-head.ts';

const article = publicArticle({
  title: '</script><script>alert(1)</script>',
  slug: 'first-fifty-questions',
  summary: 'Where to find them.',
  medium_url: 'https://medium.com/@a/b',
  read_time: '6',
  updated_at: '2026-11-13T00:00:00.000Z',
});

const site = { siteUrl: 'https://bellbird.example', siteTimeZone: 'Pacific/Auckland' };
const tags = buildHeadTags(articleHead(article, 'en-NZ', site), 'https://bellbird.example');

it('names the page on this site as canonical, even if the article is also on another site', () => {
  expect(tags).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: 'https://bellbird.example/nz/resources/first-fifty-questions' },
  });
});

it('contains article data as a script that no title can end', () => {
  const data = tags.find((tag) => tag.tag === 'json-ld');
  expect(data?.text).not.toContain('<');
  expect(JSON.parse(data?.text ?? '')).toMatchObject({
    '@type': 'Article',
    headline: article.title,
    datePublished: '2026-11-12T00:00:00+13:00',
    timeRequired: 'PT6M',
    dateModified: '2026-11-13T00:00:00.000Z',
    inLanguage: 'en-NZ',
    image: 'https://bellbird.example/social/nz-resources.png',
    author: { '@type': 'Organization', name: siteConfig.brand },
    publisher: { url: 'https://bellbird.example/nz', logo: { '@type': 'ImageObject' } },
  });
});

it('has the trail from Resources to the article as data', () => {
  const trail = tags.filter((tag) => tag.tag === 'json-ld').map(({ text }) => JSON.parse(text))[1];
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://bellbird.example/nz/resources' },
      { position: 2, item: 'https://bellbird.example/nz/resources/first-fifty-questions' },
    ],
  });
});

it('describes the page with the search description, or with the summary', () => {
  const described = articleHead({ ...article, search_description: 'Found by this.' }, 'en', site);
  expect(described.description).toBe('Found by this.');
  expect(articleHead(article, 'en', site).description).toBe('Where to find them.');
});

it('shares the article’s own picture, and that of Resources for an article without one', () => {
  const sha256 = 'a'.repeat(64);
  const content = '<img src="/pictures/abcdefgh01234567.webp" alt="A pad">';
  const pictures = new Map([
    ['abcdefgh01234567', { key: 'abcdefgh01234567', sha256, width: 900, height: 600, alt: '' }],
  ]);
  const head = articleHead({ ...article, content }, 'en-NZ', site, pictures);
  const shared = buildHeadTags(head, 'https://bellbird.example');
  const address = `https://bellbird.example/pictures/${sha256.slice(0, 24)}-social.jpg`;
  expect(shared).toContainEqual({ tag: 'meta', attributes: { property: 'og:image', content: address } });
  expect(shared).toContainEqual({ tag: 'meta', attributes: { property: 'og:image:alt', content: 'A pad' } });
  expect(JSON.parse(shared.find((tag) => tag.tag === 'json-ld')?.text ?? '')).toMatchObject({ image: address });
  expect(tags).toContainEqual({
    tag: 'meta',
    attributes: { property: 'og:image', content: 'https://bellbird.example/social/nz-resources.png' },
  });
});
