import { expect, test } from 'vitest';
import { startersIn } from '#demo-agents/agents/demo-business.ts';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { homeQuestionIds, homeQuestions } from '#shared/offer/home-questions.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { readPage } from './read-page.ts';

const textOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replace(/\s+/g, ' ')).join(' ');

test('Home works out what missed calls cost without scripts, from the query of the form', async () => {
  const { document } = await readPage('/nz');
  const form = document.querySelector('#missed-calls form');
  expect(form?.getAttribute('action')).toBe('/nz#missed-calls');
  expect(form?.querySelector('noscript')?.innerHTML).toContain('Work it out');
  expect(document.querySelector('#missed-calls output')?.textContent).toContain('$1,200 a month');
  const names = [...(form?.querySelectorAll('input[name]') ?? [])].map((input) => input.getAttribute('name'));
  const answered = await readPage(`/nz?${names.map((name, place) => `${name}=${place + 5}`).join('&')}`);
  expect(answered.document.querySelector('#missed-calls output')?.textContent).toContain('$24 a month');
});

test('Home shows three featured articles, and whose site it is', async () => {
  const { document } = await readPage('/au');
  expect(document.querySelectorAll('.insight-list > article')).toHaveLength(3);
  expect(document.querySelector('footer')?.textContent).toContain(siteConfig.legalName);
});

test('Home has its questions and answers as data for search engines', async () => {
  const { document } = await readPage('/au');
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

test('Demo has the benefits, the way it works, the starters and the languages of the agent in the URL', async () => {
  for (const { key, title, benefits, howItWorks, starters } of demoAgents) {
    const { document } = await readPage(`/au/demo?agent=${key}`);
    const text = textOf(document.querySelectorAll('[data-demo-panel]:not([hidden])'));
    for (const part of [title, ...benefits, howItWorks]) expect(text).toContain(part);
    for (const starter of startersIn(starters, 'en')) expect(text).toContain(starter.text);
    expect(text).toContain('English, Chinese, Korean. Automatic detection');
  }
});

test('Partners has the tiers, the revenue model, what is needed, and 4 answers that search engines get too', async () => {
  const { document } = await readPage('/nz/partners?clients=5');
  expect(document.querySelector('h1')?.textContent).toContain('20-25% commissions');
  expect(textOf(document.querySelectorAll('.rung'))).toMatch(
    /Affiliate.*Refer a client.*10%.*Certified Partner.*3\+ clients per year.*20%.*Premier Partner.*10\+ clients per year.*25%/,
  );
  expect(textOf(document.querySelectorAll('.revenue'))).toMatch(
    /One-off deals.*20% paid after the setup fee.*12-month plan.*20% recurring monthly.*Upsell bonus.*\+5% for closing 5\+ deals/,
  );
  expect(textOf(document.querySelectorAll('.partner-benefits'))).toMatch(/No upfront cost.*Commissions paid monthly/);
  expect(textOf(document.querySelectorAll('.join-needs > li'))).toBe(
    'Agency details and contact Agreement to terms Payout method',
  );
  expect(document.querySelector('.join-address a')?.getAttribute('href')).toMatch(/^mailto:(?!.*payout).+\?subject=/i);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect([data['@type'], data.mainEntity.length]).toEqual(['FAQPage', 4]);
  for (const { name, acceptedAnswer } of data.mainEntity)
    expect(textOf(document.querySelectorAll('details'))).toContain(name + acceptedAnswer.text);
});
