import { describe, expect, test } from 'vitest';
import { newArticleForm } from '#desk/articles/article-form.ts';
import { serialiseHtml } from '#desk/editor/html-tree.ts';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { comparableTitle, linkTarget, readContent } from '#shared/rules/content-checks.ts';
import { type KnownFacts, publishingAdvice, type Subject } from './publishing-list.tsx';
import { ownPaths } from './site-requests.ts';

const site = 'https://bellbird.example';
const good = {
  ...newArticleForm(1, 'Pacific/Auckland', new Date()),
  title: 'What a missed call costs a plumber',
  summary: 'A missed call is a missed job. This article counts what that means in a year of work.',
  content: '<p>Read <a href="/demo">the demo</a>.</p><h2>One</h2><h3>Two</h3><h2>Three</h2>',
};
const facts: KnownFacts = { siteOrigin: site, slug: 'missed-call', hasTwin: false, deadPaths: [] };
const picture = '/pictures/abcdefgh12345678.webp';

const adviceOn = (form: ArticleForm, known: KnownFacts) =>
  publishingAdvice(form, readContent(serialiseHtml(form.content)), known);

/**
 * Returns the advice about one subject of the article `good`, after the fields in `change` were replaced. There is no
 * advice about `good` itself.
 */
function sentencesAbout(subject: Subject, change: Partial<typeof good>, known: Partial<KnownFacts> = {}) {
  const advice = adviceOn({ ...good, ...change }, { ...facts, ...known });
  return advice.find((entry) => entry.subject === subject)?.sentences;
}

test('a good article gets no advice', () => {
  expect(adviceOn(good, facts).flatMap(({ sentences }) => sentences)).toEqual([]);
});

test.each<[Subject, Partial<typeof good>, Partial<KnownFacts>, RegExp]>([
  ['Text', { content: ' ' }, {}, /no Content and no Medium URL/],
  ['Text', { medium_url: 'https://medium.com/a' }, {}, /Cards lead to the Medium URL/],
  ['Title', { title: ' ' }, {}, /no title yet/],
  ['Title', {}, { hasTwin: true }, /Another article/],
  ['Title', { title: 'a'.repeat(61) }, {}, /This one has 61/],
  ['Summary', { summary: '' }, {}, /no summary yet/],
  ['Summary', { summary: 'Short' }, {}, /only 5 characters/],
  ['Summary', { summary: 'é'.repeat(151) }, {}, /after 150 characters. It has 151/],
  ['Pictures', { content: `<img src="${picture}" alt=" ">` }, {}, /^1 picture has no alt text/],
  ['Pictures', { content: `<img src="${picture}"><img src="${picture}">` }, {}, /^2 pictures have no/],
  ['Pictures', { content: '<img src="https://x.example/a.png" alt="A">' }, {}, /another site/],
  ['Headings', { title: 'Rates', content: '<h2>rates</h2>' }, {}, /repeats the title/],
  ['Links', { content: '<a href="/gone">here</a>' }, { deadPaths: ['/gone'] }, /^\/gone leads nowhere/],
  ['Links', { content: '<a href="#top">up</a>' }, {}, /^#top leads nowhere/],
  ['Links', { content: '<a href="https://exam ple">here</a>' }, {}, /not a complete web address/],
  ['Links', { content: '<a href="https://example">here</a>' }, {}, /not a complete web address/],
  ['Links', { content: '<a>here</a>' }, {}, /no address/],
  ['Links', { content: '<a href="/demo"> </a>' }, {}, /no words/],
  ['Headings', { content: '<h3>Deep</h3>' }, {}, /first heading should have level 2. “Deep” has level 3/],
  ['Headings', { content: '<h2>One</h2><h4>Two</h4>' }, {}, /“Two” jumps from level 2 to level 4/],
  ['Headings', { content: '<h2> </h2>' }, {}, /no words/],
  ['Address', {}, { slug: 'a'.repeat(61) }, /61 characters/],
])('%s: %j %j', (subject, change, known, sentence) => {
  expect(sentencesAbout(subject, change, known)).toEqual([expect.stringMatching(sentence)]);
});

test('a link whose only words are the alternative text of its picture is good', () => {
  expect(sentencesAbout('Links', { content: `<a href="/demo"><img src="${picture}" alt="A demo"></a>` })).toEqual([]);
});

test('nothing is said about facts that are not known yet', () => {
  const unknown = { slug: undefined, hasTwin: undefined, deadPaths: undefined };
  expect(adviceOn(good, { ...facts, ...unknown }).flatMap(({ sentences }) => sentences)).toEqual([]);
});

describe('linkTarget', () => {
  test.each([
    ['/nz/demo?agent=clinic#start', { kind: 'own', path: '/nz/demo?agent=clinic' }],
    ['other-article', { kind: 'own', path: '/resources/other-article' }],
    ['../demo', { kind: 'own', path: '/demo' }],
    [`${site}/partners`, { kind: 'own', path: '/partners' }],
    ['https://www.govt.nz/', { kind: 'outside', address: 'https://www.govt.nz/' }],
    ['mailto:hello@bellbird.example', { kind: 'mail' }],
  ])('%s', (href, target) => expect(linkTarget(href, site)).toEqual(target));

  test('each path of this site is checked once, and at most 40 are checked', () => {
    expect(ownPaths(['/demo', '/demo#top', 'https://a.example/', '/partners'], site)).toEqual(['/demo', '/partners']);
    const many = Array.from({ length: 99 }, (_, index) => `/${index}`);
    expect(ownPaths(many, site)).toHaveLength(40);
  });
});

test('titles that look alike are the same title', () => {
  expect(comparableTitle('  What a  MISSED call\ncosts')).toBe(comparableTitle('What a missed call costs'));
});
