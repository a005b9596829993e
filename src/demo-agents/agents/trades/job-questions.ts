import type { Question } from '../../slots/agent.ts';
import { question } from '../question.ts';

/** The questions that callers ask Southern Plumbing about the work, with their answers. */
export const jobQuestions: readonly Question[] = [
  question(
    'areas',
    `
      what suburbs | which suburbs | charge for travel | travel charge | travel fee | mileage | 路费 | 车费 | 哪个区 | 교통비 | 동네 |
      what areas | which areas | do you come to | do you cover | service area | how far do you | do you work in | come out to |
      where are you | where are you based | your address |
      哪些区 | 服务范围 | 服务区域 | 哪些地方 | 你们在哪 | 能来我们这 | 到我们这 | 去北岸 |
      어느 지역 | 어떤 지역 | 지역이 | 어디까지 | 어디에 있 | 어디 있 | 여기도 오 | 출장 지역
    `,
    'We cover the city and half an hour around it. Further out a person tells you the travel charge first.',
    '我们服务市区和周边半小时车程。更远的地方由工作人员先告诉您路费。',
    '시내와 차로 30분 거리까지 갑니다. 더 먼 곳은 직원이 교통비를 먼저 말씀드립니다.',
  ),
  question(
    'how-soon',
    `
      多久能来 | 什么时候来 | 多长时间能到 | text me when | tell me when | let me know when | 언제쯤 와 | 언제쯤 오 |
      how soon | how long until | how quickly | when can you come | when can someone come | how fast | how long will it take to get here |
      what time will they |
      多快 | 多久能到 | 什么时候能来 | 几点能到 | 要等多久 | 多久到 |
      얼마나 빨리 | 언제 올 수 | 언제 오 | 얼마나 걸 | 몇 시에 와 | 얼마나 기다
    `,
    'An urgent job is reached within two hours in the day and within the hour after hours. Other jobs usually within two days.',
    '紧急情况白天两小时内、下班时间一小时内到；其他维修一般两天内安排。',
    '긴급한 일은 낮에는 두 시간, 영업시간 외에는 한 시간 안에 갑니다. 그 밖의 일은 보통 이틀 안에 갑니다.',
  ),
  question(
    'warranty',
    `
      warranty | guarantee | guaranteed | if it breaks again | leaks again | how long is it covered |
      保修 | 质保 | 保证 | 又坏了怎么办 |
      보증 | 워런티 | 다시 고장 | 또 새면 | 에이에스
    `,
    'Our work is guaranteed for twelve months. Parts carry their maker’s warranty.',
    '我们的人工保修十二个月，配件按厂家保修。',
    '저희 작업은 12개월 보증하고 부품은 제조사 보증을 따릅니다.',
  ),
  question(
    'licence',
    `
      有证吗 | 有证 | 持证 | 보험 들 |
      licensed | licence | license | registered | qualified | certified | certificate | insured | insurance cover | public liability | are you insured |
      执照 | 牌照 | 资质 | 证书 | 注册 | 有保险吗 | 保险吗 |
      면허 | 자격증 | 자격 | 등록 | 인증 | 보험 가입 | 보험은
    `,
    'The work is done or signed off by a licensed plumber, who carries the card: ask to see it. We’re insured for damage we cause.',
    '工作由持牌水管工完成或签字，他会带证，您可以查看。我们造成的损失有保险。',
    '면허가 있는 배관공이 작업하거나 확인하고, 면허증을 지니고 다니니 보여 달라고 하세요. 저희가 낸 피해는 보험으로 처리합니다.',
  ),
  question(
    'gas',
    `
      do you do gas | gas work | gas fitting | gasfitter | gas hot water | gas hob | gas heater |
      煤气工程 | 燃气热水器 | 做燃气 | 接煤气 | 燃气灶 |
      가스 작업 | 가스 공사 | 가스 온수기 | 가스 배관 | 가스도
    `,
    'Yes, by a licensed gasfitter, on weekdays. If you smell gas, get out and ring {number} first.',
    '做的，工作日由持牌燃气工上门。如果闻到煤气味，请先离开并拨打 {number}。',
    '네, 평일에 면허가 있는 가스 기사가 갑니다. 가스 냄새가 나면 먼저 밖으로 나가 {number}에 전화하세요.',
  ),
  question(
    'electrical',
    `
      electrical | electrician | power point | wiring | heat pump | light switch | rewire | fuse box |
      电工 | 电路 | 插座 | 电线 | 换灯 | 跳闸 |
      전기 공사 | 전기 작업 | 전기 기사 | 전기도 | 콘센트 | 배선 | 차단기
    `,
    'We wire hot-water cylinders with an electrician who works with us. For other electrical work you need an electrician.',
    '热水器的接线由与我们合作的电工做，其他电路问题请找电工。',
    '온수기 배선은 함께 일하는 전기 기사가 합니다. 다른 전기 작업은 전기 기사에게 맡기셔야 해요.',
  ),
  question(
    'shut-off',
    `
      shut the water off | shut off the water | how do i shut | how do i stop the water | 怎么关 | 어떻게 잠가 | 어떻게 잠그 |
      how do i turn the water off | turn off the water | turn the water off | where is the valve | where's the stopcock | stopcock |
      shut off | toby | mains tap | where is the toby |
      怎么关水 | 水阀在哪 | 总阀 | 关水阀 | 水阀 |
      물을 어떻게 잠 | 밸브가 어디 | 밸브는 어디 | 수도 잠그 | 물 잠그 | 밸브 어디
    `,
    'Look for a small lid near the street boundary, the toby. Turn the tap in it clockwise until it stops.',
    '在靠街的边界附近找一个小盖子，里面的阀门顺时针拧到底。',
    '길 쪽 경계에 있는 작은 뚜껑을 찾아 안의 밸브를 시계 방향으로 끝까지 돌리세요.',
  ),
  question(
    'hot-water',
    `
      fix hot water | do you do hot water | hot water systems | replace hot water cylinders | heat pump hot water | repair hot water |
      修热水器吗 | 做热水器 | 换热水器吗 | 热水器能修 | 热水器可以修 |
      온수기도 | 온수기 수리하 | 온수기 교체하 | 온수기 수리 되 | 온수기 고쳐
    `,
    'We repair and replace electric and gas hot water. Most repairs are done on the first visit.',
    '电热水器和燃气热水器都修、都换，多数一次修好。',
    '전기와 가스 온수기를 모두 고치고 교체합니다. 대부분 첫 방문에 끝납니다.',
  ),
  question(
    'drains',
    `
      drain camera | camera inspection | do you do drains | unblock drains | jet | jetting | roots | tree roots |
      管道摄像 | 通下水道吗 | 摄像头检查 | 高压 | 树根 |
      내시경 | 카메라 | 하수구도 | 고압 | 나무뿌리
    `,
    'We clear drains with a jet and look with a camera. The camera is $90 on top of the call-out.',
    '我们用高压水通管，也有管道摄像，摄像在上门费外加 90 元。',
    '고압수로 뚫고 카메라로 확인합니다. 카메라는 출장비에 90달러가 더해집니다.',
  ),
  question(
    'be-home',
    `
      在家等 | 要有人在家 | 집에 있어야 |
      be home | be there | have to be home | need to be home | someone home | while i'm at work | leave a key | rental property |
      要在家吗 | 需要在家 | 必须在家 | 家里没人 | 上班怎么办 | 留钥匙 |
      집에 있어야 | 집에 없어도 | 집에 아무도 | 열쇠를 두고 | 집을 비워
    `,
    'You needn’t be there if someone can let us in. Tell us where the key is, and the plumber rings before starting.',
    '有人开门就不必在家。告诉我们钥匙在哪里，水管工开工前会打电话。',
    '문을 열어 줄 분이 있으면 안 계셔도 됩니다. 열쇠가 어디 있는지 알려 주시면 배관공이 시작하기 전에 전화드립니다.',
  ),
  question(
    'landlord',
    `
      landlord | property manager | i'm renting | i rent | bill the landlord | tenancy | i'm a tenant |
      房东 | 租房 | 租的 | 物业 |
      집주인 | 세 들어 | 임대 | 월세 | 관리인
    `,
    'We can bill the landlord or the property manager if they confirm it. For an urgent leak we come first and sort that out after.',
    '房东或物业确认后，可以开账单给他们。紧急漏水我们先上门，之后再处理。',
    '집주인이나 관리 회사가 확인하면 그쪽으로 청구합니다. 급한 누수는 먼저 가고 나중에 정리합니다.',
  ),
];
