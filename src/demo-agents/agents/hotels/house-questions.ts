import type { Question } from '../../slots/agent.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What callers ask Lakeside Motel about the house and its neighbourhood. */
export const houseQuestions: readonly Question[] = [
  {
    key: 'parking',
    heardAs: phrases(`
      parking | where can i park | where do we park | car park | can i park | can we park | park | trailer | boat | campervan |
      停车 | 车位 | 拖车 | 房车 |
      주차 | 트레일러 | 캠핑카 | 보트
    `),
    answer: speech(
      'Parking is free, one space at each door. For a trailer or a boat there’s room behind the office.',
      '免费停车，每个房间门口一个车位。拖车或船可以停在办公室后面。',
      '주차는 무료이고 객실 앞에 한 대씩 대실 수 있어요. 트레일러나 보트는 사무실 뒤에 자리가 있습니다.',
    ),
  },
  {
    key: 'charging',
    heardAs: phrases(`
      ev charger | ev charging | charge my car | charge the car | charge an electric | electric car | tesla | charging station |
      充电桩 | 电动车 | 给车充电 | 充电 |
      전기차 | 충전
    `),
    answer: speech(
      'There’s one charger by the office, 7 kW, $10 a night. First come, first served.',
      '办公室旁有一个 7 千瓦充电桩，每晚 10 元，先到先用。',
      '사무실 옆에 7킬로와트 충전기가 하나 있고 하룻밤 10달러, 먼저 오신 분이 쓰십니다.',
    ),
  },
  {
    key: 'pets',
    heardAs: phrases(`
      dog | pet | cat | bring our dog | bring my dog | pet friendly | guide dog |
      狗 | 宠物 | 猫 | 带狗 |
      개를 데 | 강아지 | 반려동물 | 반려견 | 애완 | 고양이 | 펫
    `),
    answer: speech(
      'Dogs are welcome in the studios, $20 a stay. They mustn’t be left alone in the room. Guide dogs stay anywhere, free.',
      '单间可以带狗，每次入住加 20 元，不能把狗单独留在房间。导盲犬所有房间都可以，免费。',
      '스튜디오에는 강아지와 함께 묵으실 수 있고 숙박당 20달러입니다. 방에 혼자 두시면 안 됩니다. 안내견은 어느 방이든 무료예요.',
    ),
  },
  {
    key: 'pool',
    heardAs: phrases(`
      pool | spa | hot tub | gym | sauna | swim | kayak |
      泳池 | 游泳 | 健身 | 温泉 | 桑拿 | 划船 |
      수영장 | 수영 | 헬스 | 스파 | 사우나 | 카약
    `),
    answer: speech(
      'There’s no pool or gym. The lake is across the road, and two kayaks are free to use.',
      '没有泳池和健身房。马路对面就是湖，有两条皮划艇可以免费用。',
      '수영장과 헬스장은 없습니다. 길 건너가 호수이고 카약 두 대를 무료로 쓰실 수 있어요.',
    ),
  },
  {
    key: 'access',
    heardAs: phrases(`
      what floor | which floor | upstairs | 几楼 | 몇 층 |
      wheelchair | accessible | accessibility | disabled | stairs | ground floor | lift | step free | walk-in shower |
      轮椅 | 无障碍 | 残疾 | 楼梯 | 一楼 | 电梯 |
      휠체어 | 장애인 | 계단 | 1층 | 일층 | 엘리베이터
    `),
    answer: speech(
      'All rooms are on the ground floor. One studio has a wet-floor shower and wide doors: ask for it and a person will hold it.',
      '所有房间都在一楼。有一个单间带无障碍淋浴和宽门，需要的话请由店员为您预留。',
      '모든 객실이 1층입니다. 문턱 없는 샤워실과 넓은 문이 있는 스튜디오가 하나 있으니 필요하시면 직원이 잡아 드립니다.',
    ),
  },
  {
    key: 'children',
    heardAs: phrases(`
      charge for children | charge for kids | charge extra for children | 小孩要钱 | 小孩收费 | 孩子收费 | 아이도 돈 |
      do kids stay free | children free | kids free | children cost | kids cost | child price | playground | for kids |
      小孩收费 | 孩子免费 | 儿童收费 | 孩子要钱 | 小孩免费 | 游乐场 |
      아이 요금 | 아이도 요금 | 어린이 요금 | 아이는 무료 | 놀이터
    `),
    answer: speech(
      'The price is for the room, children included, up to the number it sleeps. There’s a small playground by the lake.',
      '按房间收费，在可住人数内小孩不另收。湖边有个小游乐场。',
      '객실당 요금이라 정원 안에서는 아이 요금이 따로 없습니다. 호숫가에 작은 놀이터가 있어요.',
    ),
  },
  {
    key: 'laundry',
    heardAs: phrases(`
      laundry | washing machine | dryer | wash clothes | iron |
      洗衣 | 烘干 | 熨斗 |
      세탁 | 빨래 | 건조기 | 다리미
    `),
    answer: speech(
      'There’s a guest laundry, $4 for a wash and $4 for a dry. An iron is in every room.',
      '有自助洗衣房，洗 4 元，烘 4 元。每个房间都有熨斗。',
      '투숙객 세탁실이 있고 세탁 4달러, 건조 4달러입니다. 다리미는 방마다 있어요.',
    ),
  },
  {
    key: 'address',
    heardAs: phrases(`
      where are you | what's your address | what is your address | your address | your location | how do i get there |
      how do we get there | where are you located | how far | bus | airport |
      你们在哪 | 在哪里 | 地址 | 怎么走 | 怎么去 | 离市区 | 离机场 | 公交 |
      어디에 있 | 어디 있 | 어디예요 | 어디에요 | 주소 | 위치 | 어떻게 가 | 공항 | 버스 | 얼마나 멀
    `),
    answer: speech(
      'We’re at 3 Lake Terrace, five minutes on foot from the town centre. The bus stops at the corner.',
      '我们在 Lake Terrace 3 号，步行五分钟到镇中心，公交车停在转角。',
      '레이크 테라스 3번지이고 시내까지 걸어서 5분입니다. 버스는 모퉁이에 섭니다.',
    ),
  },
  {
    key: 'food',
    heardAs: phrases(`
      anywhere to eat | eat nearby | good places to eat | cafe | pub |
      restaurant | somewhere to eat | places to eat | dinner | where can we eat | supermarket | takeaways nearby | room service |
      餐厅 | 吃饭 | 附近吃 | 超市 | 晚饭 | 晚餐 |
      식당 | 먹을 데 | 먹을 곳 | 슈퍼 | 마트 | 저녁 식사 | 룸서비스
    `),
    answer: speech(
      'We have no restaurant. A café, a pub and a supermarket are within five minutes’ walk.',
      '我们没有餐厅。步行五分钟内有咖啡馆、酒吧和超市。',
      '식당은 없지만 걸어서 5분 안에 카페, 펍, 슈퍼마켓이 있습니다.',
    ),
  },
  {
    key: 'view',
    heardAs: phrases(`
      view | lake view | see the lake | overlook | balcony |
      湖景 | 看到湖 | 景观 | 阳台 |
      호수가 보이 | 호수 전망 | 전망 | 발코니
    `),
    answer: speech(
      'The back rooms look onto the lake through the trees. We note the wish, and can’t promise it.',
      '后面的房间隔着树能看到湖。我们会记下您的愿望，但不能保证。',
      '뒤쪽 객실에서는 나무 사이로 호수가 보입니다. 희망은 적어 두지만 약속드리지는 못해요.',
    ),
  },
  {
    key: 'shuttle',
    heardAs: phrases(`
      airport pickup | pick us up | pick me up | shuttle | taxi | uber |
      接机 | 接送 | 班车 | 出租车 |
      픽업 | 셔틀 | 택시
    `),
    answer: speech(
      'We don’t pick up or drop off. The office rings a taxi for you at any time until 8 pm.',
      '我们不接送。晚上 8 点前办公室可以帮您叫出租车。',
      '픽업은 하지 않습니다. 오후 8시까지는 사무실에서 택시를 불러 드립니다.',
    ),
  },
];
