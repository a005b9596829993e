import type { Question } from '../../slots/agent.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What callers ask Fern and Co about the place, and what the owner would say. */
export const salonQuestions: readonly Question[] = [
  {
    key: 'hours',
    heardAs: phrases(`
      opening hours | your hours | what time do you open | what time do you close | when do you open | when do you close |
      are you open | how late | open till | open until | when are you open |
      营业时间 | 开门 | 几点关门 | 几点开 | 开到几点 | 星期天开 |
      영업시간 | 영업 시간 | 몇 시까지 | 몇 시에 열 | 몇 시부터 | 언제 열 | 언제 닫 | 문 열 | 문 닫 | 쉬는 날
    `),
    answer: speech(
      'Tuesday to Saturday from 9 am to 5.30 pm, Thursday until 8 pm. We’re closed on Sunday and Monday.',
      '周二到周六上午 9 点到下午 5:30，周四到晚上 8 点。周日和周一休息。',
      '화요일부터 토요일은 오전 9시부터 오후 5시 30분까지, 목요일은 저녁 8시까지입니다. 일요일과 월요일은 쉽니다.',
    ),
  },
  {
    key: 'address',
    heardAs: phrases(`
      where are you | what's your address | what is your address | your address | where is the salon | how do i get there |
      where are you located |
      你们在哪 | 店在哪 | 地址 | 怎么去 | 怎么走 |
      어디에 있 | 어디 있 | 어디예요 | 어디에요 | 주소 | 위치
    `),
    answer: speech(
      'We’re at 12 Fern Lane, upstairs, with the green door.',
      '我们在 Fern Lane 12 号楼上，绿色的门。',
      '펀 레인 12번지 2층, 초록색 문입니다.',
    ),
  },
  {
    key: 'parking',
    heardAs: phrases('parking | where can i park | can i park | car park | 停车 | 车位 | 주차'),
    answer: speech(
      'There’s a car park across the lane, $3 an hour, and free street parking from 5 pm.',
      '巷子对面有停车场，每小时 3 元，下午 5 点后路边免费。',
      '골목 맞은편에 시간당 3달러 주차장이 있고 오후 5시부터는 길가에 무료로 주차할 수 있어요.',
    ),
  },
  {
    key: 'access',
    heardAs: phrases(
      'wheelchair | stairs | lift | step free | accessible | 轮椅 | 楼梯 | 电梯 | 휠체어 | 계단 | 엘리베이터',
    ),
    answer: speech(
      'We’re upstairs, with a lift by the back door on Kowhai Street.',
      '我们在楼上，Kowhai 街后门有电梯。',
      '2층이고 코화이 스트리트 쪽 뒷문에 엘리베이터가 있습니다.',
    ),
  },
  {
    key: 'payment',
    heardAs: phrases(`
      how can i pay | how do i pay | pay by card | take cards | credit card | eftpos | pay cash | take cash | afterpay | payment |
      surcharge |
      怎么付 | 付款 | 刷卡 | 现金 | 微信支付 | 支付宝 |
      결제 | 카드 되 | 카드 돼 | 현금 | 카드로
    `),
    answer: speech(
      'Card or cash on the day. There’s no surcharge, and tips aren’t expected.',
      '当天刷卡或付现金，不收手续费，也不用给小费。',
      '당일에 카드나 현금으로 내시면 됩니다. 수수료는 없고 팁도 필요 없어요.',
    ),
  },
  {
    key: 'deposit',
    heardAs: phrases('deposit | pay upfront | pay in advance | prepay | 定金 | 押金 | 预付 | 예약금 | 선불 | 보증금'),
    answer: speech(
      'No deposit, except $50 for bookings of two hours or more. A person takes it when we text you.',
      '不收定金，两小时以上的预约收 50 元，发短信确认时由工作人员收取。',
      '예약금은 없고, 두 시간 이상 예약만 50달러입니다. 문자로 확인할 때 직원이 받습니다.',
    ),
  },
  {
    key: 'cancelling',
    heardAs: phrases(`
      cancellation policy | cancellation fee | what if i cancel | cancel later | charge for cancelling | if i don't show |
      can i change it later | change it later |
      取消政策 | 取消要收费 | 取消费 | 爽约 | 之后能改 |
      취소 수수료 | 취소하면 | 취소 규정 | 나중에 바꿀 | 못 가면
    `),
    answer: speech(
      'Change or cancel free of charge until 24 hours before. After that it’s half the price.',
      '24 小时之前更改或取消免费，之后收一半费用。',
      '24시간 전까지는 무료로 바꾸거나 취소하실 수 있고, 그 뒤에는 금액의 절반입니다.',
    ),
  },
  {
    key: 'late',
    noteLabel: 'Running late',
    heardAs: phrases(`
      running late | running … late | minutes late | be late | i'm late |
      迟到 | 晚到 | 会晚 | 晚几分钟 | 晚十分钟 |
      늦을 것 같 | 늦어요 | 늦을 거 | 늦을게
    `),
    answer: speech(
      'Thank you for saying so. Up to 15 minutes is fine; after that we may have to shorten it.',
      '谢谢您告诉我们。15 分钟以内没关系，再晚可能要缩短时间。',
      '알려 주셔서 감사합니다. 15분까지는 괜찮고, 더 늦으시면 시간을 줄여야 할 수 있어요.',
    ),
  },
  {
    key: 'walk-in',
    heardAs: phrases(`
      walk in | walk-in | without a booking | without an appointment | just come in | just turn up | do i need to book |
      do i have to book |
      不预约 | 没预约 | 要预约吗 | 需要预约吗 | 直接来 |
      예약 없이 | 예약해야 하 | 그냥 가도
    `),
    answer: speech(
      'Walk-ins are fine when someone is free. A booking is surer, Saturdays above all.',
      '有人空着就可以直接来，不过预约更稳妥，尤其是星期六。',
      '자리가 나면 그냥 오셔도 됩니다. 토요일에는 특히 예약이 확실해요.',
    ),
  },
  {
    key: 'vouchers',
    heardAs: phrases(
      'gift voucher | gift card | voucher | present for | 礼品卡 | 礼券 | 代金券 | 상품권 | 기프트 카드 | 선물',
    ),
    answer: speech(
      'We sell gift vouchers for any amount, in the salon or by email. They’re good for two years.',
      '店里和邮件都可以买礼品卡，金额不限，两年有效。',
      '금액에 상관없이 상품권을 매장이나 이메일로 팔고, 2년 동안 쓸 수 있습니다.',
    ),
  },
  {
    key: 'companions',
    heardAs: phrases(`
      bring my kids | bring my child | bring a friend | bring my baby | bring my dog | dogs |
      带孩子 | 带小孩 | 带朋友 | 带狗 |
      아이 데리고 | 아이를 데려 | 친구랑 같이 | 강아지
    `),
    answer: speech(
      'A friend or a child is welcome in the waiting corner. Dogs have to stay home.',
      '欢迎带朋友或孩子，可以在等候区坐。狗不能进店。',
      '친구나 아이는 대기 공간에서 함께 계실 수 있어요. 강아지는 들어올 수 없습니다.',
    ),
  },
];
