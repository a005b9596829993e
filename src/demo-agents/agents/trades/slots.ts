import { at } from '../../slots/business-time.ts';
import type { Choice, Slot, TicketFact } from '../../slots/slots.ts';
import { phrases, type Translated, translated } from '../../text/translated.ts';

const rateTold = (value: Translated): TicketFact => ({
  label: translated('Rate told', '已告知价格', '안내한 요금'),
  value,
});
const dayRate = rateTold(
  translated('$110 call-out, first half hour', '上门 110 元，含前半小时', '출장 110달러, 처음 30분 포함'),
);

/** The slots about the job: the problem, how urgent it is, and the address. */
export const jobSlots: readonly Slot[] = [
  {
    key: 'job',
    kind: 'text',
    label: translated('Job', '情况', '작업'),
    prompt: translated(
      'What’s happened, or what needs doing?',
      '请问出了什么问题，或者需要做什么？',
      '무슨 일이신가요, 어떤 작업이 필요하세요?',
    ),
    readBack: translated('the job: {value}', '情况：{value}', '작업: {value}'),
    triggers: phrases(`
      leak | leaks | leaking | drip | drips | dripping | water's coming | water is coming | water coming | coming through |
      burst | flood | flooding | flooded | tap | faucet | toilet | cistern | drain | blocked | clogged | sink | shower | bath |
      hot water | no water | pipe | cylinder | gutter | downpipe | dishwasher | washing machine | water pressure |
      bathroom renovation | pump | septic | overflowing | broken | won't flush | install | replace | new bathroom | renovation | renovating |
      漏水 | 漏 | 滴水 | 水管 | 爆了 | 爆管 | 水龙头 | 龙头 | 马桶 | 厕所 | 下水道 | 堵了 | 堵住 | 堵 | 热水器 | 没有热水 | 没热水 |
      没水 | 水槽 | 淋浴 | 浴缸 | 水压 | 坏了 | 安装 | 更换 | 装修浴室 | 翻新 | 淹了 | 溢出 |
      물이 새 | 새요 | 새고 | 누수 | 물이 떨어 | 물이 안 | 물이 넘 | 터졌 | 침수 | 수도꼭지 | 변기 | 화장실 | 하수구 | 막혔 | 막혀 |
      온수 | 온수기 | 싱크대 | 샤워기 | 욕조 | 배관 | 파이프 | 수압 | 고장 | 설치 | 교체 | 리모델링
    `),
  },
  {
    key: 'urgency',
    kind: 'choice',
    assumed: ({ water }) => (water === 'running' ? 'urgent' : undefined),
    label: translated('How urgent', '紧急程度', '급한 정도'),
    prompt: translated(
      'Is it urgent, or can it wait for a weekday?',
      '很急吗，还是可以等到工作日？',
      '급하신가요, 평일까지 기다리실 수 있나요?',
    ),
    choices: [
      {
        key: 'urgent',
        name: translated('urgent', '紧急', '긴급'),
        aliases: phrases(`
          emergency | as soon as you can | can't wait | cannot wait | asap | as soon as possible | straight away | right away | right now |
          today | tonight | no water | no hot water |
          很急 | 今日 | 即刻 | 着急 | 很紧急 | 马上 | 尽快 | 立刻 | 今天 | 今晚 | 现在就 | 等不了 | 没有热水 | 没热水 |
          급해 | 급한 | 급하 | 당장 | 빨리 | 오늘 | 오늘 밤 | 지금 바로 | 기다릴 수 없 | 온수가 안 | 지금 와 | 지금 오
        `),
        answerAliases: phrases('now | very | 快点 | 急 | 现在 | 지금'),
        means: 'yes',
        confirmation: translated('That’s urgent.', '这很紧急。', '급한 일이네요.'),
      },
      {
        key: 'routine',
        name: translated('can wait', '可以等', '급하지 않음'),
        aliases: phrases(`
          not urgent | nothing dramatic | any day next week | not that urgent | not really urgent | not super urgent | isn't urgent | no rush | no hurry | no biggie | no big deal | nothing major | nothing urgent | no panic | not in a hurry | no drama | in no rush | no great rush | no great hurry | can wait | it can wait | whenever | during the week | leaking tap | dripping tap | tap is dripping | tap drips | running toilet | book me in | some time | no panic | not in any rush | no urgency |
          不急 | 来修也行 | 明天来也行 | 明天就行 | 今天不用 | 不用赶 | 时间不紧 | 不算太急 | 不怎么急 | 本周 | 这周之内 | 下周之内 | 等等也行 | 等一等 | 等几天 | 等两天 | 过几天 | 没事不急 | 不算急 | 不算很急 | 不是很急 | 不太急 | 没那么急 | 不着急 | 不赶时间 | 不赶 | 没什么急 | 也不急 | 不紧急 | 可以等 | 工作日 | 有空的时候 | 水龙头滴水 | 龙头漏水 | 水龙头漏水 |
          급하지 않 | 급한 일은 아니 | 급한 일 아니 | 급할 건 | 급할 거 없 | 당장은 아니 | 당장 아니 | 당장은 안 | 당장 안 | 안 급 | 안 급해 | 급한 건 아니 | 급한 것은 아니 | 그렇게 급하진 | 급하진 않 | 기다릴 수 있 | 기다려도 | 나중에 와도 | 미뤄도 | 평일 | 천천히 | 아무 때나 | 수도꼭지가 새 | 수도꼭지 누수
        `),
        answerAliases: phrases(
          'tomorrow | next week | next few days | when you get a chance | 明天 | 慢慢来 | 下周 | 내일 | 다음 주 | wait | a weekday | 等 | 기다릴게',
        ),
        means: 'no',
        price: 11_000,
        isStartingPrice: true,
        ticketFacts: [dayRate],
        confirmation: translated(
          'A weekday visit is $110, first half hour and GST included.',
          '工作日上门 110 元，含前半小时和 GST。',
          '평일 방문은 처음 30분과 GST를 포함해 110달러입니다.',
        ),
      },
      {
        key: 'quote',
        name: translated('a quote', '报价', '견적'),
        aliases: phrases(`
          quote | estimate | want a price | only a price | just a price | free quote | price for a job | a price on | price for | price to | price up | renovation | renovating | new bathroom |
          估价 | 估个价 | 报个价 | 报价 | 问个价 | 问问价 | 先问问要多少钱 | 要多少钱来看看 | 免费报价 | 装修 | 翻新 |
          견적서 | 견적을 | 견적 좀 | 견적 받 | 리모델링 | 공사 비용
        `),
        ticketFacts: [rateTold(translated('quote, no charge', '报价，免费', '견적, 무료'))],
        confirmation: translated(
          'A quote is free: someone comes to look.',
          '报价免费，我们派人上门查看。',
          '견적은 무료이고 저희가 직접 가서 봅니다.',
        ),
      },
    ],
  },
  {
    key: 'water',
    kind: 'choice',
    label: translated('Water', '水', '물'),
    isNeverPrompted: true,
    readBack: translated('water {value}', '水{value}', '물 {value}'),
    prompt: translated('Is the water off?', '水关了吗？', '물을 잠그셨나요?'),
    choices: [
      {
        key: 'running',
        name: translated('still running', '还在漏', '새는 중'),
        aliases: phrases(`
          burst | flooding | flooded | flood | coming through | pouring | gushing | everywhere | overflowing | won't stop |
          soaked | through the ceiling | can't turn it off | can't turn the water off | can't shut it off | won't turn off | won't shut off | still running |
          爆了 | 爆管 | 爆裂 | 淹了 | 天花板 | 到处是水 | 溢出 | 停不下来 | 喷水 | 还在流 | 一直流 | 一直在流 | 关不上 | 关不掉 | 止不住 | 还在漏 |
          터졌 | 터져 | 침수 | 천장 | 넘쳐 | 넘치 | 물바다 | 멈추지 | 쏟아 | 계속 나와 | 안 잠겨 | 안 잠가 | 밸브를 못 | 밸브가 안 | 콸콸
        `),
        confirmation: translated(
          'If you can, turn the water off at the street or under the sink.',
          '可以的话，请先关上街边或水槽下的水阀。',
          '하실 수 있으면 길가나 싱크대 아래의 밸브를 잠가 주세요.',
        ),
      },
      {
        key: 'off',
        name: translated('turned off', '已关', '잠금'),
        aliases: phrases(`
          it's off | water's off | water is off | turned it off | turned the water off | i've turned it off | shut it off | it is off now | the water off | the water's off | shut the water | shut off the | shut the tap | shut the little tap | turned the tap off | managed to turn it off | managed to shut it off | got it turned off | off at the toby | off at the mains | off at the main |
          关了 | 关上了 | 已经关 | 关掉了 | 总阀关 | 水阀关 |
          잠갔 | 잠궜 | 잠가 놨 | 잠가 뒀 | 잠가놨 | 잠가뒀 | 껐어요
        `),
        confirmation: translated('Good.', '很好。', '좋습니다.'),
      },
    ],
  },
  {
    key: 'address',
    kind: 'address',
    label: translated('Where', '地址', '주소'),
    prompt: translated('What’s the address?', '请问地址是哪里？', '주소를 알려 주시겠어요?'),
  },
];

