import { expect, test } from 'vitest';
import { readIn, valueIn } from '#tests/support/demo-readings.ts';
import { beautyAgent } from '../agents/beauty/agent.ts';
import { clinicAgent } from '../agents/clinic/agent.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { partnerAgent } from '../agents/partners/agent.ts';
import { takeawayAgent } from '../agents/takeaway/agent.ts';
import { tradesAgent } from '../agents/trades/agent.ts';
import type { DialogueAgent } from '../slots/agent.ts';

/** Returns a test of what the agent reads about a slot in a text. */
function reads(...[agent, slot, given]: [DialogueAgent, string, Parameters<typeof readIn>[2]?]) {
  return (text: string, expected: string | undefined) =>
    expect(valueIn(readIn(agent, text, given), slot)).toBe(expected);
}

test.each([
  ['two large margs, one without basil, and a coke', '1 large margherita, 1 large margherita -basil, 1 coke'],
  ['two large vegos, one of those with no mushrooms', '1 large vegetarian, 1 large vegetarian -mushrooms'],
  ['one regular Hawaiian, no pineapple, and a garden salad', '1 regular hawaiian -pineapple, 1 salad'],
  ['大的夏威夷一个，可乐两罐', '1 large hawaiian, 2 coke'],
  ['레모네이드 3개요 주소는 유닛 12, 88 Lygon Street Carlton이에요', '3 lemonade'],
  ['페퍼로니 라지 하나에 치즈 추가해 주시고요, 콜라 두 개요', '1 large pepperoni +cheese, 2 coke'],
])('reads the lines of an order: %s', reads(takeawayAgent, 'order'));

/** A large margherita and a Coke. */
const order = (isComplete: boolean) => {
  const none = { without: [], extra: [] };
  const lines = [
    { item: 'margherita', size: 'large', count: 1, ...none },
    { item: 'coke', count: 1, ...none },
  ];
  return { order: { kind: 'order', order: { lines, isComplete } } } as const;
};

test.each([
  ['no coke', '1 large margherita'],
  ['不要可乐', '1 large margherita'],
  ['actually make it a regular margherita', '1 regular margherita, 1 coke'],
  ['swap the margherita for a large pepperoni', '1 coke, 1 large pepperoni'],
  ['可乐两罐就够了，不用三罐', '? 1 large margherita, 2 coke'],
])('changes an order: %s', reads(takeawayAgent, 'order', { values: order(false) }));

test.each([
  ['a large margherita and two cokes', '1 large margherita, 2 coke'],
  ['another coke please', '? 1 large margherita, 2 coke'],
  ['two large margs, one with extra olives', '1 coke, 1 large margherita, 1 large margherita +olives'],
])(
  'sets the lines of an order that was read back: %s',
  reads(takeawayAgent, 'order', { values: order(true), isRepairing: true }),
);

test.each([
  ['a cut and colour', 'cut-colour'],
  ['the massage, not the facial', 'massage'],
  ['只染发，不要剪发', 'colour'],
  ['剪头发加染发，想染个奶茶棕', 'cut-colour'],
  ['a cut and colour, my roots are shocking', 'cut-colour'],
  ['a cut and colour, no, just a colour', 'colour'],
  ['不是嫁接，是把睫毛烫翘再染黑', 'lashes'],
])('reads a choice: %s', reads(beautyAgent, 'service'));

test.each([
  ['half past nine on Thursday', '2026-11-26 9:30'],
  ['下周三下午三点', '2026-12-02 15:00'],
  ['모레 오후 두 시', '2026-11-26 14:00'],
  ['not Friday, Saturday', '2026-11-28 undefined'],
])('reads a day and time: %s', reads(clinicAgent, 'time'));

const offered = [
  { day: '2026-11-26', minutes: 600 },
  { day: '2026-11-26', minutes: 1005 },
  { day: '2026-11-27', minutes: 900 },
];
const offers = { time: { kind: 'date-time', status: 'incomplete', offers: offered } } as const;

test.each([
  ['the first one', '2026-11-26 10:00'],
  ['最晚的那个', '2026-11-27 15:00'],
  ['都可以', '2026-11-26 10:00'],
  ['下午那个，晚点的', '2026-11-27 15:00'],
  ['the closest to half past four', '2026-11-26 16:45'],
])(
  'reads which of the offered times the caller takes: %s',
  reads(clinicAgent, 'time', { asked: 'time', offered, values: offers }),
);

test.each([
  ['move my Thursday appointment to Friday morning', '2026-11-26 undefined', '2026-11-27 morning'],
  ['我明天有个预约，能不能改到星期六', '2026-11-25 undefined', '2026-11-28 undefined'],
])('reads both times of a booking that is moved: %s', (text, was, time) => {
  const reading = readIn(clinicAgent, text);
  expect(['job', 'was', 'time'].map((slot) => valueIn(reading, slot))).toEqual(['move', was, time]);
});

test.each([
  ['got a cut with Tia on Saturday at 10 but I’m rostered on, can I change it', 'move'],
  ['I won’t be able to make my lash lift on Thursday, could you cancel that for me please?', 'cancel'],
  ['I shan’t be coming on Saturday for my facial. You’d better take me off the list.', 'cancel'],
])('hears in the first sentence that a booking is changed: %s', reads(beautyAgent, 'job'));

