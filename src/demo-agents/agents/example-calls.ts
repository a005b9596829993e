import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';

/** What the agent or the caller says in one turn. The agent speaks first. Then the two alternate. */
interface ExampleTurn {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
}

/** A row of the ticket that the business receives after the call. */
interface TicketLine {
  readonly label: string;
  readonly value: string;
  /** `item` is an item of an order, and `total` is the sum. A row without `kind` is a fact, such as a name. */
  readonly kind?: 'item' | 'total';
}

/** A made-up call. It has the same content in each language. Its ticket is always in English. */
export interface ExampleCall {
  readonly ticket: readonly TicketLine[];
  readonly turns: Readonly<Record<DemoLanguage, readonly ExampleTurn[]>>;
}

/** Makes turns of these texts. The agent says the first text, the caller the second, and so on. */
function turnsFrom(...texts: readonly string[]): ExampleTurn[] {
  return texts.map((text, index) => ({ speaker: index % 2 === 0 ? 'agent' : 'caller', text }));
}

/** The example call of each demo agent. Visitors receive it as part of the page, so browsers do not load this list. */
export const exampleCalls: Readonly<Record<DemoAgentKey, ExampleCall>> = {
  /** The caller orders something, and then changes the order. The agent repeats the order and says the total. */
  takeaway: {
    ticket: [
      { label: '1 × Large margherita', value: '$24.00', kind: 'item' },
      { label: '1 × Large pepperoni', value: '$26.00', kind: 'item' },
      { label: '1 × Coke', value: '$4.00', kind: 'item' },
      { label: 'Total, GST included', value: '$54.00', kind: 'total' },
      { label: 'Pickup', value: '7.10 pm' },
      { label: 'Name', value: 'Mei' },
    ],
    turns: {
      en: turnsFrom(
        'Kia ora, Harbour Pizza. What can I get you tonight?',
        'Two large margheritas and a coke, for pickup.',
        'Two large margheritas and one coke, pickup. That’s $52. Anything else?',
        'Actually make it one margherita, one pepperoni.',
        'One large margherita, one large pepperoni, one coke: $54. Ready in 20 minutes. What name is it under?',
        'Mei.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Harbour Pizza。今晚想点些什么？',
        '两个大的玛格丽特披萨，一罐可乐，自取。',
        '两个大号玛格丽特，一罐可乐，自取，一共 52 元。还需要别的吗？',
        '改成一个玛格丽特、一个意式辣香肠吧。',
        '一个大号玛格丽特，一个大号意式辣香肠，一罐可乐，一共 54 元，20 分钟后可以取。请问怎么称呼？',
        '叫我 Mei 就好。',
      ),
      ko: turnsFrom(
        '안녕하세요, 하버 피자입니다. 무엇을 준비해 드릴까요?',
        '마르게리타 라지 두 판이랑 콜라 하나, 포장이요.',
        '마르게리타 라지 두 판, 콜라 하나, 포장이시고 52달러입니다. 더 필요하신 게 있으세요?',
        '아, 마르게리타 하나, 페퍼로니 하나로 바꿔 주세요.',
        '마르게리타 라지 하나, 페퍼로니 라지 하나, 콜라 하나, 모두 54달러입니다. 20분 뒤에 찾으러 오시면 됩니다. 성함이 어떻게 되세요?',
        '메이예요.',
      ),
    },
  },
  /** A patient moves an appointment. */
  clinic: {
    ticket: [
      { label: 'Patient', value: 'Jun Park' },
      { label: 'Date of birth', value: 'matches' },
      { label: 'Was', value: 'Thu 9.20 am' },
      { label: 'Now', value: 'Fri 10.40 am', kind: 'total' },
      { label: 'With', value: 'Dr Singh' },
      { label: 'Reminder', value: 'text, Thu' },
    ],
    turns: {
      en: turnsFrom(
        'Good morning, Bay Street Clinic. I’m the automated assistant. How can I help?',
        'I need to move my Thursday appointment.',
        'Of course. What name and date of birth is it under?',
        'Jun Park, 4 March 1988.',
        'Thank you. You’re with Dr Singh on Thursday at 9.20. I have Friday at 10.40, or Monday at 8.30. Which suits?',
        'Friday, please.',
        'Done: Friday 10.40 am with Dr Singh. We’ll text you the day before.',
      ),
      'zh-Hans': turnsFrom(
        '早上好，Bay Street 诊所。我是自动语音助手，请问有什么可以帮您？',
        '我想改一下星期四的预约。',
        '好的。请问预约的姓名和出生日期？',
        'Jun Park，1988 年 3 月 4 日。',
        '谢谢。您约的是星期四上午 9 点 20 分，Singh 医生。可以改到星期五 10 点 40 分，或者星期一 8 点 30 分，您方便哪个？',
        '星期五吧。',
        '改好了：星期五上午 10 点 40 分，Singh 医生。前一天会发短信提醒您。',
      ),
      ko: turnsFrom(
        '안녕하세요, 베이 스트리트 클리닉 자동 상담원입니다. 무엇을 도와드릴까요?',
        '목요일 예약을 바꾸고 싶어요.',
        '네. 예약하신 분 성함과 생년월일을 말씀해 주세요.',
        '박준, 1988년 3월 4일이요.',
        '감사합니다. 목요일 오전 9시 20분, 싱 선생님 예약이시네요. 금요일 10시 40분이나 월요일 8시 30분이 비어 있습니다. 언제가 좋으세요?',
        '금요일로 해 주세요.',
        '변경했습니다. 금요일 오전 10시 40분, 싱 선생님입니다. 전날 문자로 알려 드릴게요.',
      ),
    },
  },
  /** A client makes a booking. Her hair is long, so the agent books a longer time. */
  beauty: {
    ticket: [
      { label: 'Client', value: 'Hana Lee' },
      { label: 'Service', value: 'Cut and colour' },
      { label: 'Note', value: 'long hair' },
      { label: 'Saturday', value: '1.30 to 4.30 pm', kind: 'total' },
      { label: 'With', value: 'Tia' },
      { label: 'Quoted', value: 'from $240.00' },
    ],
    turns: {
      en: turnsFrom(
        'Hello, Fern and Co. Are you booking, or changing a time?',
        'Booking. Cut and colour with Tia, Saturday if she’s free.',
        'A cut and colour with Tia is two and a half hours, from $210. On Saturday she has 9 or 1.30. Which is better?',
        'Half one. My hair’s past my shoulders now.',
        'For long hair allow three hours, from $240. Saturday 1.30 to 4.30 with Tia. Shall I book it?',
        'Yes please, Hana Lee.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Fern and Co 美发。请问是预约还是改时间？',
        '预约。星期六想找 Tia 剪发加染发。',
        'Tia 的剪发加染发需要两个半小时，210 元起。星期六 9 点或下午 1 点半有空，您选哪个？',
        '下午 1 点半。我的头发现在过肩了。',
        '长发需要三个小时，240 元起。星期六下午 1 点半到 4 点半，Tia。要帮您订下吗？',
        '好的，我叫 Hana Lee。',
      ),
      ko: turnsFrom(
        '안녕하세요, 펀 앤 코입니다. 예약하시겠어요, 시간을 바꾸시겠어요?',
        '예약이요. 토요일에 티아 선생님께 커트랑 염색하고 싶어요.',
        '커트와 염색은 두 시간 반 걸리고 210달러부터입니다. 토요일 9시와 오후 1시 30분이 비어 있어요. 언제가 좋으세요?',
        '1시 반이요. 머리가 이제 어깨를 넘어요.',
        '긴 머리는 세 시간, 240달러부터입니다. 토요일 오후 1시 30분부터 4시 30분까지, 티아 선생님으로 예약할까요?',
        '네, 이하나예요.',
      ),
    },
  },
  /** A caller reports a leak at night. The agent asks how urgent it is. It says the rate before anyone is sent. */
  trades: {
    ticket: [
      { label: 'Job', value: 'leak, kitchen ceiling' },
      { label: 'Water', value: 'off at the street' },
      { label: 'When', value: 'tonight', kind: 'total' },
      { label: 'Where', value: '22 Kauri Road' },
      { label: 'Rate told', value: '$180 first hour' },
    ],
    turns: {
      en: turnsFrom(
        'Southern Plumbing, after hours. What’s happened?',
        'Water’s coming through the kitchen ceiling.',
        'That’s urgent. Can you turn the water off at the street? I’ll wait.',
        'Okay, it’s off.',
        'Good. Someone can be there within the hour, at $180 for the first hour, or at 7.30 tomorrow at the day rate. Which suits?',
        'Tonight. 22 Kauri Road.',
        '22 Kauri Road, tonight. The plumber will text you when they leave.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Southern Plumbing 夜间服务。出什么事了？',
        '厨房天花板在漏水。',
        '这很紧急。您能把街边的总水阀关上吗？我等您。',
        '好了，关上了。',
        '很好。一小时内可以有人到，第一小时 180 元；或者明早 7 点半，按白天收费。您选哪个？',
        '今晚吧。Kauri Road 22 号。',
        'Kauri Road 22 号，今晚。水管工出发时会发短信给您。',
      ),
      ko: turnsFrom(
        '안녕하세요, 서던 플러밍 야간 접수입니다. 무슨 일이신가요?',
        '부엌 천장에서 물이 새요.',
        '급한 일이네요. 길가에 있는 수도 밸브를 잠그실 수 있나요? 기다리겠습니다.',
        '네, 잠갔어요.',
        '좋습니다. 한 시간 안에 갈 수 있고 첫 한 시간은 180달러입니다. 내일 아침 7시 30분에 주간 요금으로도 됩니다. 언제가 좋으세요?',
        '오늘 밤이요. 카우리 로드 22번지예요.',
        '카우리 로드 22번지, 오늘 밤이요. 배관공이 출발할 때 문자를 드립니다.',
      ),
    },
  },
  /** A guest books two nights and will arrive late. */
  hotels: {
    ticket: [
      { label: 'Guest', value: 'Wei Chen' },
      { label: 'Room', value: 'Studio, 2 people' },
      { label: 'Nights', value: '2, 14th to 16th' },
      { label: 'Total, GST included', value: '$330.00', kind: 'total' },
      { label: 'Arrives', value: '10 pm' },
      { label: 'Key', value: 'lockbox, code by text' },
    ],
    turns: {
      en: turnsFrom(
        'Good evening, Lakeside Motel. How can I help?',
        'Have you got a room for two on the 14th, two nights?',
        'Yes: a studio at $165 a night, or a one-bedroom unit with a kitchen at $210. Which would you like?',
        'The studio. Can we check in late, about ten?',
        'You can. The key will be in the lockbox by the office, and I’ll text you the code. Two nights, $330 in all. What name is it?',
        'Wei Chen.',
      ),
      'zh-Hans': turnsFrom(
        '晚上好，Lakeside 汽车旅馆。请问需要什么？',
        '14 号有两个人的房间吗？住两晚。',
        '有的：单间每晚 165 元，或者带厨房的一室套房每晚 210 元。您要哪一种？',
        '单间。晚上十点左右入住可以吗？',
        '可以。钥匙放在办公室旁的密码盒里，密码会发短信给您。两晚一共 330 元。请问姓名？',
        '陈伟，Wei Chen。',
      ),
      ko: turnsFrom(
        '안녕하세요, 레이크사이드 모텔입니다. 무엇을 도와드릴까요?',
        '14일에 두 명, 이틀 묵을 방 있나요?',
        '네. 스튜디오는 1박에 165달러, 주방이 있는 원베드룸은 210달러입니다. 어느 쪽으로 하시겠어요?',
        '스튜디오요. 밤 10시쯤 늦게 들어가도 되나요?',
        '괜찮습니다. 열쇠는 사무실 옆 보관함에 있고 비밀번호는 문자로 보내 드립니다. 이틀, 모두 330달러입니다. 성함이 어떻게 되세요?',
        '웨이 첸이에요.',
      ),
    },
  },
};
