import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

export const hotelsQuestions: readonly Question[] = [
  question(
    'check-in',
    `
      check in time | check in from | 能进房 | 可以进房 | 几点入住 | 几点可以入住 | 入住时间 | 几点能入住 | 几点办入住 | 체크인 시간 | 체크인은 몇 시 |
      체크인 몇 시 | 몇 시에 체크인 | 언제 체크인 | 입실 시간 | 입실은 몇 시
    `,
    'Check-in is from 2 pm. The office is open until 8 pm; after that the key waits in a lockbox.',
    '下午 2 点起可以入住。办公室开到晚上 8 点，之后钥匙放在密码盒里。',
    '체크인은 오후 2시부터입니다. 사무실은 오후 8시까지이고 그 뒤에는 보관함에 열쇠를 넣어 둡니다.',
  ),
  question(
    'check-out',
    `
      check out at | check out later | stay until noon | check out time | when+check out | check out by |
      late check out | check out late | 几点退房 | 退房时间 | 什么时候退房 | 几点+退房 | 晚点退房 | 延迟退房 | 체크아웃 시간 | 체크아웃 몇 시 | 몇 시+체크아웃 |
      언제+체크아웃 | 몇 시+퇴실 | 퇴실 시간 | 늦은 체크아웃 | 늦게 체크아웃
    `,
    'Check-out is by 10 am. A late check-out until noon is $20, if the room is free.',
    '上午 10 点前退房。如果房间没人订，可以延到中午，加 20 元。',
    '체크아웃은 오전 10시까지입니다. 방이 비어 있으면 20달러에 정오까지 계실 수 있어요.',
  ),
  question(
    'key',
    `
      get the key | get our key | where's the key | lockbox | lock box | key code | latest check in |
      office closed | front desk | 拿钥匙 | 取钥匙 | 钥匙在哪 | 钥匙怎么 | 密码盒 | 最晚几点入住 | 最晚入住 | 怎么进去 | 没有人怎么办 | 前台 | 열쇠는 어떻게 | 열쇠를 어떻게 | 열쇠 어떻게 |
      열쇠는 어디 | 열쇠 어디 | 보관함 | 어떻게 들어가 | 프런트
    `,
    'After 8 pm the key is in the lockbox by the office door. We text you the code that day, and you can come at any hour.',
    '晚上 8 点后钥匙在办公室门旁的密码盒里，当天会把密码发短信给您，几点到都可以。',
    '오후 8시 이후에는 사무실 문 옆 보관함에 열쇠가 있습니다. 그날 비밀번호를 문자로 보내 드리니 몇 시에 오셔도 됩니다.',
  ),
  question(
    'cancelling',
    `
      ${asks.cancelling} | have to cancel | need to cancel | can we cancel | if we cancel | cancel for free |
      refundable | 免费取消 | 取消要 | 退钱 | 要是取消 | 如果取消 | 취소되 | 무료 취소
    `,
    'You can cancel free of charge until 2 pm the day before. After that the first night is charged.',
    '入住前一天下午 2 点以前可以免费取消，之后收第一晚的房费。',
    '도착 전날 오후 2시까지는 무료로 취소하실 수 있고, 그 뒤에는 첫날 요금을 받습니다.',
  ),
  question(
    'payment',
    `
      ${asks.payment} | deposit | amex | american express | pay when | pay there | pay on arrival | bond | pay now |
      pay in advance | 定金 | 到店付 | 押金 | 什么时候付 | 도착해서 내 | 보증금 | 예약금 | 언제 내
    `,
    'You pay when you arrive, by card, Eftpos or cash. There’s no deposit and no surcharge.',
    '到店付款，刷卡、Eftpos 或现金都可以，不收押金和手续费。',
    '도착하셔서 카드, 에프트포스, 현금으로 내시면 됩니다. 보증금과 수수료는 없어요.',
  ),
  question(
    'price',
    `${asks.price} | what's the cheapest | per night | 房价 | 一晚多少 | 1박에`,
    'A night is $165 in a studio, $210 in a one-bedroom unit with a kitchen and $260 in a two-bedroom unit.',
    '每晚标准间 165 元，带厨房的一室套房 210 元，两室套房 260 元。',
    '1박에 스튜디오 165달러, 주방이 있는 원베드룸 210달러, 투베드룸 260달러입니다.',
    { about: 'price', isGeneral: true },
  ),
  question(
    'rooms',
    `
      what rooms | which rooms | room types | difference between | how big are | how big is | 有什么房间 | 有哪些房间 | 房型 |
      有什么区别 | 多大 | 어떤 방 | 무슨 방 | 방 종류 | 객실 종류 | 어떤 객실 | 차이가 | 얼마나 커
    `,
    'A studio sleeps two in a queen bed, a one-bedroom unit four with a kitchen, a two-bedroom unit six.',
    '标准间一张大床住两人，一室套房带厨房住四人，两室套房住六人。',
    '스튜디오는 퀸 침대 하나로 두 분, 원베드룸은 주방이 있고 네 분, 투베드룸은 여섯 분까지입니다.',
    { isGeneral: true },
  ),
  question(
    'breakfast',
    'breakfast | morning meal | 早餐 | 早饭 | 조식 | 아침 식사 | 아침밥 | 아침 주나 | 아침이 나오',
    'Breakfast isn’t included. A tray with toast, fruit and cereal is $15 a person, brought to your door from 7.30.',
    '房费不含早餐。早餐托盘有吐司、水果和麦片，每人 15 元，7:30 起送到门口。',
    '조식은 포함되지 않습니다. 토스트, 과일, 시리얼 쟁반이 1인 15달러이고 7시 30분부터 문 앞으로 가져다 드립니다.',
  ),
  question(
    'wifi',
    'wifi | wi-fi | internet | broadband | 无线网 | 网络 | 上网 | 有网吗 | 网速 | 와이파이 | 인터넷',
    'Wifi is free and unlimited in every room.',
    '每个房间都有免费不限量的无线网。',
    '모든 객실에서 와이파이를 무료로 쓰실 수 있습니다.',
  ),
  question(
    'kitchen',
    `
      kitchen | can we cook | cooking | microwave | fridge | kettle | barbecue | bbq | 厨房 | 做饭 | 微波炉 | 冰箱 | 烧烤 |
      热水壶 | 주방 | 요리 | 취사 | 전자레인지 | 냉장고 | 바비큐
    `,
    'Studios have a fridge, a microwave and a kettle; the units have a full kitchen. The barbecue in the garden is for everyone.',
    '标准间有冰箱、微波炉和热水壶，套房有完整厨房。花园的烧烤炉大家都可以用。',
    '스튜디오에는 냉장고, 전자레인지, 주전자가 있고 유닛에는 주방이 다 갖춰져 있어요. 정원 바비큐는 누구나 쓰실 수 있습니다.',
  ),
  question(
    'cot',
    'cot | high chair | highchair | portacot | crib | 婴儿床 | 婴儿椅 | 儿童椅 | 유아 침대 | 아기침대 | 하이체어',
    'A cot or a high chair is free.',
    '婴儿床和儿童椅免费。',
    '아기 침대와 유아 의자는 무료입니다.',
    { noteLabel: translated('Cot', '婴儿床', '아기 침대') },
  ),
  question(
    'quiet',
    'noisy | quiet | 安静 | 远离马路 | 吵吗 | 吵不吵 | 조용 | 시끄러운가',
    'The rooms at the back, towards the lake, are the quietest. We can’t promise one.',
    '靠湖一侧后面的房间最安静，但不能保证有。',
    '호수 쪽 뒤편 방이 가장 조용합니다. 꼭 드린다고 약속드리지는 못해요.',
    { noteLabel: translated('Quiet room', '安静房间', '조용한 방') },
  ),
  question(
    'parking',
    `${asks.parking} | trailer | boat | campervan | 拖车 | 房车 | 트레일러 | 캠핑카 | 보트`,
    'Parking is free, one space at each door. For a trailer or a boat there’s room behind the office.',
    '免费停车，每个房间门口一个车位。拖车或船可以停在办公室后面。',
    '주차는 무료이고 객실 앞에 한 대씩 대실 수 있어요. 트레일러나 보트는 사무실 뒤에 자리가 있습니다.',
  ),
  question(
    'pets',
    'dog | pet | cat | 狗 | 宠物 | 猫 | 개를 데 | 강아지 | 반려동물 | 반려견 | 애완 | 고양이 | 펫',
    'Dogs are welcome in the studios, $20 a stay. They mustn’t be left alone in the room. Guide dogs stay anywhere, free.',
    '标准间可以带狗，每次入住加 20 元，不能把狗单独留在房间。导盲犬所有房间都可以，免费。',
    '스튜디오에는 강아지와 함께 묵으실 수 있고 숙박당 20달러입니다. 방에 혼자 두시면 안 됩니다. 안내견은 어느 방이든 무료예요.',
  ),
  question(
    'pool',
    'pool | spa | hot tub | gym | sauna | swim | kayak | 泳池 | 游泳 | 健身 | 温泉 | 桑拿 | 划船 | 수영 | 헬스 | 스파 | 사우나 | 카약',
    'There’s no pool or gym. The lake is across the road, and two kayaks are free to use.',
    '没有泳池和健身房。马路对面就是湖，有两条皮划艇可以免费用。',
    '수영장과 헬스장은 없습니다. 길 건너가 호수이고 카약 두 대를 무료로 쓰실 수 있어요.',
  ),
  question(
    'access',
    `
      ${asks.access} | what floor | which floor | upstairs | accessibility | disabled | ground floor |
      walk-in shower | 几楼 | 残疾 | 一楼 | 몇 층 | 장애인 | 1층 | 일층
    `,
    'All rooms are on the ground floor. One studio has a wet-floor shower and wide doors: ask for it and a person will hold it.',
    '所有房间都在一楼。有一个标准间带无障碍淋浴和加宽的门，需要的话请由店员为您预留。',
    '모든 객실이 1층입니다. 문턱 없는 샤워실과 넓은 문이 있는 스튜디오가 하나 있으니 필요하시면 직원이 잡아 드립니다.',
  ),
  question(
    'address',
    `${asks.address} | how far | bus | airport | 在哪里 | 离市区 | 离机场 | 公交 | 어떻게 가 | 공항 | 버스 | 얼마나 멀`,
    'We’re at 3 Lake Terrace, five minutes on foot from the town centre. The bus stops at the corner.',
    '我们在 Lake Terrace 3 号，步行五分钟到镇中心，公交车停在转角。',
    '레이크 테라스 3번지이고 시내까지 걸어서 5분입니다. 버스는 모퉁이에 섭니다.',
  ),
  question(
    'food',
    `
      anywhere to eat | eat nearby | cafe | pub | restaurant | somewhere to eat | places to eat | dinner |
      supermarket | takeaways nearby | room service | 餐厅 | 吃饭 | 附近吃 | 超市 | 晚饭 | 晚餐 | 식당 | 먹을 데 | 먹을 곳 | 슈퍼 | 마트 |
      저녁 식사 | 룸서비스
    `,
    'We have no restaurant. A café, a pub and a supermarket are within five minutes’ walk.',
    '我们没有餐厅。步行五分钟内有咖啡馆、酒吧和超市。',
    '식당은 없지만 걸어서 5분 안에 카페, 펍, 슈퍼마켓이 있습니다.',
  ),
];
