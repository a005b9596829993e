import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import { Insights } from './insights.tsx';
import { PackageList } from './package-list.tsx';
import { WhyChoose } from './why-choose.tsx';

const article: PublicArticle = {
  id: 1,
  title: 'What to say when nobody can pick up',
  slug: 'what-to-say',
  summary: 'a'.repeat(200),
  content: null,
  medium_url: 'https://medium.com/@bellbird/what-to-say',
  publish_date: '2026-11-12',
  read_time: '4',
  category_id: 1,
  category: { id: 1, name: 'Call handling' },
  is_published: true,
  is_featured: true,
  created_at: '2026-11-12T00:00:00Z',
  updated_at: '2026-11-12T00:00:00Z',
  tags: [],
};

describe('the hero (product 2.9)', () => {
  const html = renderToStaticMarkup(<Hero locale="en-AU" />);

  it('has its title and both buttons, which stay in the visitor’s variant', () => {
    expect(html).toContain('>Voice AI Solutions for SMEs</h1>');
    expect(html).toMatch(/href="#packages">Explore Packages</);
    expect(html).toMatch(/href="\/au\/demo">Try Demo</);
  });

  it('contains the whole example call and says that it is an example', () => {
    expect(html).toContain('Hi, our kitchen drain’s blocked');
    expect(html).toContain('Booked: Wednesday 7.30\u00a0am');
    expect(html).toContain('An example call.');
  });
});

it('lists the six reasons (product 2.10)', () => {
  const html = renderToStaticMarkup(<WhyChoose />);
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Local &amp; SME-Focused',
    'Done-for-You Setup',
    'Transparent Pricing',
    'ROI First',
    '3 Months of Support',
    'Stable &amp; Secure',
  ]);
});

describe('packages (product 2.11)', () => {
  it.each([
    ['en', 'USD'],
    ['en-NZ', 'NZD'],
    ['en-AU', 'AUD'],
  ] as const)('have the same prices in %s, labelled %s', (locale, currency) => {
    const html = renderToStaticMarkup(<PackageList locale={locale} />);
    for (const price of ['$199', '$499', '$999', '$2,000', '$5,000', '$10,000']) expect(html).toContain(`>${price}<`);
    expect(html.match(/\b(USD|NZD|AUD)\b/g)?.every((label) => label === currency)).toBe(true);
    expect(html).toContain('Usage is billed separately at standard AI voice rates.');
    expect(html).toContain('id="packages"');
  });
});

describe('insights (product 2.12)', () => {
  it('cut a summary to 150 characters and link to the article as Home’s campaign', () => {
    const html = renderToStaticMarkup(<Insights locale="en" articles={[article]} />);
    expect(html).toContain(`>${'a'.repeat(150)}…</p>`);
    expect(html).toContain('utm_campaign=homepage-resources');
    expect(html).toContain('4 minutes');
    expect(html).toContain('Published November 12, 2026');
    expect(html).toMatch(/href="\/resources">View All Resources/);
  });

  it('link to an article’s own page when it has no outside address', () => {
    const own = { ...article, medium_url: null, content: '<p>Text</p>' };
    const html = renderToStaticMarkup(<Insights locale="en-NZ" articles={[own]} />);
    expect(html).toContain('href="/nz/resources/what-to-say"');
  });

  it('are shown without articles', () => {
    const html = renderToStaticMarkup(<Insights locale="en" articles={[]} />);
    expect(html).toContain('Latest Voice AI Insights');
    expect(html).toContain('View All Resources');
    expect(html).not.toContain('<article');
  });
});

it('points from Contact to the assistant at the bottom right', () => {
  expect(renderToStaticMarkup(<Contact />)).toContain('AI chat assistant is at the bottom right');
});
