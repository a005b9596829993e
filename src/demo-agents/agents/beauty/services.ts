import { at } from '../../slots/business-time.ts';
import type { BusyTime, Choice, KnownValues, TicketFact } from '../../slots/slots.ts';
import { phrases, translated } from '../../text/translated.ts';

const patchTest: TicketFact = {
  label: translated('Beforehand', '事前', '사전'),
  value: translated('patch test, 48 h', '48 小时前皮肤测试', '48시간 전 패치 테스트'),
};

/** The services of Fern and Co. Lengths are in minutes, and prices are in cents including GST. */
export const salonServices: readonly Choice[] = [
  {
    key: 'cut-colour',
    covers: ['cut', 'colour'],
    name: translated('cut and colour', '剪发加染发', '커트와 염색'),
    price: 21_000,
    isStartingPrice: true,
    minutes: 150,
    ticketFacts: [patchTest],
    confirmation: translated(
      'A cut and colour is {total}, {length}, with a patch test 48 hours before.',
      '剪发加染发{total}，{length}，要提前 48 小时做皮肤测试。',
      '커트와 염색은 {total}, {length}이고 48시간 전에 패치 테스트를 합니다.',
    ),
    aliases: phrases(`
      cut & colour | cut and color | cut and coloured | cut and colored | hair cut and coloured | cut & color | colour and cut | color and cut | cut and dye | cut plus colour |
      剪染 | 染剪 | 剪加染 | 剪和染 | 剪跟染 | 又剪又染 | 剪了再染 | 剪发染发 | 剪发和染发 | 染发和剪发 | 剪头发加染 |
      커트랑 염색 | 커트 염색 | 염색이랑 커트 | 염색하고 커트 | 커트하고 염색 | 컷이랑 염색
    `),
  },
  {
    key: 'colour',
    name: translated('colour', '染发', '염색'),
    price: 15_000,
    isStartingPrice: true,
    minutes: 105,
    ticketFacts: [patchTest],
    confirmation: translated(
      'A colour is {total}, {length}, with a patch test 48 hours before.',
      '染发{total}，{length}，要提前 48 小时做皮肤测试。',
      '염색은 {total}, {length}이고 48시간 전에 패치 테스트를 합니다.',
    ),
    aliases: phrases(`
      color | coloured | colored | dye | dyed | highlights | balayage | my roots | roots done |
      染头发 | 挑染 | 补染 | 染 |
      하이라이트 | 뿌리 염색 | 발레아쥬
    `),
  },
  {
    key: 'cut',
    name: translated('cut', '剪发', '커트'),
    price: 7_500,
    minutes: 45,
    aliases: phrases(`
      haircut | hair cut | trim | my hair cut | fringe |
      剪头发 | 顺便剪 | 再剪 | 也剪 | 还要剪 | 剪个头 | 剪个发 | 剪头 | 剪一下 | 理个发 | 理发 | 修剪 | 剪一下头发 | 剪短 | 就剪 | 只剪 | 去剪一下 | 剪一剪 |
      컷 | 머리 자르 | 머리를 자르 | 헤어컷 | 머리 다듬
    `),
    answerAliases: phrases('hair | my hair | 头发 | 머리'),
  },
  {
    key: 'blow-dry',
    name: translated('blow-dry', '吹风造型', '드라이'),
    price: 5_500,
    minutes: 30,
    aliases: phrases('blow dry | blow wave | blowout | styling | 吹头发 | 造型 | 吹风 | 블로우 드라이 | 스타일링'),
  },
  {
    key: 'manicure',
    name: translated('manicure', '美甲', '네일'),
    price: 5_000,
    minutes: 45,
    aliases: phrases(`
      nails | nail | gel nails | mani | shellac |
      指甲 | 做指甲 | 修指甲 | 甲油 |
      매니큐어 | 손톱 | 젤네일
    `),
  },
  {
    key: 'lashes',
    covers: ['colour'],
    name: translated('lash lift and tint', '睫毛翘染', '속눈썹 펌'),
    price: 8_500,
    minutes: 45,
    ticketFacts: [patchTest],
    confirmation: translated(
      'A lash lift and tint is {total}, {length}, with a patch test 48 hours before.',
      '睫毛翘染 {total}，{length}，要提前 48 小时做皮肤测试。',
      '속눈썹 펌은 {total}, {length}이고 48시간 전에 패치 테스트를 합니다.',
    ),
    aliases: phrases(
      'lashes | lash | eyelash | lash lift | lash tint | 翘睫毛 | 烫睫毛 | 睫毛也染 | 睫毛染 | 染睫毛 | 睫毛 | 속눈썹',
    ),
  },
  {
    key: 'facial',
    name: translated('facial', '面部护理', '페이셜'),
    price: 9_500,
    minutes: 60,
    aliases: phrases('face treatment | skin treatment | 做脸 | 面部 | 脸部护理 | 얼굴 마사지 | 얼굴 관리 | 피부 관리'),
  },
  {
    key: 'massage',
    name: translated('one-hour massage', '一小时按摩', '한 시간 마사지'),
    price: 11_000,
    minutes: 60,
    aliases: phrases(`
      hour's massage | hour massage | hour long massage | 60 minute massage | sixty minute massage | massage |
      relaxation massage |
      按摩 | 一个小时的按摩 | 一小时的按摩 | 推拿 |
      마사지 | 1시간 마사지 | 한시간 마사지
    `),
  },
  {
    key: 'massage-30',
    name: translated('half-hour massage', '半小时按摩', '30분 마사지'),
    price: 6_500,
    minutes: 30,
    aliases: phrases(`
      half an hour's massage | half hour massage | half hour one | the half hour | half an hour one | the half hour one | shorter massage | 30 minute massage | thirty minute massage | short massage |
      半个小时的按摩 | 按摩半小时 | 按摩半个小时 | 半个钟 | 半小时的按摩 | 30分钟按摩 |
      삼십 분 마사지 | 반 시간 마사지 | 30분짜리 | 삼십 분짜리 | 반 시간짜리 | 마사지 30분 | 짧은 마사지
    `),
    answerAliases: phrases(
      'half hour | half an hour | 30 minutes | thirty minutes | 半小时 | 半个小时 | 半个钟头 | 30分钟 | 30분 | 삼십 분',
    ),
  },
];