const nowWords = phrases(`
  now | right now | straight away | right away | today | tonight | this evening | within the hour | as soon as | asap |
  first one | the first | soonest | as soon as you can | quick as you can | whenever you can | asap please |
  现在 | 今日 | 快啲 | 马上 | 立马 | 今天 | 今晚 | 尽快 | 立刻 | 越快越好 | 快点来 | 赶紧 | 最快 | 第一个 |
  지금 | 당장 | 바로 | 오늘 | 오늘 밤 | 빨리 | 최대한 빨리 | 빠를수록 | 첫 번째
`);
const laterWords = phrases(`
  day rate | later | can wait | cheaper | the second | second one | another day | a day that suits | when you open |
  白天 | 便宜 | 可以等 | 晚点 | 第二个 | 改天 | 上班后 | 等上班 |
  낮에 | 주간 | 나중에 | 싼 | 기다릴 수 | 두 번째 | 다른 날 | 영업시간에
`);

/** A visit on a later day. It costs the day rate. */
const later: Choice = {
  key: 'later',
  name: translated('a visit at the day rate', '白天上门', '주간 방문'),
  aliases: [],
  answerAliases: laterWords,
  means: 'no',
  price: 11_000,
  isStartingPrice: true,
  ticketFacts: [dayRate],
};

