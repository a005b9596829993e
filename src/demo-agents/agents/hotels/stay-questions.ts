import type { Question } from '../../slots/agent.ts';
import { asks, question } from '../question.ts';

/** The questions that callers ask Lakeside Motel about arrival, departure and payment, with their answers. */
export const stayQuestions: readonly Question[] = [
  question(
    'check-in',
    `
      get into the room | get in the room | what time can we get in | what time can we arrive | how early can we | 能进房 | 可以进房 | 몇 시에 들어갈 수 |
      what time is check in | when is check in | check in time | when can we check in | when can i check in |
      what time can we check in | what time can i check in | check in from |
      几点入住 | 几点可以入住 | 入住时间 | 什么时候可以入住 | 几点能入住 | 几点办入住 |
      체크인 시간 | 체크인은 몇 시 | 체크인 몇 시 | 몇 시에 체크인 | 몇 시부터 체크인 | 언제 체크인 | 입실 시간 | 입실은 몇 시
    `,
    'Check-in is from 2 pm. The office is open until 8 pm; after that the key waits in a lockbox.',
    '下午 2 点起可以入住。办公室开到晚上 8 点，之后钥匙放在密码盒里。',
    '체크인은 오후 2시부터입니다. 사무실은 오후 8시까지이고 그 뒤에는 보관함에 열쇠를 넣어 둡니다.',
  ),
  question(
    'check-out',
    `
      can we check out | can i check out | check out at | check out later | stay until noon |
      check out time | what time is check out | when is check out | what time+check out | when+check out |
      check out by | late check out | check out late | when do we have to leave | what time do we have to leave |
      几点退房 | 退房时间 | 什么时候退房 | 几点+退房 | 晚点退房 | 延迟退房 |
      체크아웃 시간 | 체크아웃은 몇 시 | 체크아웃 몇 시 | 몇 시+체크아웃 | 언제+체크아웃 | 몇 시+퇴실 | 퇴실 시간 | 늦은 체크아웃 |
      늦게 체크아웃
    `,
    'Check-out is by 10 am. A late check-out until noon is $20, if the room is free.',
    '上午 10 点前退房。如果房间没人订，可以延到中午，加 20 元。',
    '체크아웃은 오전 10시까지입니다. 방이 비어 있으면 20달러에 정오까지 계실 수 있어요.',
  ),
  question(
    'early',
    `
      early check in | check in early | arrive early | before check in | leave our bags | leave my bags | store luggage |
      luggage | drop our bags |
      提前入住 | 早点入住 | 寄存行李 | 放行李 | 存行李 |
      일찍 체크인 | 이른 체크인 | 얼리 체크인 | 짐을 맡 | 짐 맡 | 짐 보관
    `,
    'If the room is ready you can have it early, at no charge. Your bags can stay with us from 8 am.',
    '房间准备好了就可以提前入住，不收费。行李早上 8 点起可以寄存。',
    '방이 준비되면 추가 요금 없이 일찍 들어가실 수 있고, 짐은 오전 8시부터 맡아 드립니다.',
  ),
  question(
    'key',
    `
      get the key | get our key | pick up the key | where is the key | where's the key | how do we get in | how do i get in |
      lockbox | lock box | key code | after hours check in | how late can we check in | how late can i check in |
      latest check in | nobody at the desk | office closed |
      怎么拿钥匙 | 拿钥匙 | 取钥匙 | 钥匙在哪 | 钥匙怎么 | 密码盒 | 最晚几点入住 | 最晚入住 | 怎么进去 | 没有人怎么办 |
      열쇠는 어떻게 | 열쇠를 어떻게 | 열쇠 어떻게 | 열쇠는 어디 | 열쇠 어디 | 보관함 | 몇 시까지 체크인 | 체크인 몇 시까지 | 어떻게 들어가
    `,
    'After 8 pm the key is in the lockbox by the office door. We text you the code that day, and you can come at any hour.',
    '晚上 8 点后钥匙在办公室门旁的密码盒里，当天会把密码发短信给您，几点到都可以。',
    '오후 8시 이후에는 사무실 문 옆 보관함에 열쇠가 있습니다. 그날 비밀번호를 문자로 보내 드리니 몇 시에 오셔도 됩니다.',
  ),
  question(
    'office-hours',
    `
      ${asks.hours} |
      office hours | reception hours | reception open | office open | how late are you open |
      办公时间 | 前台几点 | 前台开到 | 前台有人 |
      프런트 | 프론트 | 사무실 몇 시 | 사무실은 몇 시 | 몇 시까지 해
    `,
    'The office is open every day from 8 am to 8 pm, and this line answers at any hour.',
    '办公室每天早上 8 点到晚上 8 点有人，这条电话全天都能打。',
    '사무실은 매일 오전 8시부터 오후 8시까지이고, 전화는 언제나 받습니다.',
  ),
  question(
    'cancelling',
    `
      ${asks.cancelling} |
      have to cancel | need to cancel | what if we cancel | can we cancel | if we cancel | cancel for free |
      free cancellation | refundable | change the dates later |
      免费取消 | 取消要 | 退钱 | 要是取消 | 如果取消 |
      취소되 | 취소 되 | 무료 취소
    `,
    'You can cancel free of charge until 2 pm the day before. After that the first night is charged.',
    '入住前一天下午 2 点以前可以免费取消，之后收第一晚的房费。',
    '도착 전날 오후 2시까지는 무료로 취소하실 수 있고, 그 뒤에는 첫날 요금을 받습니다.',
  ),
  question(
    'card-number',
    `
      my card number | card number is | give you my card | give you my credit card | take my card | card details |
      want my card | need my card | need my credit card | credit card number | take my credit card | visa | mastercard | cvc |
      卡号 | 信用卡号 | 要我的卡 | 给你卡 | 要信用卡吗 | 需要信用卡 |
      카드 번호 | 카드번호 | 카드 알려 | 카드 불러 | 카드 필요 | 카드가 필요
    `,
    'Please don’t give me a card number: I never take one. You pay at the motel when you arrive.',
    '请不要告诉我卡号，我从不收集卡号。您到店时再付款。',
    '카드 번호는 말씀하지 마세요. 저는 카드 번호를 받지 않습니다. 도착하셔서 내시면 됩니다.',
  ),
  question(
    'payment',
    `
      ${asks.payment} | deposit | 定金 |
      amex | american express | pay when | pay there | pay on arrival | how do we pay | bond | pay now |
      pay in advance | when do i pay | when do we pay |
      到店付 | 押金 | 什么时候付 |
      도착해서 내 | 보증금 | 예약금 | 언제 내
    `,
    'You pay when you arrive, by card, Eftpos or cash. There’s no deposit and no surcharge.',
    '到店付款，刷卡、Eftpos 或现金都可以，不收押金和手续费。',
    '도착하셔서 카드, 에프트포스, 현금으로 내시면 됩니다. 보증금과 수수료는 없어요.',
  ),
  question(
    'tax',
    `
      ${asks.tax} |
      what's included | what is included | included in the price | extra fees | hidden fees | cleaning fee |
      包括什么 | 包含什么 | 额外费用 | 清洁费 |
      뭐가 포함 | 추가 요금 | 청소비
    `,
    'Prices include GST and cleaning. There’s nothing on top.',
    '价格已含 GST 和清洁费，没有其他费用。',
    '요금에 GST와 청소비가 모두 들어 있습니다.',
  ),
  question(
    'price',
    `${asks.price} | what's the cheapest | per night | 房价 | 一晚多少 | 1박에`,
    'A night is $165 in a studio, $210 in a one-bedroom unit with a kitchen and $260 in a two-bedroom unit.',
    '每晚标准间 165 元，带厨房的一室套房 210 元，两室套房 260 元。',
    '1박에 스튜디오 165달러, 주방이 있는 원베드룸 210달러, 투베드룸 260달러입니다.',
    { about: 'price', isGeneral: true },
  ),
];
