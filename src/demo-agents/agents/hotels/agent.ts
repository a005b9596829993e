import type { DialogueAgent } from '../../slots/agent.ts';
import { allWeekdays, at, sameHours } from '../../slots/business-time.ts';
import { phrases, translated } from '../../text/translated.ts';
import { lifeInDanger, nameSlot, phoneSlot } from '../question.ts';
import { hotelsQuestions } from './questions.ts';
import { guestPartUnits, guestUnits, motelRooms } from './rooms.ts';

/** The agent of Lakeside Motel, a made-up motel. It reserves rooms. */
export const hotelsAgent: DialogueAgent = {
  key: 'hotels',
  business: translated('Lakeside Motel', 'Lakeside 汽车旅馆', '레이크사이드 모텔'),
  ticketHeading: 'What the desk sees',
  greeting: translated(
    'Hello, Lakeside Motel, this is the AI assistant. Which nights are you looking at?',
    '您好，Lakeside 汽车旅馆，我是 AI 助手。您想住哪几晚？',
    '안녕하세요, 레이크사이드 모텔 AI 상담원입니다. 며칠에 묵으시겠어요?',
  ),
  hours: sameHours(allWeekdays, at(8), at(20)),
  slots: [
    {
      key: 'dates',
      kind: 'date-range',
      label: translated('Dates', '日期', '날짜'),
      prompt: translated('Which night would you arrive?', '您想哪天入住？', '언제 오시나요?'),
      nightsPrompt: translated('For how many nights?', '住几晚？', '몇 박 하시나요?'),
      maxNights: 14,
      daysAhead: 365,
    },
    {
      key: 'guests',
      kind: 'count',
      label: translated('Guests', '人数', '인원'),
      prompt: translated('How many of you, children included?', '一共几位，包括孩子？', '아이까지 모두 몇 분이세요?'),
      units: guestUnits,
      partUnits: guestPartUnits,
      min: 1,
      max: 6,
      one: translated('one guest', '一位客人', '한 명'),
      many: translated('{count} guests', '{count} 位客人', '{count}명'),
    },
    {
      key: 'room',
      kind: 'choice',
      label: translated('Room', '房间', '객실'),
      prompt: translated(
        'Free then, by the night: {others}. Which would you like?',
        '可以选{others}，都是每晚的价格。您要哪一种？',
        '{others} 중에 고르실 수 있고 1박 요금입니다. 어느 방으로 하시겠어요?',
      ),
      choices: motelRooms,
    },
    {
      key: 'arrival',
      kind: 'time',
      label: translated('Arrives', '到达', '도착'),
      prompt: translated('About what time will you arrive?', '大约几点到？', '몇 시쯤 도착하시나요?'),
      readBack: translated('arriving {value}', '{value}到', '{value} 도착'),
      bands: [
        {
          key: 'early',
          name: translated('before 2 pm', '下午 2 点以前', '오후 2시 전'),
          aliases: [],
          answerAliases: phrases('in the morning | morning | early | 一早 | 上午 | 早上 | 일찍 | 오전 | 아침'),
          from: at(6),
          to: at(14),
          confirmation: translated(
            'Rooms are ready from 2 pm; you can leave your bags with us before that.',
            '房间下午 2 点起可以入住，之前可以先寄存行李。',
            '체크인은 오후 2시부터이고, 그 전에는 짐을 맡기실 수 있어요.',
          ),
        },
        {
          key: 'day',
          name: translated('before 8 pm', '晚上 8 点以前', '오후 8시 전'),
          aliases: [],
          answerAliases: phrases(`
            in the afternoon | afternoon | arvo | after lunch | tea time | before dark | before eight | before dinner | early evening | daytime |
            下午 | 八点以前 | 八点前 | 晚饭前 | 白天 |
            오후 | 낮에 | 여덟 시 전 | 8시 전
          `),
          from: at(14),
          to: at(20),
          ticketFacts: [
            { label: translated('Key', '钥匙', '열쇠'), value: translated('at the office', '在办公室', '사무실') },
          ],
        },
        {
          key: 'late',
          name: translated('after 8 pm', '晚上 8 点以后', '오후 8시 이후'),
          aliases: phrases(`
            check in late | checking in late | late check in | arrive late | arriving late | late arrival | late at night |
            very late | come late |
            很晚才到 | 晚到 | 晚一点到 | 晚点到 | 很晚到 | 深夜到 | 半夜到 |
            늦게 도착 | 늦게 체크인 | 밤늦게 | 한밤중
          `),
          answerAliases: phrases(`
            late | later | after dinner | after dark | at night | evening | tonight | after eight |
            很晚 | 晚一点 | 晚点 | 深夜 | 半夜 | 夜里 | 晚上 | 八点以后 |
            늦게 | 늦은 | 밤 | 밤에 | 저녁 | 저녁에
          `),
          from: at(20),
          to: at(6),
          ticketFacts: [
            {
              label: translated('Key', '钥匙', '열쇠'),
              value: translated('lockbox, code by text', '密码盒，密码发短信', '보관함, 비밀번호는 문자'),
            },
          ],
          confirmation: translated(
            'That’s fine: the key will be in the lockbox by the office, and we’ll text you the code.',
            '没问题，钥匙放在办公室旁的密码盒里，密码会发短信给您。',
            '괜찮습니다. 열쇠는 사무실 옆 보관함에 있고 비밀번호는 문자로 보내 드립니다.',
          ),
        },
      ],
    },
    nameSlot(translated('Guest', '客人', '손님')),
    phoneSlot(
      'Thanks, {name}. What number can we text you on?',
      '谢谢，{name}。请留一个能收短信的电话号码。',
      '{name} 님, 문자를 받으실 번호를 알려 주시겠어요?',
    ),
  ],
  questions: hotelsQuestions,
  farewell: translated(
    'Thank you, {name}. We’re holding it for you: {room}, {dates}, {total} in all, to pay when you arrive. See you then.',
    '谢谢，{name}。已经为您留好：{room}，{dates}，一共 {total}，到店付款。到时见。',
    '{name} 님, 감사합니다. {dates}, {room} 객실을 잡아 두었습니다. 모두 {total}이고 도착하셔서 내시면 됩니다.',
  ),
  handovers: [
    {
      noteLabel: translated('Group or complaint', '团体或投诉', '단체 또는 불만'),
      triggers: phrases(`
        two rooms | three rooms | several rooms | more than one room | another room | our wedding | wedding party | wedding guests | wedding group | group booking | a group of |
        tour group | conference group | for a conference of | whole motel | work crew | complain | complaint | not happy with |
        overcharged | charged twice | want my money back | dirty room | noisy neighbours | locked out | lost my key |
        两个房间 | 两间房 | 三间房 | 几间房 | 办婚礼 | 婚礼的客人 | 团队 | 旅行团 | 包下 | 投诉 | 不满意 | 多收 | 房间很脏 | 太吵了 |
        钥匙丢了 | 被锁在 |
        방 두 개 주 | 방 두 개 예약 | 방 두 개가 | 객실 두 | 방 세 개 | 결혼식 하객 | 결혼식 손님 | 단체 | 불만 | 항의 | 두 번 결제 |
        방이 더러 | 너무 시끄러 | 열쇠를 잃어 | 문이 잠겼
      `),
      answer: translated(
        'A person here should sort that out with you.',
        '这件事由店员来为您处理。',
        '이 일은 직원이 직접 도와드리겠습니다.',
      ),
    },
    {
      noteLabel: translated('Change or cancel a booking', '更改或取消预订', '예약 변경 또는 취소'),
      isOpening: true,
      triggers: phrases(`
        change my booking | change our booking | move my booking | cancel my booking | cancel our booking |
        cancel my reservation | change my reservation | i have a booking | existing booking | i already booked |
        改预订 | 更改预订 | 取消预订 | 取消我的预订 | 我订过 | 已经订了 | 之前订的 |
        예약을 바꾸 | 예약 바꾸 | 예약 변경 | 예약을 취소 | 예약 취소할 | 예약 취소하고 | 이미 예약했
      `),
      answer: translated(
        'Bookings that are already made are changed by a person, who can see them.',
        '已有的预订由店员查询和更改。',
        '이미 하신 예약은 직원이 확인하고 바꿔 드립니다.',
      ),
    },
  ],
  notOffered: phrases('总统套房 | 豪华套房 | 蜜月套房'),
  emergencies: [
    ...lifeInDanger,
    ...phrases(`
      on fire | there's a fire | a fire in | unconscious | someone is attacking | breaking in |
      起火了 | 晕倒 | 有人闯入 | 불났 | 쓰러졌 | 누가 침입
    `),
  ],
};
