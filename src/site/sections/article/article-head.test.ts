import { describe, expect, it } from 'vitest';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { buildHeadTags } from '../head/page-head.ts';
import { articleHead } from './article-head.ts';

const article: PublicArticle = {
  id: 7,
  title: '</script><script>alert(1)</script>',
  slug: 'first-fifty-questions',
  summary: 'Where to find them.',
  content: '<p>Text.</p>',
  medium_url: 'https://medium.com/@a/b',
  publish_date: '2026-11-12',
  read_time: '6',
  category_id: 2,
  category: { id: 2, name: 'Set-up' },
  is_published: true,
  is_featured: false,
  created_at: '2026-11-12T00:00:00.000Z',
  updated_at: '2026-11-13T00:00:00.000Z',
  tags: [{ id: 1, name: 'Trades' }],
};

const tags = buildHeadTags(articleHead(article, 'en-NZ', 'https://bellbird.example'), 'https://bellbird.example');

describe('articleHead', () => {
  it('names this site as the canonical place even when the article is elsewhere too', () => {
    expect(tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://bellbird.example/nz/resources/first-fifty-questions' },
    });
  });

  it('carries article data that no title can end early', () => {
    const data = tags.find((tag) => tag.tag === 'json-ld');
    expect(data?.text).not.toContain('<');
    expect(JSON.parse(data?.text ?? '')).toMatchObject({
      '@type': 'Article',
      headline: article.title,
      datePublished: '2026-11-12',
      timeRequired: 'PT6M',
    });
  });
});
