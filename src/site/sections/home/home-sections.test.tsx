import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import { packages } from '#shared/offer/packages.ts';
import type { SiteContent } from '#shared/site-content.ts';
import { publicArticle } from '#tests/support/article-builders.ts';
import { readRecordings } from '../read-content.ts';
import { exampleCalls } from './example-calls.ts';
import { Contact, Hero, HomeFaq, MissedCallsSection } from './home-sections.tsx';
import { Insights } from './insights.tsx';
import { PackageList } from './package-list.tsx';

const article = publicArticle({
  id: 1,
  title: 'What to say when nobody can pick up',
  slug: 'what-to-say',
  summary: 'a'.repeat(200),
  content: null,
  medium_url: 'https://medium.com/@bellbird/what-to-say',
});

describe('the hero', () => {
  const html = renderToStaticMarkup(<Hero locale="en-AU" recordings={[]} />);

  it('has its title and both buttons, which stay in the visitor’s variant', () => {
    expect(html).toContain('>Voice AI Solutions for SMEs</h1>');
    expect(html).toMatch(/href="#packages">Explore Packages</);
    expect(html).toMatch(/href="\/au\/demo">Try Demo</);
  });

  it('says the price with the phone and the one without it, in the currency of the variant', () => {
    expect(html).toContain('$499 AUD a month.');
    expect(html).toContain('Answers your phone. Starter ($199) doesn’t.');
  });

  it('contains every example call with the message that it ends with, and says that it is an example', () => {
    for (const { turns, message } of exampleCalls) {
      for (const { text } of turns) expect(html).toContain(text);
      expect(html).toContain(message.title);
    }
    expect(html.match(/Example: /g)).toHaveLength(exampleCalls.length);
    expect(html).toContain('Read by this device, not our agent');
  });

  it('plays a recording where there is one, with its words, and says so', () => {
    const recording = {
      trade: 'clinic',
      language: 'en',
      address: '/recordings/a.mp3',
      lines: [{ speaker: 'caller', text: 'Can I come at two?', from: 0 }],
    } as const;
    const recorded = renderToStaticMarkup(<Hero locale="en-AU" recordings={[recording]} />);
    expect(recorded).toContain('data-recording="/recordings/a.mp3"');
    expect(recorded).toContain('Can I come at two?');
    expect(recorded).toContain('data-trade="clinic">A recording<');
    expect(recorded).toContain('data-trade="trades">Read by this device, not our agent<');
    expect(recorded).not.toContain('Dr Singh');
    const korean = renderToStaticMarkup(<Hero locale="en-AU" recordings={[{ ...recording, language: 'ko' }]} />);
    expect(korean).toBe(html);
  });

  it('has one call for each demo agent', () => {
    expect(exampleCalls.map(({ key }) => key).toSorted()).toEqual(demoAgentKeys.toSorted());
  });
});

describe('packages', () => {
  it.each([
    ['en', 'USD'],
    ['en-NZ', 'NZD'],
    ['en-AU', 'AUD'],
  ] as const)('have the same prices in %s, labelled %s', (locale, currency) => {
    const html = renderToStaticMarkup(<PackageList locale={locale} owner={noOwnerFacts} />);
    for (const price of ['$199', '$499', '$999', '$2,000', '$5,000', '$10,000']) expect(html).toContain(`>${price}<`);
    expect(html.match(/\b(USD|NZD|AUD)\b/g)?.every((label) => label === currency)).toBe(true);
    expect(html).toContain('Usage is billed separately at standard AI voice rates.');
    expect(html).toContain('id="packages"');
  });

  it('each say whom they suit, and which one has phone integration', () => {
    const html = renderToStaticMarkup(<PackageList locale="en-NZ" owner={noOwnerFacts} />);
    for (const { suits } of packages) expect(html).toContain(suits);
    // The list of a package has the lines of its contents and no others.
    const lists = [...html.matchAll(/<ul class="package-contents">(.*?)<\/ul>/g)].map(([, list = '']) =>
      [...list.matchAll(/<span>(.*?)<\/span>/g)].map(([, line]) => line),
    );
    expect(lists).toEqual(packages.map(({ contents }) => contents.map((line) => line.replace('&', '&amp;'))));
    // Integrations share the last row, which Starter does not have.
    expect(html.match(/<li class="integration">/g)).toHaveLength(2);
  });

  it('are paid monthly or once, not both', () => {
    const html = renderToStaticMarkup(<PackageList locale="en-NZ" owner={noOwnerFacts} />);
    expect(html.match(/<dt>(.*?)<\/dt>/g)).toEqual(
      packages.flatMap(() => [
        '<dt>Monthly (12 months)</dt>',
        '<dt>First year</dt>',
        '<dt><span class="price-or">or</span> One-off</dt>',
      ]),
    );
    expect(html).toContain('Pay monthly for 12 months, or pay once.');
    expect(html).toContain('<dd>12 × $499 = $5,988</dd>');
  });
});

