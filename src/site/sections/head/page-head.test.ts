import { describe, expect, it } from 'vitest';
import { accountHead } from '../account/account-page.ts';
import { buildHeadTags, type HeadTag, type PageHead, pageTitle, socialPicturePath } from './page-head.ts';

const siteUrl = 'https://bellbird.example';
const resources: PageHead = {
  locale: 'en-NZ',
  path: '/resources',
  title: 'Voice AI Resources | Bellbird New Zealand',
  description: 'Articles.',
};

describe('buildHeadTags', () => {
  it('marks a page that is not indexed, and leaves out its canonical and alternate links', () => {
    const tags = buildHeadTags({ ...resources, isIndexed: false }, siteUrl);
    expect(attribute(tags, 'name', 'robots')).toBe('noindex');
    expect(link(tags, { rel: 'canonical' })).toEqual([]);
    expect(link(tags, { rel: 'alternate' })).toEqual([]);
  });

  it('gives an account page a canonical link, but no alternate links', () => {
    const tags = buildHeadTags(accountHead('en-NZ', '/login', 'Sign In'), siteUrl);
    expect(attribute(tags, 'name', 'robots')).toBe('noindex');
    expect(link(tags, { rel: 'canonical' })).toEqual(['https://bellbird.example/nz/login']);
    expect(link(tags, { rel: 'alternate' })).toEqual([]);
  });

  it('uses the picture of Resources for an article, and no picture for a page that is not indexed', () => {
    const article = buildHeadTags({ ...resources, path: '/resources/a', type: 'article' }, siteUrl);
    expect(attribute(article, 'property', 'og:image')).toBe(
      `${siteUrl}${socialPicturePath(resources.locale, '/resources')}`,
    );
    expect(
      attribute(buildHeadTags({ ...resources, isIndexed: false }, siteUrl), 'property', 'og:image'),
    ).toBeUndefined();
  });

  it('lets a page replace a default tag and add its own', () => {
    const own: HeadTag[] = [
      { tag: 'meta', attributes: { property: 'og:type', content: 'article' } },
      { tag: 'meta', attributes: { property: 'article:published_time', content: '2026-11-12' } },
    ];
    const tags = buildHeadTags({ ...resources, tags: own }, siteUrl);
    expect(tags.filter((tag) => 'attributes' in tag && tag.attributes.property === 'og:type')).toEqual([own[0]]);
    expect(tags.at(-1)).toEqual(own[1]);
  });

  it('escapes structured data, so that no text can end its script', () => {
    const tags = buildHeadTags(
      {
        ...resources,
        structuredData: [{ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><script>alert(1)' }],
      },
      siteUrl,
    );
    const data = tags.find((tag) => tag.tag === 'json-ld');
    expect(data?.text).not.toContain('<');
    expect(JSON.parse(data?.text ?? '')).toMatchObject({ name: '</script><script>alert(1)' });
  });
});

it('adds the brand to a title, and the country of the variant', () => {
  expect(pageTitle('Sign In', 'en')).toBe('Sign In | Bellbird');
  expect(pageTitle('Sign In', 'en-AU')).toBe('Sign In | Bellbird Australia');
});

function attribute(tags: readonly HeadTag[], key: 'name' | 'property', value: string): string | undefined {
  const found = tags.find((tag) => 'attributes' in tag && tag.attributes[key] === value);
  return found && 'attributes' in found ? found.attributes.content : undefined;
}

function link(tags: readonly HeadTag[], wanted: Record<string, string>): (string | undefined)[] {
  return tags
    .filter((tag) => tag.tag === 'link')
    .filter(({ attributes }) => Object.entries(wanted).every(([name, value]) => attributes[name] === value))
    .map(({ attributes }) => attributes.href);
}