/** Length of the caller's hair, which decides how long colouring takes. */
export const hairLengths: readonly Choice[] = [
  {
    key: 'short',
    name: translated('hair above the shoulders', '头发不过肩', '어깨 위 머리'),
    aliases: phrases(`
      short hair | above my shoulders | above the shoulders | chin length | to my chin | to my ears | pixie | a bob | doesn't reach my shoulders |
      短发 | 不到肩 | 没到肩 | 到耳朵 | 耳朵下面 | 齐耳 | 波波头 | 寸头 | 不过肩 | 没过肩 | 没有过肩 |
      짧은 머리 | 귀 밑 | 귀밑 | 숏컷 | 안 닿 | 단발 | 어깨 위 | 안 넘
    `),
    answerAliases: phrases('above | short | no longer than that | 不过 | 没有 | 短 | 위 | 짧'),
    means: 'no',
  },
  {
    key: 'long',
    name: translated('hair past the shoulders', '头发过肩', '어깨를 넘는 머리'),
    price: 3_000,
    minutes: 30,
    confirmation: translated(
      'Then allow {length}: {total}.',
      '那需要 {length}，{total}。',
      '그러면 {length} 걸리고 {total}입니다.',
    ),
    aliases: phrases(`
      long hair | past my shoulders | past the shoulders | down my back | to my waist | down to my waist | below my shoulders | hair is long |
      长发 | 肩膀下面 | 肩膀以下 | 肩下 | 过了肩 | 到背 | 到腰 | 及腰 | 过肩 | 头发很长 | 头发长 |
      긴 머리 | 허리까지 | 가슴까지 | 등까지 | 어깨를 넘 | 어깨 넘 | 어깨 훨씬 | 어깨보다 길 | 머리가 길
    `),
    answerAliases: phrases('past | past them | long | below | 过 | 长 | 넘어 | 길어'),
    means: 'yes',
  },
];

const doesHair = ({ service }: KnownValues) =>
  service === undefined || ['cut', 'cut-colour', 'colour', 'blow-dry'].includes(service);
