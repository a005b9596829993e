import { describe, expect, it } from 'vitest';
import { articleLink } from './article-link.ts';

const article = { title: 'Your first fifty', slug: 'your-first-fifty', content: '<p>Text</p>', medium_url: null };

describe('articleLink', () => {
  it('leads to the outside address with tracking', () => {
    const outside = { ...article, medium_url: 'https://medium.com/@bellbird/your-first-fifty' };
    const link = articleLink(outside, 'en-NZ', 'homepage-resources');
    expect(link?.isExternal).toBe(true);
    expect(link?.href).toContain('utm_campaign=homepage-resources');
    expect(link?.href).toContain('utm_content=your-first-fifty');
  });

  it('leads to its own page in the visitor’s prefix when there is no outside address', () => {
    expect(articleLink(article, 'en-NZ', 'resources-page')).toEqual({
      href: '/nz/resources/your-first-fifty',
      isExternal: false,
    });
  });

  it('leads nowhere when there is nothing to read', () => {
    expect(articleLink({ ...article, content: null }, 'en', 'resources-page')).toBeUndefined();
  });
});
