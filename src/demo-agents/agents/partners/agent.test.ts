import { describe, expect, test } from 'vitest';
import { findEnquiryFaults } from '#shared/enquiries/enquiry-rules.ts';
import { packages } from '#shared/offer/packages.ts';
import { partnerTiers } from '#shared/offer/partner-programme.ts';
import { callWith, linesOf } from '#tests/support/demo-calls.ts';
import { partnerAgent } from './agent.ts';
import { introductionOf } from './introduction.ts';

const converse = callWith(partnerAgent);

describe('the partner specialist works out a share', () => {
  test.each([
    ['if I bring 3 clients on Growth', '3 × $5,988 NZD × 20% = $3,592.80 NZD'],
    ['What would I earn with 3 clients on Growth?', '3 × $5,988 NZD × 20% = $3,592.80 NZD'],
    ['how much do we get if we bring ten customers on enterprise', '10 × $11,988 NZD × 25% = $29,970 NZD'],
    ['one client on starter, one-off', '1 × $2,000 NZD × 10% = $200 NZD'],
    ['如果我带3位客户，Growth套餐，能赚多少？', '3 × $5,988 NZD × 20% = $3,592.80 NZD'],
    ['Growth로 고객 3명을 데려오면 얼마를 벌 수 있나요?', '3 × $5,988 NZD × 20% = $3,592.80 NZD'],
  ])('from %j', (said, sum) => {
    const turn = converse(said);
    expect(turn.say).toContain(sum);
    expect(turn.say).toMatch(/estimate, not a promise|这是估算|추정치/);
  });

  test('and asks for what is missing, keeps it, and follows a change', () => {
    expect(converse('I could bring 5 clients a year').say).toContain('you’re a Certified Partner and earn 20%');
    expect(converse('I could bring 5 clients a year', 'on Growth').say).toContain('5 × $5,988 NZD × 20%');
    const changed = converse('I could bring 5 clients a year', 'on Growth', 'and with 12 clients?');
    expect(changed.say).toContain('12 × $5,988 NZD × 25% = $17,964 NZD');
    expect(linesOf(changed)).toContain('Share: $17,964 NZD, $1,497 NZD a month');
  });

  test('with the prices of the packages and the rates of the tiers, for every one of them', () => {
    for (const { name, monthly } of packages)
      for (const { fromClients, commission } of partnerTiers) {
        const total = (fromClients * monthly * 12 * commission) / 100;
        const turn = converse(`what would I earn with ${fromClients} clients on ${name}?`);
        expect(turn.say.replaceAll(',', '')).toContain(
          `× ${commission}% = $${total.toFixed(2).replace('.00', '')} NZD`,
        );
      }
  });
});

const introductions = {
  en: [
    ['I’d like to introduce a client', 'What’s your agency called?'],
    ['Harbour Web', 'Which business is it'],
    ['Bay Dental, they miss calls over lunch', 'And your own name?'],
    ['Hana Kereama', 'What number or email address'],
    ['hana.k@harbourweb.co.nz', 'the client: Bay Dental'],
    ['that’s right', 'Shall I send that to our team? They keep it to reply to you'],
    ['yes please', 'I’m sending it to our team now.'],
  ],
  'zh-Hans': [
    ['我想介绍一位客户', '您的公司叫什么名字'],
    ['小林网络', '是哪家企业'],
    ['海湾牙科，午休漏接电话', '怎么称呼您'],
    ['林小明', '电话或电子邮箱'],
    ['021 555 0199', '客户：海湾牙科'],
    ['对', '要我发给我们的团队吗'],
    ['好的', '我现在就发给我们的团队'],
  ],
  ko: [
    ['고객을 소개하고 싶어요', '에이전시 이름이'],
    ['하버웹', '어떤 업체이고'],
    ['베이 치과, 점심에 전화를 놓쳐요', '성함이 어떻게'],
    ['박준이에요', '전화번호나 이메일'],
    ['021 555 0199', '고객: 베이 치과'],
    ['맞아요', '저희 팀에 보낼까요'],
    ['네', '지금 저희 팀에 보냅니다'],
  ],
} as const;

test.each(Object.entries(introductions))(
  'takes an introduction in %s, as an enquiry without faults',
  (language, lines) => {
    const sentences = lines.map(([sentence]) => sentence);
    for (const [index, [sentence, response]] of lines.entries()) {
      const turn = converse(...sentences.slice(0, index + 1));
      expect(turn.say, sentence).toContain(response);
      expect(turn.language, sentence).toBe(language);
    }
    const turn = converse(...sentences);
    expect(turn.ticket.status).toBe('confirmed');
    const details = introductionOf(turn.call.values);
    expect(findEnquiryFaults(details)).toEqual([]);
    expect(details).toMatchObject({ kind: 'callback', business: lines[1][0], consent: true });
    // The polite ending of a Korean sentence is not part of the detail.
    expect(details.message).toContain(lines[2][0].replace(/요$/, ''));
    expect(details.email || details.phone).toBe(lines[4][0]);
  },
);

const joining = ['we want to join', 'Harbour Web', 'Hana Kereama', '021 555 0199'] as const;

test('sends the numbers of the share with a wish to join', () => {
  const turn = converse('we could bring 4 clients on Growth', ...joining, 'yes', 'yes');
  expect(turn.ticket.status).toBe('confirmed');
  expect(introductionOf(turn.call.values).message).toBe(
    'Wants to join the partner programme.\nClients a year: 4\nPackage: growth',
  );
});

test('does not confirm without a yes, and sends nothing of a call that is left', () => {
  expect(converse(...joining).call.stage).toBe('confirming');
  expect(converse(...joining, 'no').ticket.status).toBe('filling');
  const left = converse('never mind', 'yes');
  expect(left.say).toContain('nothing was sent');
});

test('greets a caller with what it can do', () => {
  expect(converse('hi').say).toContain('Ask me anything about it');
});

test('says that it works out one package at a time', () => {
  const turn = converse('we have 5 clients that want Starter and 2 that want Growth');
  expect(turn.say).toContain('one package at a time');
});

test('passes a wish for a person on in other words than the agents with a telephone', () => {
  const person = converse('can I talk to a real person please');
  expect(person).toMatchObject({ wantsPerson: true, isOver: true });
  expect(person.say).not.toContain('put you through');
});