const doesNails = ({ service }: KnownValues) => service === undefined || ['manicure', 'lashes'].includes(service);
const doesBody = ({ service }: KnownValues) =>
  service === undefined || ['facial', 'massage', 'massage-30'].includes(service);

/** The staff of Fern and Co, with the services that each of them offers. */
export const salonPeople: readonly Choice[] = [
  { key: 'tia', name: translated('Tia', 'Tia', '티아'), aliases: phrases('蒂娅'), when: doesHair },
  { key: 'marama', name: translated('Marama', 'Marama', '마라마'), aliases: phrases('玛拉玛'), when: doesHair },
  { key: 'jess', name: translated('Jess', 'Jess', '제스'), aliases: phrases('jessica | 杰西'), when: doesNails },
  { key: 'lin', name: translated('Lin', '林', '린'), aliases: phrases('小林'), when: doesNails },
  { key: 'aroha', name: translated('Aroha', 'Aroha', '아로하'), aliases: phrases('阿罗哈'), when: doesBody },
  { key: 'sione', name: translated('Sione', 'Sione', '시오네'), aliases: phrases('西奥内'), when: doesBody },
  {
    key: 'anyone',
    name: translated('whoever is free', '谁有空都可以', '가능한 분'),
    means: 'no',
    aliases: phrases(`
      whoever's free | not fussed | you choose | surprise me | up to you | doesn't bother me | not bothered | 都ok | who is free | any lady | any of them | any of the girls | 잘하시는 분 | 아무나 | 哪位都 | 有空就哪位 | 谁有空 | 손 비는 | with anyone | with whoever | anyone free | anyone is fine | don't mind who | doesn't matter who |
      谁都可以 | 谁都行 | 谁有空 | 哪个有空 | 哪位有空 | 谁都成 | 哪位都成 | 看谁有空 | 哪位都可以 | 哪位都行 |
      누구든 | 아무 분이나 | 아무나 | 누구나
    `),
    answerAliases: phrases(`
      anyone | anybody | whoever | either | no preference | don't mind | doesn't matter | no one in particular | nobody |
      都可以 | 都行 | 随便 | 没有特别 | 无所谓 | 不挑 | 没要求 | 没指定 | 没有指定 | 看着安排 | 你们安排 | 你们定 | 看谁 |
      상관없 | 상관 없 | 무방하 | 괜찮 | 아무 | 다 좋 | 알아서 | 가리지 않 | 안 가려 | 정해 주 | 되는 분 | 되시는 분 | 지정 안
    `),
  },
];

const all = ['tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The booked times at Fern and Co. They are the same every week, so that the demo always gives the same answers. */
export const salonDiary: readonly BusyTime[] = [
  ...['tia', 'jess', 'aroha'].map((person) => ({ person, days: all, from: at(12), to: at(12, 45) })),
  ...['marama', 'lin', 'sione'].map((person) => ({ person, days: all, from: at(13), to: at(13, 45) })),
  { person: 'tia', days: ['tue'], from: at(9), to: at(20) },
  { person: 'tia', days: ['wed', 'fri'], from: at(9), to: at(11) },
  { person: 'tia', days: ['thu'], from: at(9), to: at(13) },
  { person: 'tia', days: ['sat'], from: at(12), to: at(13, 30) },
  { person: 'marama', days: ['thu'], from: at(9), to: at(20) },
  { person: 'marama', days: ['sat'], from: at(9), to: at(12) },
  { person: 'marama', days: ['wed'], from: at(10), to: at(15) },
  { person: 'marama', days: ['fri'], from: at(9), to: at(12) },
  { person: 'jess', days: ['tue', 'wed'], from: at(9), to: at(20) },
  { person: 'jess', days: ['sat'], from: at(9), to: at(14) },
  { person: 'lin', days: ['sat'], from: at(9), to: at(20) },
  { person: 'lin', days: ['thu'], from: at(10), to: at(15) },
  { person: 'aroha', days: ['tue'], from: at(9), to: at(20) },
  { person: 'aroha', days: ['sat'], from: at(9), to: at(12) },
  { person: 'aroha', days: ['wed'], from: at(14), to: at(16) },
  { person: 'sione', days: ['wed', 'thu'], from: at(9), to: at(20) },
  { person: 'sione', days: ['sat'], from: at(10), to: at(12) },
];
