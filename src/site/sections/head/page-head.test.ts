import { expect, it } from 'vitest';
import { accountHead } from '../account/account-page.ts';
import { buildHeadTags, type HeadTag, type PageHead, pageTitle } from './page-head.ts';

const siteUrl = 'https://bellbird.example';
const resources: PageHead = {
  locale: 'en-NZ',
  path: '/resources',
  title: 'Voice AI Resources | Bellbird New Zealand',
  description: 'Articles.',
};

it('marks a page that is not indexed, and leaves out its picture and its canonical and alternate links', () => {
  const tags = buildHeadTags({ ...resources, isIndexed: false }, siteUrl);
  expect(attribute(tags, 'name', 'robots')).toBe('noindex');
  expect(attribute(tags, 'property', 'og:image')).toBeUndefined();
  expect(tags.filter(({ tag }) => tag === 'link')).toEqual([]);
});

it('gives an account page a canonical link, but no alternate links', () => {
  const links = buildHeadTags(accountHead('en-NZ', '/login', 'Sign In'), siteUrl).filter(({ tag }) => tag === 'link');
  expect(links).toEqual([{ tag: 'link', attributes: { rel: 'canonical', href: 'https://bellbird.example/nz/login' } }]);
});

it('adds the brand to a title, and the country of the variant', () => {
  expect(pageTitle('Sign In', 'en')).toBe('Sign In | Bellbird');
  expect(pageTitle('Sign In', 'en-AU')).toBe('Sign In | Bellbird Australia');
});

function attribute(tags: readonly HeadTag[], key: 'name' | 'property', value: string): string | undefined {
  const found = tags.find((tag) => 'attributes' in tag && tag.attributes[key] === value);
  return found && 'attributes' in found ? found.attributes.content : undefined;
}