test.each([
  ['nope, changing a booking', 'move'],
  ['I want it cancelled altogether', 'cancel'],
  ['could you move it to Friday', undefined],
])(
  'hears after the read-back what the call is about: %s',
  reads(beautyAgent, 'job', { values: { job: { kind: 'choice', key: 'book' } }, isRepairing: true }),
);

test.each([
  ['two', '2026-11-27 2'],
  ['two of us', undefined],
])('reads the number of nights alone: %s', (text, dates) => {
  const values = { dates: { kind: 'date-range', from: '2026-11-27', status: 'incomplete' } } as const;
  const reading = readIn(hotelsAgent, text, { asked: 'dates', values });
  expect(valueIn(reading, 'dates')).toBe(dates);
  expect(valueIn(reading, 'guests')).toBe(dates ? undefined : '2');
});

test.each([
  ['three nights from Friday', '2026-11-27 3'],
  ['下星期一到，住两晚', '2026-11-30 2'],
  ['이번 금요일부터 2박이요', '2026-11-27 2'],
  ['Friday the 11th of December, just the Friday and Saturday night', '2026-12-11 2'],
])('reads the nights of a stay: %s', reads(hotelsAgent, 'dates'));

test.each([
  ['there are four of us', '4'],
  ['两大一小，一共三个人', '3'],
  ['four of us, two kids', '4'],
  ['세 명이요', '3'],
  ['me, the wife and our three kids', '5'],
  ['her and the baby and me', '3'],
  ['me and a mate', '? 2'],
  ['Five altogether, counting the kids', '5'],
  ['it’s for my wife, I’d like a studio', undefined],
])('reads how many guests come: %s', reads(hotelsAgent, 'guests'));

test.each([
  ['May Chen', 'May Chen'],
  ['Te Whata, T-E W-H-A-T-A', '? Te Whata'],
  ['林小雨', '林小雨'],
  ['我個名係梁嘉欣', '梁嘉欣'],
  ['我姓赵，赵国强', '赵国强'],
  ['배수진이라고 합니다', '배수진'],
  ['the name is maybe Jo', '? Jo'],
  ['S I O B H A N', 'Siobhan'],
  ['It is Australian.', undefined],
  ['Q', undefined],
  ['hang on a minute', undefined],
  ['Ugh, no wait', undefined],
])('reads the answer to a question for a name: %s', reads(beautyAgent, 'name', { asked: 'name' }));

test.each([
  ['a trim please, my name is Jess Tui', 'Jess Tui'],
  ['V A C L A V, second name H R U S K A', 'Vaclav Hruska'],
  ['제 이름은 김민준이에요, 커트요', '김민준'],
  ['a trim with Jess', undefined],
])('reads a name only when it is announced: %s', (text, name) => {
  const reading = readIn(beautyAgent, text);
  expect(valueIn(reading, 'name')).toBe(name);
  expect(valueIn(reading, 'with')).toBe(name ? undefined : 'jess');
});

test.each([
  ['0215550199', '021 555 0199'],
  ['oh two one, triple five, oh one ninety-nine', '021 555 0199'],
  ['공이일에 오오오에 공일구구이에요', '021 555 0199'],
  ['021 555 0177, no sorry, 021 555 0178', '021 555 0178'],
  ['it’s 021 555 0177, oh nah, 0178 on the end. 021 555 0178', '021 555 0178'],
  ['零二一，三个五，零一九九', '021 555 0199'],
  ['021에 555, 그다음 0199', '021 555 0199'],
  ['021 555', undefined],
])('reads a phone number in digits and words: %s', (text, phone) => {
  const reading = readIn(beautyAgent, text, { asked: 'phone' });
  expect(valueIn(reading, 'phone')).toBe(phone);
  expect(reading.trouble?.kind).toBe(phone ? undefined : 'badPhone');
});

test('reads an email address where one is enough', () => {
  reads(partnerAgent, 'phone', { asked: 'phone' })('it’s mei@example.com, thanks', 'mei@example.com');
});

test.each([
  ['22 Kauri Road', '22 Kauri Road'],
  ['flat 3 not flat 2, 112 Selwyn Road', '? flat 3, 112 Selwyn Road'],
  ['the white house behind the school', '? the white house behind the school'],
  ['我家在 88 Queens Road', '88 Queens Road'],
])('reads the answer to a question for an address: %s', reads(tradesAgent, 'address', { asked: 'address' }));

test.each([
  ['do I get anything if they only take the cheapest package?', undefined],
  ['Okay, I’d like to introduce a client then', undefined],
  ['Pixel and Thyme', '? Pixel and Thyme'],
])(
  'takes no question and no wish for the name of a company: %s',
  reads(partnerAgent, 'agency', { asked: 'agency', values: { wish: { kind: 'choice', key: 'introduce' } } }),
);

test.each([
  ['送。', 'delivery'],
  ['picking it up', 'pickup'],
  ['I’ll grab it on the way home', 'pickup'],
])('reads the answer to a question for pickup or delivery: %s', reads(takeawayAgent, 'how', { asked: 'how' }));

test('keeps a description in the caller’s own words, and doubts it', () => {
  const reading = readIn(tradesAgent, 'my tap has been dripping for a week, no rush');
  expect(valueIn(reading, 'job')).toBe('? my tap has been dripping for a week');
  expect(valueIn(reading, 'urgency')).toBe('routine');
});
