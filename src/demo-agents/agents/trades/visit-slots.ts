import { at, onDays, workdays } from '../../language/week.ts';
import type { Choice, Slot } from '../../slots/slots.ts';
import { phrases, speech } from '../../text/speech.ts';

const nowWords = phrases(`
  now | right now | straight away | right away | today | tonight | this evening | within the hour | as soon as | asap |
  first one | the first | soonest |
  现在 | 马上 | 今天 | 今晚 | 尽快 | 立刻 | 第一个 |
  지금 | 당장 | 바로 | 오늘 | 오늘 밤 | 빨리 | 첫 번째
`);
const laterWords = phrases(`
  day rate | later | can wait | cheaper | the second | second one | another day | a day that suits | when you open |
  白天 | 便宜 | 可以等 | 晚点 | 第二个 | 改天 | 上班后 | 等上班 |
  낮에 | 주간 | 나중에 | 싼 | 기다릴 수 | 두 번째 | 다른 날 | 영업시간에
`);

/** Coming at the day rate, on a day that suits. */
const later: Choice = {
  key: 'later',
  name: speech('a visit at the day rate', '白天上门', '주간 방문'),
  aliases: [],
  answers: laterWords,
  means: 'no',
  isLaterDay: true,
  price: 11_000,
  isFrom: true,
  tells: [{ label: 'Rate told', value: '$110 call-out, first half hour' }],
};

/** When somebody comes and at what rate: at once by day or by night, or in a window of two hours. */
export const visitSlots: readonly Slot[] = [
  {
    key: 'callout',
    kind: 'choice',
    label: 'When',
    when: ({ urgency, now }) => urgency === 'urgent' && now === 'open',
    ask: speech(
      'Someone can be there within two hours for $110, first half hour included, or on a day that suits you. Which is it?',
      '两小时内可以有人到，110 元，含前半小时；也可以约您方便的日子。您选哪个？',
      '두 시간 안에 갈 수 있고 처음 30분 포함 110달러입니다. 편하신 날로 잡을 수도 있어요. 어느 쪽으로 할까요?',
    ),
    choices: [
      {
        key: 'now',
        name: speech('today', '今天上门', '오늘 방문'),
        aliases: phrases('within two hours | 两小时内 | 두 시간 안에'),
        answers: nowWords,
        means: 'yes',
        within: 120,
        price: 11_000,
        isFrom: true,
        tells: [{ label: 'Rate told', value: '$110 call-out, first half hour' }],
        news: speech('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
      },
      later,
    ],
  },
  {
    key: 'callout-night',
    kind: 'choice',
    label: 'When',
    when: ({ urgency, now }) => urgency === 'urgent' && now !== 'open',
    ask: speech(
      'We’re after hours: someone can be there within the hour at $180 for the first hour, or at the day rate of $110 when we open. Which suits?',
      '现在是下班时间：一小时内可以有人到，第一小时 180 元；或者等上班后，白天 110 元。您选哪个？',
      '지금은 영업시간 외라 한 시간 안에 가면 첫 한 시간 180달러, 영업시간에는 주간 요금 110달러입니다. 어느 쪽이 좋으세요?',
    ),
    choices: [
      {
        key: 'now',
        name: speech('after hours, within the hour', '下班时间，一小时内上门', '영업시간 외, 한 시간 안 방문'),
        aliases: phrases('within the hour | 一小时内 | 한 시간 안에'),
        answers: nowWords,
        means: 'yes',
        within: 60,
        price: 18_000,
        isFrom: true,
        tells: [{ label: 'Rate told', value: '$180 first hour' }],
        news: speech('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
      },
      later,
    ],
  },
  {
    key: 'window',
    kind: 'moment',
    label: 'Window',
    when: (known) =>
      known.urgency === 'routine' ||
      known.urgency === 'quote' ||
      known.callout === 'later' ||
      known['callout-night'] === 'later',
    ask: speech(
      'Which day suits, and morning or afternoon? We give a window of two hours.',
      '哪天方便，上午还是下午？我们约两小时的时段。',
      '어느 날이 좋으세요, 오전인가요 오후인가요? 두 시간 간격으로 잡아 드립니다.',
    ),
    hours: { ...onDays(workdays, at(7, 30), at(17, 30)), sat: [at(9), at(13)] },
    step: 120,
    minutes: 120,
    notice: 120,
    days: 28,
    shows: 'window',
    taken: [
      { days: ['mon', 'wed'], from: at(9, 30), to: at(11, 30) },
      { days: ['tue', 'thu'], from: at(13, 30), to: at(15, 30) },
      { days: ['fri'], from: at(7, 30), to: at(9, 30) },
    ],
  },
];
