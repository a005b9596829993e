import type { Question } from '../../slots/agent.ts';
import { asks, question } from '../question.ts';

/** The questions that callers ask Southern Plumbing about prices, hours and conditions, with their answers. */
export const rateQuestions: readonly Question[] = [
  question(
    'after-hours',
    `
      after hours | charge after hours | at night | night rate | evening rate | after hours rate | late call-out | out of hours |
      下班后+多少 | 下班后 | 夜间 | 晚上+收费 | 晚上+多少 | 晚上来 | 半夜 |
      야간 | 영업시간 외 | 밤에+얼마 | 밤에 오 | 늦은 시간 | 퇴근 후
    `,
    'After hours it’s $180 for the first hour, GST included, and $140 an hour after that.',
    '下班时间第一小时 180 元，含 GST，之后每小时 140 元。',
    '영업시간 외에는 첫 한 시간 180달러, GST 포함이고 그 뒤로는 시간당 140달러입니다.',
  ),
  question(
    'weekend',
    `
      how much+sunday | charge+sunday | rate+sunday | cost+sunday | how much+saturday | charge+saturday | work weekends | do you work on | 周末+收费 | 周末+来吗 | 周末上门 | 星期天+收费 | 星期天+多少 | 周日+多少 | 星期六+多少 | 일요일+얼마 | 토요일+얼마 | 주말+얼마 | 주말+와요 | 주말+나요 |
      weekend rate | weekend rates | on the weekend | at the weekend | on weekends | saturday rate | on sunday | on sundays | on saturdays |
      public holiday | holidays | christmas |
      周末+多少 | 周末+收费 | 周末也 | 周末来 | 星期天+吗 | 周日+吗 | 节假日 | 公共假期 |
      주말 요금 | 주말에도 | 일요일에도 | 토요일에도 | 공휴일
    `,
    'Saturday until 1 pm is the day rate. Any other time at the weekend, and public holidays, is the after-hours rate of $180.',
    '星期六下午 1 点前按白天收费，周末其他时间和公共假期按下班时间 180 元收费。',
    '토요일 오후 1시까지는 주간 요금이고, 그 밖의 주말과 공휴일은 영업시간 외 요금 180달러입니다.',
  ),
  question(
    'callout',
    `
      minimum charge | minimum fee | least you charge | 最低收费 | 起步价 | 最少多少 | 최소 요금 | 기본요금 | 기본 요금 |
      call out fee | call-out fee | callout fee | call out charge | call-out rate | callout | charge to come | charge for coming |
      cost to come out | how much to come | charge to have a look | fee to look | come and look |
      上门费 | 上门+收费 | 上门+多少 | 上门看 | 出车费 | 来一趟 | 来看一下+钱 |
      출장비 | 방문비 | 방문 요금 | 오시는 데 | 와서 보는 데 | 출동비
    `,
    'The call-out is $110 on a weekday, first half hour and GST included. Looking at a job for a quote is free.',
    '工作日上门 110 元，含前半小时和 GST。上门查看、报价不收费。',
    '평일 출장비는 처음 30분과 GST를 포함해 110달러이고, 견적을 위해 보러 가는 것은 무료입니다.',
  ),
  question(
    'price',
    `${asks.price} | your rate | hourly rate | charge an hour | per hour | 每小时 | 시간당`,
    'A weekday call-out is $110 with the first half hour, then $95 an hour. Parts are extra, and we say the price before we fit them.',
    '工作日上门 110 元含前半小时，之后每小时 95 元。配件另计，安装前会先报价。',
    '평일 출장은 처음 30분 포함 110달러, 그 뒤로는 시간당 95달러입니다. 부품은 별도이고 달기 전에 가격을 말씀드립니다.',
    { isGeneral: true },
  ),
  question(
    'quotes',
    `
      do you do bathrooms | do you do renovations | do you do kitchens | 装修做吗 | 做装修吗 | 리모델링도 |
      are quotes free | is the quote free | free quotes | do you do quotes | do you give quotes | quote cost | can you quote |
      for a quote | how much+quote | charge for a quote | cost of a quote |
      报价+免费 | 报价+收费 | 报价+钱 | 免费报价吗 | 能报价吗 | 可以报价吗 |
      견적은 무료 | 견적 무료 | 견적 비용 | 견적도 | 견적은 얼마
    `,
    'Quotes are free. For bigger jobs someone comes to look, and you have it in writing within two days.',
    '报价免费。大一点的工程我们上门查看，两天内给您书面报价。',
    '견적은 무료입니다. 큰 작업은 직접 가서 보고 이틀 안에 서면으로 드립니다.',
  ),
  question(
    'parts',
    `
      supply the tap | do you supply | bring the parts | have the parts | 带配件 |
      parts extra | are parts included | parts included | materials | cost of parts | supply my own | my own tap | bring parts |
      配件 | 材料费 | 零件 | 自己买 |
      부품 | 자재 | 재료비 | 제가 산
    `,
    'Parts are charged on top, at the price we tell you before fitting. You may supply your own; then the warranty covers our work only.',
    '配件另收，安装前先告诉您价格。您也可以自备，那样只保修我们的人工。',
    '부품값은 별도이고 달기 전에 말씀드립니다. 직접 준비하셔도 되지만 그때는 작업만 보증합니다.',
  ),
  question(
    'hours',
    `${asks.hours} | when do you work | what days | how late do you work | 工作时间 | 几点上班 | 几点下班 | 영업시간이 | 영업시간은`,
    'The day rate runs from 7.30 am to 5.30 pm on weekdays and 9 am to 1 pm on Saturday. Urgent jobs are answered at any hour.',
    '白天价格：工作日早上 7:30 到下午 5:30，星期六上午 9 点到下午 1 点。紧急情况全天接听。',
    '주간 요금은 평일 오전 7시 30분부터 오후 5시 30분, 토요일 오전 9시부터 오후 1시까지입니다. 긴급한 일은 언제나 받습니다.',
  ),
  question(
    'payment',
    `${asks.payment} | deposit | 定金 | receipt | pay it off | 收据 | 开票 | 영수증 | payment plan | instalments | 发票 | 할부 | 청구서 | 계산서 | 계약금`,
    'You get an invoice by email and have seven days, by bank transfer or card. We take no card numbers on the phone.',
    '发票用电邮寄给您，七天内银行转账或刷卡付清。电话里不收卡号。',
    '청구서를 이메일로 보내 드리고 7일 안에 이체나 카드로 내시면 됩니다. 전화로는 카드 번호를 받지 않습니다.',
  ),
  question(
    'tax',
    `${asks.tax} | including tax`,
    'All our prices include GST.',
    '所有价格都含 GST。',
    '모든 가격에 GST가 들어 있습니다.',
  ),
  question(
    'cancelling',
    `${asks.cancelling} | change the time later | can i change the time | 取消+收费 | 取消要钱 | 改时间+吗 | 시간을 바꿀 수`,
    'Cancel or move it free of charge until the plumber has left. After that the call-out is charged.',
    '水管工出发前可以免费取消或改时间，出发后收上门费。',
    '배관공이 출발하기 전까지는 무료로 취소하거나 바꾸실 수 있고, 그 뒤에는 출장비를 받습니다.',
  ),
  question(
    'discount',
    `
      discount | deal | goldcard | gold card | senior | pensioner | cheaper | community card | match the price |
      优惠 | 折扣 | 打折 | 便宜一点 | 便宜点 | 老人 |
      할인 | 더 싸 | 싸게 | 경로 | 깎아
    `,
    'We don’t discount. Two jobs on one visit share one call-out.',
    '我们没有折扣。一次上门做两项，只收一次上门费。',
    '할인은 없지만 한 번 방문에 두 가지를 하면 출장비는 한 번만 받습니다.',
  ),
];