/**
 * The slots about the visit: when the tradesperson comes, and at which rate. The tradesperson comes at once, at the day
 * or night rate, or later, in a window of two hours.
 */
export const visitSlots: readonly Slot[] = [
  {
    key: 'callout',
    kind: 'choice',
    label: translated('When', '上门', '방문'),
    when: ({ urgency, now }) => urgency === 'urgent' && now === 'open',
    prompt: translated(
      'Someone can be there within two hours for $110, first half hour included, or on a day that suits you. Which is it?',
      '两小时内可以有人到，110 元，含前半小时；也可以约您方便的日子。您选哪个？',
      '두 시간 안에 갈 수 있고 처음 30분 포함 110달러입니다. 편하신 날로 잡을 수도 있어요. 어느 쪽으로 할까요?',
    ),
    choices: [
      {
        key: 'now',
        name: translated('today', '今天上门', '오늘 방문'),
        aliases: phrases('within two hours | 两小时内 | 두 시간 안에'),
        answerAliases: nowWords,
        arrivesWithin: 120,
        price: 11_000,
        isStartingPrice: true,
        ticketFacts: [dayRate],
        confirmation: translated('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
      },
      later,
    ],
  },
  {
    key: 'callout-night',
    kind: 'choice',
    label: translated('When', '上门', '방문'),
    when: ({ urgency, now }) => urgency === 'urgent' && now !== 'open',
    prompt: translated(
      'We’re after hours: someone can be there within the hour at $180 for the first hour, or at the day rate of $110 when we open. Which suits?',
      '现在是下班时间：一小时内可以有人到，第一小时 180 元；或者等上班后，白天 110 元。您选哪个？',
      '지금은 영업시간 외라 한 시간 안에 가면 첫 한 시간 180달러, 영업시간에는 주간 요금 110달러입니다. 어느 쪽이 좋으세요?',
    ),
    choices: [
      {
        key: 'now',
        name: translated('after hours, within the hour', '下班时间，一小时内上门', '영업시간 외, 한 시간 안 방문'),
        aliases: phrases('within the hour | 一小时内 | 한 시간 안에'),
        answerAliases: nowWords,
        arrivesWithin: 60,
        price: 18_000,
        isStartingPrice: true,
        ticketFacts: [rateTold(translated('$180 first hour', '第一小时 180 元', '첫 한 시간 180달러'))],
        confirmation: translated('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
      },
      later,
    ],
  },
  {
    key: 'window',
    kind: 'date-time',
    label: translated('Window', '时段', '시간대'),
    when: (known) =>
      known.urgency === 'routine' ||
      known.urgency === 'quote' ||
      known.callout === 'later' ||
      known['callout-night'] === 'later',
    prompt: translated(
      'Which day suits, and morning or afternoon? We give a window of two hours.',
      '哪天方便，上午还是下午？我们约两小时的时段。',
      '어느 날이 좋으세요, 오전인가요 오후인가요? 두 시간 간격으로 잡아 드립니다.',
    ),
    step: 120,
    minutes: 120,
    notice: 120,
    daysAhead: 28,
    shows: 'window',
    busy: [
      { days: ['mon', 'wed'], from: at(9, 30), to: at(11, 30) },
      { days: ['tue', 'thu'], from: at(13, 30), to: at(15, 30) },
      { days: ['fri'], from: at(7, 30), to: at(9, 30) },
    ],
  },
];
