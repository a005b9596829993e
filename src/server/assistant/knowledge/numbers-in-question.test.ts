import { expect, test } from 'vitest';
import { entriesIn, estimateIn, isYearOfPackage, missedCallsIn } from './numbers-in-question.ts';

test.each([
  ['if I bring 5 clients at $3,000 each on 20 percent', { clients: 5, deal: 3000, percent: 20 }],
  ['ten clients, 2k a deal, 25%', { clients: 10, deal: 2000, percent: 25 }],
  ['two clients of 4000', { clients: 2, deal: 4000, percent: 10 }],
  ['12 deals at 1000', { clients: 12, deal: 1000, percent: 25 }],
  ['我一年能拉 5 个单，每单三千纽币，按两成算', { clients: 5, deal: 3000, percent: 20 }],
  ['고객 10명, 건당 2,000달러, 25%면', { clients: 10, deal: 2000, percent: 25 }],
  ['4 clients on Growth one-off, what do I earn', { clients: 4, deal: 5000, percent: 20 }],
  ['4 个客户买断 Growth，我能拿多少', { clients: 4, deal: 5000, percent: 20 }],
  ['what is my cut of one Growth plan as an affiliate', { clients: 1, deal: 5988, percent: 10 }],
  ['I sell Starter outright to 2 clients on the middle tier, my commission?', { clients: 2, deal: 2000, percent: 20 }],
  ['介绍两个客户买 Enterprise Lite 一次付清，最高级能拿多少佣金', { clients: 2, deal: 10_000, percent: 25 }],
  ['프리미어 등급인데 3천 달러짜리 네 건이면 얼마 받아요', { clients: 4, deal: 3000, percent: 25 }],
  [
    'Say we land you four clients in a year, three grand each. What is our cut?',
    { clients: 4, deal: 3000, percent: 20 },
  ],
  ['한 해에 열두 곳, 건당 5988달러, 맨 위 등급이면 우리 몫이 얼마예요', { clients: 12, deal: 5988, percent: 25 }],
  ['Three of our clients took the middle package, what lands in our pocket?', { clients: 3, deal: 5988, percent: 20 }],
  ['Ten clients all on the $499 thing as a top tier partner. My cut?', { clients: 10, deal: 5988, percent: 25 }],
  ['제일 위 등급이면 그로스 열 개 팔면 얼마 벌어요', { clients: 10, deal: 5988, percent: 25 }],
])('%s names an estimate', (question, estimate) => {
  expect(estimateIn(question)).toMatchObject(estimate);
});

test.each(['what would I earn', '5 clients', 'how much is 3000', '一年能赚多少'])(
  '%s names no estimate',
  (question) => {
    expect(estimateIn(question)).toBeUndefined();
  },
);

test.each([
  ['we have roughly 200 things customers ask about', 200],
  ['would eighty answers fit, or 400 answers', 400],
  ['大概三十条', 30],
  ['질문이 한 250개쯤', 250],
  ['does it hold a lot', undefined],
])('%s speaks of %s entries', (question, entries) => expect(entriesIn(question)).toBe(entries));

test.each([
  [
    'we miss 6 calls a week, 4 out of 10 are work we want, we win half and a job leaves us three hundred',
    { lostCalls: 6, wantedOfTen: 4, wonOfTen: 5, jobValue: 300 },
  ],
  ['一周漏接12个电话，六成想做，一半能成，一单赚150', { lostCalls: 12, wantedOfTen: 6, wonOfTen: 5, jobValue: 150 }],
  [
    '일주일에 4통 놓쳐요, 열에 여섯은 하고 싶고 절반 따내요, 건당 250',
    { lostCalls: 4, wantedOfTen: 6, wonOfTen: 5, jobValue: 250 },
  ],
  [
    '一周漏掉6个，十个里头5个是想接的，十个谈成4个，一单落袋300',
    { lostCalls: 6, wantedOfTen: 5, wonOfTen: 4, jobValue: 300 },
  ],
  [
    '일주일에 열 통 놓치고 열에 셋이 쓸 만하고 열에 다섯 성사, 건당 400 남아요',
    { lostCalls: 10, wantedOfTen: 3, wonOfTen: 5, jobValue: 400 },
  ],
  ['what do missed calls cost', undefined],
  ['I get 5 calls a week', undefined],
])('%s names the numbers of a sum', (question, numbers) => {
  expect(missedCallsIn(question)).toEqual(numbers);
});

test.each([
  ['Whats 499 x 12', true],
  ['12乘199是多少', true],
  ['what is 25 times 40', false],
  ['499 for 12 months', false],
])('%s is the price of a year: %s', (question, isYear) => {
  expect(isYearOfPackage(question)).toBe(isYear);
});
