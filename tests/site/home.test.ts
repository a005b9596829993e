import { expect, inject, test } from 'vitest';
import { homeQuestionIds, homeQuestions } from '#shared/offer/home-questions.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { readPage } from './read-page.ts';

const home = (path: string) => readPage(new URL(path, inject('siteOrigin')).href);

test('works out what missed calls cost without scripts, from the query of the form', async () => {
  const { document } = await home('/nz');
  const form = document.querySelector('#missed-calls form');
  expect(form?.getAttribute('action')).toBe('/nz#missed-calls');
  expect(form?.querySelector('noscript')?.innerHTML).toContain('Work it out');
  expect(document.querySelector('#missed-calls output')?.textContent).toContain('$1,200 a month');
  const names = [...(form?.querySelectorAll('input[name]') ?? [])].map((input) => input.getAttribute('name'));
  const answered = await home(`/nz?${names.map((name, place) => `${name}=${place + 5}`).join('&')}`);
  expect(answered.document.querySelector('#missed-calls output')?.textContent).toContain('$24 a month');
});

test('shows three featured articles, and whose site it is', async () => {
  const { document } = await home('/au');
  expect(document.querySelectorAll('.insight-list > article')).toHaveLength(3);
  expect(document.querySelector('footer')?.textContent).toContain(siteConfig.legalName);
});

test('has its questions and answers as data for search engines', async () => {
  const { document } = await home('/au');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((entry) => entry['@type'] === 'FAQPage');
  expect(data.inLanguage).toBe('en-AU');
  expect(
    data.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => ({
      question: entry.name,
      answer: entry.acceptedAnswer.text,
    })),
  ).toEqual(homeQuestions(noOwnerFacts).map(({ question, answer }) => ({ question, answer })));
  for (const id of Object.values(homeQuestionIds)) {
    expect(document.querySelector(`#packages a[href="#${id}"]`)?.textContent).toBe(
      document.querySelector(`details#${id} > summary`)?.textContent,
    );
  }
  for (const { question } of homeQuestions(noOwnerFacts)) expect(document.body.textContent).toContain(question);
});
