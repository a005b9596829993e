import { describe, expect, it } from 'vitest';
import { articleLink, trackedArticleUrl } from './article-link.ts';

const article = { title: 'Your first fifty', slug: 'your-first-fifty', content: '<p>Text</p>', medium_url: null };

describe('articleLink', () => {
  it('leads to the outside address with tracking', () => {
    const outside = { ...article, medium_url: 'https://medium.com/@bellbird/your-first-fifty' };
    const link = articleLink(outside, 'en-NZ', 'homepage-resources');
    expect(link?.isExternal).toBe(true);
    expect(link?.href).toContain('utm_campaign=homepage-resources');
    expect(link?.href).toContain('utm_content=your-first-fifty');
  });

  it('leads to its own page in the visitor’s variant when there is no outside address', () => {
    expect(articleLink(article, 'en-NZ', 'resources-page')).toEqual({
      href: '/nz/resources/your-first-fifty',
      isExternal: false,
    });
  });

  it('has no link when there is nothing to read', () => {
    expect(articleLink({ ...article, content: null }, 'en', 'resources-page')).toBeUndefined();
  });
});

describe('trackedArticleUrl', () => {
  it('adds the page of the link and the article’s slug', () => {
    expect(trackedArticleUrl('https://medium.com/@bellbird/calls', 'What a missed call costs', 'resources-page')).toBe(
      'https://medium.com/@bellbird/calls?utm_source=website&utm_medium=referral&utm_campaign=resources-page&utm_content=what-a-missed-call-costs',
    );
  });

  it.each([
    ['What a missed call costs', 'what-a-missed-call-costs'],
    ['Café & “Wi-Fi” in Ōtaki', 'cafe-wi-fi-in-otaki'],
    ['新西兰的电话助手', '新西兰的电话助手'],
    ['AI 语音助手：三步', 'ai-语音助手-三步'],
    ['전화를 받는 인공지능', '전화를-받는-인공지능'],
    ['…', ''],
  ])('names the title %s in any script', (title, expected) => {
    const url = new URL(trackedArticleUrl('https://medium.com/a', title, 'resources-page'));
    expect(url.searchParams.get('utm_content')).toBe(expected);
  });

  it('keeps the address’s own query and fragment', () => {
    const url = new URL(trackedArticleUrl('https://medium.com/a?source=friends#top', 'A', 'resources-page'));
    expect(url.searchParams.get('source')).toBe('friends');
    expect(url.hash).toBe('#top');
  });

  it('returns a text that is not an address unchanged', () => {
    expect(trackedArticleUrl('not an address', 'A', 'resources-page')).toBe('not an address');
  });
});
