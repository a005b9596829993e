import type { Choice } from '../../slots/slots.ts';
import { phrases, translated } from '../../text/translated.ts';

/** The rooms of Lakeside Motel. Prices are for one night, in cents including GST. */
export const motelRooms: readonly Choice[] = [
  {
    key: 'studio',
    name: translated('studio', '标准间', '스튜디오'),
    aliases: phrases(`
      double room | queen room | double | standard room | single room |
      单间 | 双人房 | 双人间 | 大床房 | 大床 | 单人间 | 单人房 |
      더블룸 | 더블 룸 | 더블 | 원룸 | 일반실 | 싱글룸
    `),
    price: 16_500,
    per: ['dates'],
    capacity: { slot: 'guests', max: 2 },
    soldOutOn: ['sat'],
  },
  {
    key: 'one-bedroom',
    name: translated('one-bedroom unit with a kitchen', '带厨房的一室套房', '주방이 있는 원베드룸'),
    aliases: phrases(`
      one bedroom unit | one bedroom | 1 bedroom | with a kitchen | with the kitchen | with kitchen | a proper kitchen | the kitchen one | has a kitchen | kitchen unit | twin room | twin |
      一室 | 一室套房 | 一室一厅 | 一居室 | 一房 | 一房一厅 | 一间卧室 | 一个卧室 | 单卧室 | 一卧 | 一间房 | 有厨房的 | 要有厨房 | 套房 | 带厨房的 | 带厨房 | 双床房 |
      원베드룸 | 원 베드룸 | 부엌 딸린 | 부엌 있는 | 주방 있는 | 주방이 있는 거 | 주방 딸린 | 트윈룸 | 트윈 | 방 하나짜리 | 침실 하나 | 침실 한 개 | 침실 1개
    `),
    answerAliases: ['the unit'],
    price: 21_000,
    per: ['dates'],
    capacity: { slot: 'guests', max: 4 },
  },
  {
    key: 'two-bedroom',
    name: translated('two-bedroom unit', '两室套房', '투베드룸'),
    aliases: phrases(`
      two bedroom | 2 bedroom | two bedrooms | 2 bedrooms | two bed | 2 bed | two bedder | family unit | family room |
      两室一厅 | 两居室 | 两室 | 两房 | 两房一厅 | 二房 | 两间卧室 | 两卧室 | 两个卧室 | 2间卧室 | 2个卧室 | 双卧室 | 两卧 | 二卧 | 两间房 | 家庭房 | 家庭套房 |
      투 베드룸 | 투베드룸 유닛 | 가족실 | 패밀리룸 | 패밀리 룸 | 방 두 개짜리 | 침실 두 개 | 침실 2개 | 침실 둘 | 방 두 칸 | 방 2개
    `),
    price: 26_000,
    per: ['dates'],
    capacity: { slot: 'guests', max: 6 },
  },
];

/** The words with which callers count guests, in every language. */
export const guestUnits: readonly string[] = phrases(`
    person | persons | people | guest | guests | of us | room for # | for # | for # please | for the # of us |
    family of # | party of # | there's # | there are # | there'll be # | there will be # | we're # | we are # |
    humans | adults and kids | me alone=1 | i am alone=1 | i'm alone=1 | travel alone=1 | single traveller=1 | solo traveller=1 | travelling solo=1 | travelling alone=1 | only myself=1 | just me=1 | only me=1 | just her=1 | only her=1 | just him=1 | only him=1 | just the 1 of us=1 | by myself=1 | on my own=1 | just myself=1 | altogether | all together | in total | all up | all told |
    人 | 位 | 口人 | 我一个人=1 | 就我自己=1 | 我和我太太=2 | 我和我老婆=2 | 我和太太=2 | 我跟我老婆=2 |
    我和我先生=2 | 我和老公=2 | 我们俩=2 | 我和爸妈=3 | 爸妈和我=3 | 我们两口子=2 | 一家三口=3 | 一家四口=4 | 1家#口 | 1行#人 | 1共# | 总共# | 我们#个 | 我们2=2 | 就我1个=1 | 就我1人=1 | 就他1个=1 | 就她1个=1 |
    명 | 사람 | 분 | 혼자=1 | 저 혼자=1 | 아내랑 둘=2 | 남편이랑 둘=2 | 아내랑 저=2 | 남편이랑 저=2 | 친구랑 둘=2 | 둘이=2 | 부모님하고 저=3 | 부모님과 저=3 | 부모님이랑 저=3 | # 이서 | # 이고 | # 이요 | # 이에요 | # 식구 | # 가족 |  인 가족 | 모두 # | 총 #
  `);

/** The words with which callers count one group among the guests, such as adults or children, in every language. */
export const guestPartUnits: readonly string[] = phrases(`
    adult | adults | grown up | grown ups | child | children | kid | kids | little 1 | little one | little ones | wee 1 | wee one | wee ones | littlie | littlies | infant | infants | bub | bubs | teen | teens | grandkid | grandkids | baby | babies | toddler |
    toddlers | teenager | teenagers | me=1 | myself=1 | i=1 | her=1 | him=1 | wife=1 | husband=1 | partner=1 | missus=1 | mate=1 | friend=1 | mum=1 | dad=1 | mother=1 | father=1 | parents=2 |
    daughter=1 | son=1 | the baby=1 | sister=1 | brother=1 | nana=1 | grandad=1 | mates | friends | daughters | sons | boys | girls |
    大人 | 成人 | 大 | 小 | 小孩 | 孩子 | 儿童 | 宝宝 | 小朋友 |
    어른 # | 어른 # 명 | 성인 # | 성인 # 명 | 아이 # | 아이 # 명 | 애 # | 애들 # | 아이들 # | 아기 # | 아기 # 명
  `);
