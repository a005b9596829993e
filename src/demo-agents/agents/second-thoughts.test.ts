import { expect, test } from 'vitest';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import { builtInAgents } from './built-in-agents.ts';
import { callsIn, conversationWith, expectRows } from './conversation.fixture.ts';

const now = new Date('2026-11-24T01:00:00Z');

async function call(key: DemoAgentKey, said: string) {
  return conversationWith(await builtInAgents[key](), { now })(...said.split(' // '));
}

const whole = {
  en: 'a large margherita for pickup // that’s all // Mei // no',
  zh: '一个大号玛格丽特，自取 // 没了 // 王芳 // 不留',
  ko: '마르게리타 라지 하나 포장이요 // 없어요 // 김민준 // 번호는 안 드릴게요',
};

test.each([
  [`${whole.en} // yes, it’s all off, the party’s cancelled`],
  [`${whole.en} // yep, call the whole thing off`],
  [`${whole.zh} // 是的，都取消吧`],
  [`${whole.ko} // 네, 취소해 주세요`],
])('what is called off at the read-back is not booked: %s', async (said) => {
  const turn = await call('takeaway', said);
  expect(turn.ticket.status).not.toBe('confirmed');
  const yes = await call('takeaway', `${said} // yes`);
  expect(yes.ticket.status).toBe('cancelled');
});

test.each([
  ['hotels', 'a studio from Monday for two nights // cancel it please, our plans fell through // yes, scrap it'],
  ['takeaway', 'two large margheritas // forget the order // call it off'],
  ['hotels', '星期一住两晚，要单间 // 取消吧，计划变了 // 不订了'],
  ['takeaway', '마르게리타 라지 두 판이요 // 주문 취소할게요 // 없던 일로 해 주세요'],
] as const)('%s: whoever calls it off twice has cancelled: %s', async (key, said) => {
  expect((await call(key, said)).ticket.status).toBe('cancelled');
});

test('whoever answers the offer of a person with neither a yes nor a no gets a person', async () => {
  const turn = await call('hotels', Array.from({ length: 8 }, () => 'blorp the snorkel sideways').join(' // '));
  expect(turn.isOver).toBe(true);
  expect(turn.ticket.status).not.toBe('confirmed');
});

const tickets: Partial<Record<DemoAgentKey, string>> = {
  takeaway: `
    two large pepperonis and two garlic breads, no wait, four, the neighbours are coming => 2 × Large pepperoni ; 4 × Garlic bread
    一个大的夏威夷，两份蒜香面包，哎不对，四份，我妹妹也来 => 1 × Large Hawaiian ; 4 × Garlic bread
    一个大的玛格丽特、一个正常大小的夏威夷 => 1 × Large margherita ; 1 × Regular Hawaiian ; !Large Hawaiian
    Can the margherita be done gluten free? I’d have a regular one, and a garden salad => 1 × Regular margherita ; 1 × Garden salad
    瑪格麗特可以做無麩質的餅底嗎？可以的話我要一個普通的，還要一份沙拉 => 1 × Regular margherita ; 1 × Garden salad
    하와이안은 얼마예요? 라지 하나 주시고, 콜라도 하나 주세요 => 1 × Large Hawaiian ; 1 × Coke
    一个小号的素食，一个大号的素食 => 1 × Regular vegetarian ; 1 × Large vegetarian
    하와이안 보통 사이즈 하나랑 라지 하나요 => 1 × Regular Hawaiian ; 1 × Large Hawaiian
    a large margherita // that’s all // pickup // Mei // oh two one, five double five, and then oh one two three => Phone: 021 555 0123
  `,
  clinic: `
    我想约医生，要时间长的那种，下星期二上午 => Visit: Longer visit
    a doctor on Friday // Oh, and is there parking? => !Patient: Oh
    我聽日上晝約咗睇醫生，想改去星期五得唔得 => Call: Appointment to move ; Was: Wed 25 Nov
  `,
  beauty: `
    a cut with Tia on Thursday after four // 1st one’s good => Time: Thu 26 Nov ; !Dec
    聽日下晝想剪頭髮 => Service: Cut ; Wed 25 Nov
  `,
  hotels: `
    Friday to Sunday, two of us, a studio // if you’ve nothing on the Saturday the one-bedroom is fine => Dates: Fri 27 Nov to Sun 29 Nov ; Room: One-bedroom
    12월 11일, 아니다 12일 토요일에 1박이요, 다섯 명이요 => Dates: Sat 12 Dec to Sun 13 Dec
    下星期一住两晚，六个人 // 要两间卧室的 => Room: Two-bedroom
    다음 주 월요일 2박, 여섯 명 // 침실 두 개 있는 걸로요 => Room: Two-bedroom
    next Monday for two nights, five of us // the two bed one => Room: Two-bedroom
    星期五住兩晚，兩個人，要單間 => Dates: Fri 27 Nov to Sun 29 Nov ; Guests: 2
  `,
  trades: `
    Morning, Priya from the school here, do you put in power points? // fair enough, there’s a leaking tap in the staff room too => leaking tap ; !Job: Morning
    Ah, a real voice, lovely. My shower’s leaking into the hallway, and it can wait => Job: My shower’s leaking ; !Job: Ah
    It’s about the thing in the yard // it can wait // the outside tap is dripping all night => Job: It’s about the thing in the yard; the outside tap
    혹시 콘센트도 달아 주시나요? 사무실을 옮겼는데 할 게 있어서요 // 그럼 수도꼭지가 새는데 봐 주세요 => !Job: 사무실
  `,
};

test.each(callsIn(tickets))('%s: %s', async (key, line) => {
  const [said = '', wanted = ''] = line.split(' => ');
  expectRows(await call(key, said), wanted);
});

test.each([
  ['en', 'hmm, that’s a long story, and not for the phone', 'Thanks. A number to ring if something comes up?'],
  ['zh', '八九不离十吧', '谢谢。方便留个电话吗？'],
  ['ko', '글쎄요 그게 좀 그렇네요', '연락받으실 번호를 알려 주시겠어요?'],
] as const)('an agent that did not hear the name addresses nobody (%s)', async (language, noName, prompt) => {
  const order = whole[language].split(' // ').slice(0, 2).join(' // ');
  const { say } = await call('takeaway', `${order} // ${noName} // ${noName}`);
  expect(say).toContain(prompt);
  expect(say).not.toMatch(/, \.|，。|(?:^|\s)님/);
});
