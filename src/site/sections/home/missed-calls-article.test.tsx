import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { missedCallsArticleSlug } from '#shared/rules/business-constants.ts';
import { findMissedCallsArticle } from './missed-calls-article.ts';
import { MissedCallsSection } from './missed-calls-section.tsx';

const stored = {
  id: 7,
  title: 'What it costs',
  slug: missedCallsArticleSlug,
  content: '<p>Text</p>',
  medium_url: null,
};

const find = (article: Partial<PublicArticle> | undefined) => {
  const articleBySlug = async (slug: string) =>
    slug === missedCallsArticleSlug ? (article as PublicArticle | undefined) : undefined;
  return findMissedCallsArticle({ articleBySlug }, 'en-NZ', vi.fn());
};

const render = async (article: Partial<PublicArticle> | undefined) => {
  const found = await find(article);
  return renderToStaticMarkup(<MissedCallsSection article={found}>calculator</MissedCallsSection>);
};

test('Home links to the article on missed calls from the calculator', async () => {
  const html = await render(stored);
  const address = `/nz/resources/${missedCallsArticleSlug}`;
  expect(html).toContain(`How to find your numbers: <a href="${address}">What it costs</a>`);
});

test('a link to another site is marked and counted as one', async () => {
  const html = await render({ ...stored, medium_url: 'https://medium.com/@bellbird/costs' });
  expect(html.match(/utm_campaign=homepage-resources[^>]* rel="noopener external" data-outbound="7"/g)).toHaveLength(1);
});

test('without the published article, or if it cannot be read, Home has no such link', async () => {
  for (const html of [await render(undefined), await render({ ...stored, content: null })]) {
    expect(html).not.toContain('How to find your numbers');
  }
  const failure = new Error('the database is gone');
  const noteFailure = vi.fn();
  const content = { articleBySlug: () => Promise.reject(failure) };
  expect(await findMissedCallsArticle(content, 'en-NZ', noteFailure)).toBeUndefined();
  expect(noteFailure).toHaveBeenCalledExactlyOnceWith(failure);
});
