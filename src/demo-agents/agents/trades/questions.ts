import type { Question } from '../../slots/agent.ts';
import { asks, question } from '../question.ts';

export const tradesQuestions: readonly Question[] = [
  question(
    'after-hours',
    `
      after hours | at night | night rate | evening rate | late call-out | out of hours | 下班后 | 夜间 | 晚上+收费 | 晚上+多少 |
      晚上来 | 半夜 | 야간 | 영업시간 외 | 밤에+얼마 | 밤에 오 | 늦은 시간 | 퇴근 후
    `,
    'After hours it’s $180 for the first hour, GST included, and $140 an hour after that.',
    '下班时间第一小时 180 元，含 GST，之后每小时 140 元。',
    '영업시간 외에는 첫 한 시간 180달러, GST 포함이고 그 뒤로는 시간당 140달러입니다.',
  ),
  question(
    'weekend',
    `
      how much+sunday | charge+sunday | rate+sunday | cost+sunday | how much+saturday | charge+saturday |
      work weekends | weekend rate | weekend rates | on the weekend | at the weekend | on weekends | saturday rate |
      on sunday | on sundays | on saturdays | public holiday | holidays | christmas | 周末+收费 | 周末+来吗 | 周末上门 |
      星期天+收费 | 星期天+多少 | 周日+多少 | 星期六+多少 | 周末+多少 | 周末也 | 周末来 | 星期天+吗 | 周日+吗 | 节假日 | 公共假期 | 일요일+얼마 | 토요일+얼마 | 주말+얼마 |
      주말+와요 | 주말+나요 | 주말 요금 | 주말에도 | 일요일에도 | 토요일에도 | 공휴일
    `,
    'Saturday until 1 pm is the day rate. Any other time at the weekend, and public holidays, is the after-hours rate of $180.',
    '星期六下午 1 点前按白天收费，周末其他时间和公共假期按下班时间 180 元收费。',
    '토요일 오후 1시까지는 주간 요금이고, 그 밖의 주말과 공휴일은 영업시간 외 요금 180달러입니다.',
  ),
  question(
    'callout',
    `
      minimum charge | minimum fee | least you charge | call out fee | call-out fee | call out charge |
      call-out rate | callout | charge to come | charge for coming | fee to look | come and look | 最低收费 | 起步价 |
      最少多少 | 上门费 | 上门+收费 | 上门+多少 | 上门看 | 出车费 | 来一趟 | 来看一下+钱 | 최소 요금 | 기본요금 | 출장비 | 방문비 | 방문 요금 | 오시는 데 | 와서 보는 데 |
      출동비
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
      are quotes free | free quotes | quote cost | can you quote | for a quote | how much+quote | 装修做吗 | 做装修吗 |
      报价+免费 | 估价+钱 | 估价+免费 | 报价+收费 | 报价+钱 | 免费报价吗 | 能报价吗 | 可以报价吗 | 리모델링도 | 견적+무료 | 견적 비용 | 견적도 | 견적은 얼마
    `,
    'Quotes are free. For bigger jobs someone comes to look, and you have it in writing within two days.',
    '报价免费。大一点的工程我们上门查看，两天内给您书面报价。',
    '견적은 무료입니다. 큰 작업은 직접 가서 보고 이틀 안에 서면으로 드립니다.',
  ),
  question(
    'hours',
    `${asks.hours} | what days | 工作时间 | 几点上班 | 几点下班`,
    'The day rate runs from 7.30 am to 5.30 pm on weekdays and 9 am to 1 pm on Saturday. Urgent jobs are answered at any hour.',
    '白天价格：工作日早上 7:30 到下午 5:30，星期六上午 9 点到下午 1 点。紧急情况全天接听。',
    '주간 요금은 평일 오전 7시 30분부터 오후 5시 30분, 토요일 오전 9시부터 오후 1시까지입니다. 긴급한 일은 언제나 받습니다.',
  ),
  question(
    'payment',
    `
      ${asks.payment} | deposit | receipt | pay it off | instalments | 定金 | 收据 | 开票 | 发票 | 영수증 | 할부 | 청구서 | 계산서 |
      계약금
    `,
    'You get an invoice by email and have seven days, by bank transfer or card. We take no card numbers on the phone.',
    '发票用电邮寄给您，七天内银行转账或刷卡付清。电话里不收卡号。',
    '청구서를 이메일로 보내 드리고 7일 안에 이체나 카드로 내시면 됩니다. 전화로는 카드 번호를 받지 않습니다.',
  ),
  question(
    'discount',
    `
      discount | deal | goldcard | gold card | senior | pensioner | cheaper | community card | match the price |
      优惠 | 折扣 | 打折 | 便宜一点 | 便宜点 | 老人 | 할인 | 더 싸 | 싸게 | 경로 | 깎아
    `,
    'We don’t discount. Two jobs on one visit share one call-out.',
    '我们没有折扣。一次上门做两项，只收一次上门费。',
    '할인은 없지만 한 번 방문에 두 가지를 하면 출장비는 한 번만 받습니다.',
  ),
  question(
    'areas',
    `
      what suburbs | which suburbs | charge for travel | travel charge | travel fee | mileage | what areas |
      which areas | do you cover | service area | come out to | where are you | your address | 路费 | 车费 | 哪个区 | 哪些区 |
      服务范围 | 服务区域 | 哪些地方 | 你们在哪 | 能来我们这 | 到我们这 | 去北岸 | 교통비 | 동네 | 어느 지역 | 어떤 지역 | 지역이 | 어디까지 | 어디에 있 | 어디 있 |
      여기도 오 | 출장 지역
    `,
    'We cover the city and half an hour around it. Further out a person tells you the travel charge first.',
    '我们服务市区和周边半小时车程。更远的地方由工作人员先告诉您路费。',
    '시내와 차로 30분 거리까지 갑니다. 더 먼 곳은 직원이 교통비를 먼저 말씀드립니다.',
  ),
  question(
    'how-soon',
    `
      text me when | tell me when | how soon | how long until | how quickly | how fast | 多久能来 | 什么时候来 | 多长时间能到 |
      多快 | 多久能到 | 什么时候能来 | 几点能到 | 要等多久 | 多久到 | 언제쯤 와 | 언제쯤 오 | 얼마나 빨리 | 언제 올 수 | 언제 오 | 얼마나 걸 | 몇 시에 와 | 얼마나 기다
    `,
    'An urgent job is reached within two hours in the day and within the hour after hours. Other jobs usually within two days.',
    '紧急情况白天两小时内、下班时间一小时内到；其他维修一般两天内安排。',
    '긴급한 일은 낮에는 두 시간, 영업시간 외에는 한 시간 안에 갑니다. 그 밖의 일은 보통 이틀 안에 갑니다.',
  ),
  question(
    'gas',
    `
      gas work | gas fitting | gasfitter | gas hot water | gas hob | gas heater | 煤气工程 | 燃气热水器 | 做燃气 | 接煤气 | 燃气灶 |
      가스 작업 | 가스 공사 | 가스 온수기 | 가스 배관 | 가스도
    `,
    'Yes, by a licensed gasfitter, on weekdays. If you smell gas, get out and ring {number} first.',
    '做的，工作日由持牌燃气工上门。如果闻到煤气味，请先离开并拨打 {number}。',
    '네, 평일에 면허가 있는 가스 기사가 갑니다. 가스 냄새가 나면 먼저 밖으로 나가 {number}에 전화하세요.',
  ),
  question(
    'electrical',
    `
      electrical | electrician | power point | wiring | heat pump | light switch | rewire | fuse box | 电工 | 电路 |
      插座 | 电线 | 换灯 | 跳闸 | 전기 공사 | 전기 작업 | 전기 기사 | 전기도 | 콘센트 | 배선 | 차단기
    `,
    'We wire hot-water cylinders with an electrician who works with us. For other electrical work you need an electrician.',
    '热水器的接线由与我们合作的电工做，其他电路问题请找电工。',
    '온수기 배선은 함께 일하는 전기 기사가 합니다. 다른 전기 작업은 전기 기사에게 맡기셔야 해요.',
  ),
  question(
    'shut-off',
    `
      shut the water off | stopcock | shut off | toby | mains tap | 怎么关 | 总阀 | 水阀 | 어떻게 잠가 | 어떻게 잠그 | 물을 어떻게 잠 |
      밸브가 어디 | 밸브는 어디 | 수도 잠그 | 물 잠그 | 밸브 어디
    `,
    'Look for a small lid near the street boundary, the toby. Turn the tap in it clockwise until it stops.',
    '在靠街的边界附近找一个小盖子，里面的阀门顺时针拧到底。',
    '길 쪽 경계에 있는 작은 뚜껑을 찾아 안의 밸브를 시계 방향으로 끝까지 돌리세요.',
  ),
  question(
    'drains',
    `
      drain camera | camera inspection | unblock drains | jet | jetting | roots | 管道摄像 | 通下水道吗 | 摄像头检查 | 高压 | 树根 |
      내시경 | 카메라 | 하수구도 | 고압 | 나무뿌리
    `,
    'We clear drains with a jet and look with a camera. The camera is $90 on top of the call-out.',
    '我们用高压水通管，也有管道摄像，摄像在上门费外加 90 元。',
    '고압수로 뚫고 카메라로 확인합니다. 카메라는 출장비에 90달러가 더해집니다.',
  ),
  question(
    'landlord',
    `
      landlord | property manager | i'm renting | i rent | tenancy | i'm a tenant | 房东 | 租房 | 租的 | 物业 | 집주인 | 세 들어 |
      임대 | 월세 | 관리인
    `,
    'We can bill the landlord or the property manager if they confirm it. For an urgent leak we come first and sort that out after.',
    '房东或物业确认后，可以开账单给他们。紧急漏水我们先上门，之后再处理。',
    '집주인이나 관리 회사가 확인하면 그쪽으로 청구합니다. 급한 누수는 먼저 가고 나중에 정리합니다.',
  ),
];