const allFacts: OwnerFacts = {
  openingHours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:30' }],
  phone: '0800 123 456',
  address: { street: '1 Example Street', locality: 'Nelson', region: 'Tasman', postalCode: '7010' },
  gst: 'added',
  usageRate: 0.15,
  whoWeAre: 'Two people in Nelson.',
};

describe('the facts of the owner', () => {
  it('are beside the prices, with an example that is computed from them', () => {
    const html = renderToStaticMarkup(<PackageList locale="en-AU" owner={allFacts} />);
    expect(html).toContain('Usage: $0.15 AUD a minute');
    expect(html).toContain('GST is added to prices and usage: 15% in New Zealand, 10% in Australia.');
    expect(html).toContain('12 × ($499 + $45) = $6,528.');
    expect(html).toContain('<strong>$6,528 AUD in the first year, before GST</strong>');
    expect(html).toMatch(
      /before GST<\/strong><\/p><p>With GST: \$7,507\.20 in New Zealand \(15%\), \$7,180\.80 in Australia \(10%\)\.<\/p>/,
    );
  });

  it('are in the section Contact', () => {
    const html = renderToStaticMarkup(<Contact owner={allFacts} />);
    expect(html).toContain('<a href="tel:0800123456">0800 123 456</a>');
    expect(html).toContain('Monday to Tuesday 8\u00a0am to 4.30\u00a0pm');
    expect(html).toContain('1 Example Street, Nelson, Tasman 7010');
    expect(html).toContain('<h3>Who we are</h3><p>Two people in Nelson.</p>');
  });

  it('leave nothing behind while they are not set', () => {
    const html = renderToStaticMarkup(
      <>
        <PackageList locale="en-NZ" owner={noOwnerFacts} />
        <Contact owner={noOwnerFacts} />
      </>,
    );
    expect(html).not.toMatch(
      /no figures|as an example|GST is|include GST\.|a minute|Who we are|ring us|tel:|We’re open/,
    );
  });
});

it('leads to Contact from an answer whose fact the owner has not set', () => {
  const links = (owner: OwnerFacts) =>
    renderToStaticMarkup(<HomeFaq locale="en-AU" owner={owner} />).match(/<a href[^<]*/g) ?? [];
  expect(links(noOwnerFacts)).toEqual([
    '<a href="/au/contact">Ask us for the rates before you order.',
    '<a href="/au/contact">Ask us about GST before you order.',
  ]);
  expect(links({ ...noOwnerFacts, gst: 'included', usageRate: 0.15 })).toEqual([]);
});

describe('insights', () => {
  it('cut a summary to 150 characters and link to the article as Home’s campaign', () => {
    const html = renderToStaticMarkup(<Insights locale="en" articles={[article]} />);
    expect(html).toContain(`>${'a'.repeat(150)}…</p>`);
    expect(html).toContain('utm_campaign=homepage-resources');
    expect(html).toContain('4 minutes');
    expect(html).toContain('Published November 12, 2026');
    expect(html).toMatch(/href="\/resources">View All Resources/);
  });

  it('are shown without articles', () => {
    const html = renderToStaticMarkup(<Insights locale="en" articles={[]} />);
    expect(html).toMatch(/Latest Voice AI Insights(?!.*<article).*View All Resources/);
  });
});

describe('the calculator of missed calls', () => {
  const render = (changed?: Partial<PublicArticle>) =>
    renderToStaticMarkup(
      <MissedCallsSection locale="en-NZ" article={changed && { ...article, ...changed }}>
        calculator
      </MissedCallsSection>,
    );

  it('links to the article about it', () => {
    expect(render({ medium_url: null, content: '<p>Text</p>' })).toContain(
      'How to find your numbers: <a href="/nz/resources/what-to-say">What to say when nobody can pick up</a>',
    );
  });

  it('marks and counts a link to another site', () => {
    expect(
      render({}).match(/utm_campaign=homepage-resources[^>]* rel="noopener external" data-outbound="1"/g),
    ).toHaveLength(1);
  });

  it('has no link without the article or a page for it', () => {
    for (const html of [render(), render({ medium_url: null })]) expect(html).not.toContain('How to find your numbers');
  });
});

it('is shown without what cannot be read, which is noted', async () => {
  const failure = new Error('the database is gone');
  const noteFailure = vi.fn();
  const content = { recordings: () => Promise.reject(failure) } as unknown as SiteContent;
  expect(await readRecordings({ content, noteFailure })).toEqual([]);
  expect(noteFailure).toHaveBeenCalledExactlyOnceWith(failure);
});
