import type { Question } from '../../slots/agent.ts';
import { asks, question } from '../question.ts';

/** The questions that callers ask Harbour Pizza about the shop, with their answers. */
export const shopQuestions: readonly Question[] = [
  question(
    'hours',
    `${asks.hours} | still open | 几点营业 | 几点打烊 | 还开着`,
    'We’re open every day from 11.30 am to 10 pm.',
    '我们每天上午 11:30 营业到晚上 10 点。',
    '매일 오전 11시 30분부터 밤 10시까지 영업합니다.',
  ),
  question(
    'delivery',
    `
      do you deliver | deliver to | delivery cost | delivery fee | cost of delivery | how much is delivery |
      delivery charge | free delivery | deliver+cost |
      送外卖吗 | 可以送 | 送到+吗 | 送餐费 | 配送费 | 外送费 | 外卖费 | 能送 | 送货吗 | 有外送 | 有外卖 |
      送餐吗 |
      배달되나 | 배달 되 | 배달돼 | 배달 돼 | 배달 가능 | 배달비 | 배달료 | 배달하 | 배달 하나 | 배달 해 |
      배달은 얼마
    `,
    'We deliver within 5 kilometres for $6; it takes about 45 minutes.',
    '5 公里以内可以外送，6 元，大约 45 分钟。',
    '5킬로미터 이내로 배달하며 배달비는 6달러, 45분쯤 걸립니다.',
  ),
  question(
    'area',
    `
      how far do you deliver | how far+deliver | delivery area | where do you deliver | deliver to my | deliver as far as |
      deliver out to | deliver to+far | which suburbs | too far |
      送多远 | 配送范围 | 外送范围 | 能送到+吗 | 送到哪 | 太远 | 哪些地方+送 |
      어디까지 배달 | 배달 지역 | 배달 범위 | 얼마나 멀리 | 까지 배달 | 까지도 배달 | 너무 멀
    `,
    'We deliver up to 5 kilometres by road from Harbour Street. If you’re not sure, give me the address and the kitchen rings if it’s too far.',
    '我们送到 Harbour Street 周围 5 公里（按道路计）。不确定的话请告诉我地址，太远厨房会打电话给您。',
    '하버 스트리트에서 도로로 5킬로미터까지 배달합니다. 잘 모르시면 주소를 알려 주세요. 너무 멀면 주방에서 전화드립니다.',
  ),
  question(
    'wait',
    `
      how long | how long will it take | how long is the wait | when will it be ready | when can i pick |
      ready when | wait time | how soon |
      要多久 | 多长时间 | 等多久 | 什么时候好 | 什么时候能取 | 多久能好 |
      얼마나 걸 | 언제 돼 | 언제 되 | 언제 나와 | 몇 분 걸 | 얼마나 기다 | 오래 걸
    `,
    'About 20 minutes for pickup and 45 for delivery.',
    '自取大约 20 分钟，外送大约 45 分钟。',
    '포장은 20분쯤, 배달은 45분쯤 걸립니다.',
  ),
  question(
    'address',
    `
      ${asks.address} |
      where is the shop | where do i pick |
      地址在哪 | 你们的地址 | 店址 | 哪里取 |
      가게 위치 | 가게 주소 | 위치가 | 찾으러 어디 | 주소가 어떻게
    `,
    'We’re at 8 Harbour Street, on the corner by the ferry stop.',
    '我们在 Harbour Street 8 号，渡轮站旁的转角。',
    '하버 스트리트 8번지, 페리 정류장 옆 모퉁이에 있습니다.',
  ),
  question(
    'parking',
    asks.parking,
    'Two pickup parks in front, 10 minutes each, and street parking after 6 pm.',
    '门口有两个取餐车位，限停 10 分钟；晚上 6 点后可以路边停车。',
    '가게 앞에 10분 픽업 주차 두 자리가 있고, 저녁 6시 이후에는 길가에 주차할 수 있어요.',
  ),
  question(
    'payment',
    asks.payment,
    'Card or cash when you pick up, card only at the door. There’s no surcharge.',
    '自取时可以刷卡或付现金，外送只能刷卡，不收手续费。',
    '포장은 카드나 현금, 배달은 카드만 됩니다. 수수료는 없어요.',
  ),
  question(
    'deals',
    `
      deal | special | discount | coupon | voucher | student discount | on special |
      优惠 | 折扣 | 特价 | 打折 | 套餐 |
      학생증 | 할인 | 쿠폰 | 특가 | 이벤트 | 세트 메뉴
    `,
    'No deals at the moment: the price on the menu is the price.',
    '目前没有优惠，菜单上的价格就是实价。',
    '지금은 할인이 없고 메뉴 가격 그대로입니다.',
  ),
  question('tax', asks.tax, 'All prices include GST.', '所有价格都含 GST。', '모든 가격에 GST가 포함돼 있습니다.'),
  question(
    'dine-in',
    `
      dine in | eat in | eat there | sit down | book a table | tables | seats |
      堂食 | 在店里吃 | 有座位 | 订桌 |
      매장에서 먹 | 먹고 갈 | 자리 있 | 앉아서 | 테이블
    `,
    'We’re takeaway only: there are no tables.',
    '我们只做外带，店里没有座位。',
    '포장과 배달만 하고 매장에는 자리가 없습니다.',
  ),
  question(
    'cancelling',
    `${asks.cancelling} | can i cancel later | money back | can i change my order later`,
    'You can change or cancel within 5 minutes of ordering. If we get it wrong, we make it again or refund it.',
    '下单 5 分钟内可以更改或取消。如果我们做错，会重做或退款。',
    '주문하고 5분 안에는 바꾸거나 취소할 수 있어요. 저희가 잘못하면 다시 만들거나 환불해 드립니다.',
  ),
];
