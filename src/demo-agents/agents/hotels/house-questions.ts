import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { asks, question } from '../question.ts';

/**
 * The questions that callers ask Lakeside Motel about the house, its rooms and the neighbourhood, with their answers.
 */
export const houseQuestions: readonly Question[] = [
  question(
    'rooms',
    `
      what rooms | what kind of rooms | which rooms | what do you have | room types | difference between | how big are |
      how big is |
      有什么房间 | 什么房型 | 哪些房型 | 有哪些房间 | 房型 | 有什么区别 | 多大 |
      어떤 방 | 무슨 방 | 방 종류 | 객실 종류 | 어떤 객실 | 차이가 | 얼마나 커
    `,
    'A studio sleeps two in a queen bed, a one-bedroom unit four with a kitchen, a two-bedroom unit six.',
    '标准间一张大床住两人，一室套房带厨房住四人，两室套房住六人。',
    '스튜디오는 퀸 침대 하나로 두 분, 원베드룸은 주방이 있고 네 분, 투베드룸은 여섯 분까지입니다.',
    { isGeneral: true },
  ),
  question(
    'breakfast',
    `
      breakfast | is breakfast included | morning meal |
      早餐 | 早饭 |
      조식 | 아침 식사 | 아침밥 | 아침 주나 | 아침이 나오
    `,
    'Breakfast isn’t included. A tray with toast, fruit and cereal is $15 a person, brought to your door from 7.30.',
    '房费不含早餐。早餐托盘有吐司、水果和麦片，每人 15 元，7:30 起送到门口。',
    '조식은 포함되지 않습니다. 토스트, 과일, 시리얼 쟁반이 1인 15달러이고 7시 30분부터 문 앞으로 가져다 드립니다.',
  ),
  question(
    'wifi',
    `
      wifi | wi-fi | internet | broadband |
      无线网 | 网络 | 上网 | 有网吗 | 网速 |
      와이파이 | 인터넷
    `,
    'Wifi is free and unlimited in every room.',
    '每个房间都有免费不限量的无线网。',
    '모든 객실에서 와이파이를 무료로 쓰실 수 있습니다.',
  ),
  question(
    'kitchen',
    `
      kitchen | can we cook | cooking | microwave | fridge | kettle | barbecue | bbq |
      厨房 | 做饭 | 微波炉 | 冰箱 | 烧烤 | 热水壶 |
      주방 | 요리 | 취사 | 전자레인지 | 냉장고 | 바비큐
    `,
    'Studios have a fridge, a microwave and a kettle; the units have a full kitchen. The barbecue in the garden is for everyone.',
    '标准间有冰箱、微波炉和热水壶，套房有完整厨房。花园的烧烤炉大家都可以用。',
    '스튜디오에는 냉장고, 전자레인지, 주전자가 있고 유닛에는 주방이 다 갖춰져 있어요. 정원 바비큐는 누구나 쓰실 수 있습니다.',
  ),
  question(
    'cot',
    `
      cot | high chair | highchair | portacot | crib | travel cot |
      婴儿床 | 婴儿椅 | 儿童椅 |
      아기 침대 | 유아 침대 | 아기침대 | 하이체어
    `,
    'A cot or a high chair is free.',
    '婴儿床和儿童椅免费。',
    '아기 침대와 유아 의자는 무료입니다.',
    { noteLabel: translated('Cot', '婴儿床', '아기 침대') },
  ),
  question(
    'quiet',
    `
      quiet room | somewhere quiet | quiet please | away from the road | noisy | quiet |
      安静 | 远离马路 | 吵吗 | 吵不吵 |
      조용한 | 조용 | 시끄러운가
    `,
    'The rooms at the back, towards the lake, are the quietest. We can’t promise one.',
    '靠湖一侧后面的房间最安静，但不能保证有。',
    '호수 쪽 뒤편 방이 가장 조용합니다. 꼭 드린다고 약속드리지는 못해요.',
    { noteLabel: translated('Quiet room', '安静房间', '조용한 방') },
  ),
  question(
    'extra-bed',
    `
      extra bed | rollaway | another bed | extra person | twin beds | two beds | how many beds | bed size | what size bed |
      加床 | 加人 | 几张床 | 床多大 |
      추가 침대 | 침대 추가 | 간이침대 | 침대가 몇 | 침대 몇 | 인원 추가
    `,
    'A rollaway bed is $25 a night and fits in the units, not in the studios.',
    '加床每晚 25 元，套房可以加，标准间放不下。',
    '간이침대는 1박에 25달러이고 유닛에만 들어갑니다. 스튜디오에는 놓을 수 없어요.',
  ),
  question(
    'smoking',
    `
      smoke | smoking | vape | vaping |
      抽烟 | 吸烟 | 电子烟 |
      담배 | 흡연 | 금연 | 전자담배
    `,
    'No smoking or vaping inside. There’s a bench in the garden.',
    '室内禁止吸烟和电子烟，花园里有长椅可以抽。',
    '실내에서는 담배와 전자담배가 안 되고, 정원 벤치에서는 괜찮습니다.',
  ),
  question(
    'in-the-room',
    `
      hair dryer | hairdryer | tv | television | netflix | towels | linen | shampoo | safe | phone charger |
      吹风机 | 电视 | 毛巾 | 床单 | 洗发水 | 保险箱 |
      드라이기 | 드라이어 | 텔레비전 | 티비 | 수건 | 침구 | 샴푸 | 금고
    `,
    'Every room has linen, towels, soap and shampoo, a hair dryer and a television. There’s no safe.',
    '每个房间都有床品、毛巾、香皂、洗发水、吹风机和电视，没有保险箱。',
    '객실마다 침구, 수건, 비누, 샴푸, 드라이기, 텔레비전이 있고 금고는 없습니다.',
  ),
  question(
    'parking',
    `${asks.parking} | where do we park | can we park | trailer | boat | campervan | 拖车 | 房车 | 트레일러 | 캠핑카 | 보트`,
    'Parking is free, one space at each door. For a trailer or a boat there’s room behind the office.',
    '免费停车，每个房间门口一个车位。拖车或船可以停在办公室后面。',
    '주차는 무료이고 객실 앞에 한 대씩 대실 수 있어요. 트레일러나 보트는 사무실 뒤에 자리가 있습니다.',
  ),
  question(
    'pets',
    `
      dog | pet | cat | bring our dog | bring my dog | pet friendly | guide dog |
      狗 | 宠物 | 猫 | 带狗 |
      개를 데 | 강아지 | 반려동물 | 반려견 | 애완 | 고양이 | 펫
    `,
    'Dogs are welcome in the studios, $20 a stay. They mustn’t be left alone in the room. Guide dogs stay anywhere, free.',
    '标准间可以带狗，每次入住加 20 元，不能把狗单独留在房间。导盲犬所有房间都可以，免费。',
    '스튜디오에는 강아지와 함께 묵으실 수 있고 숙박당 20달러입니다. 방에 혼자 두시면 안 됩니다. 안내견은 어느 방이든 무료예요.',
  ),
  question(
    'pool',
    `
      pool | spa | hot tub | gym | sauna | swim | kayak |
      泳池 | 游泳 | 健身 | 温泉 | 桑拿 | 划船 |
      수영장 | 수영 | 헬스 | 스파 | 사우나 | 카약
    `,
    'There’s no pool or gym. The lake is across the road, and two kayaks are free to use.',
    '没有泳池和健身房。马路对面就是湖，有两条皮划艇可以免费用。',
    '수영장과 헬스장은 없습니다. 길 건너가 호수이고 카약 두 대를 무료로 쓰실 수 있어요.',
  ),
  question(
    'access',
    `
      ${asks.access} |
      what floor | which floor | upstairs | accessibility | disabled | ground floor | walk-in shower |
      几楼 | 残疾 | 一楼 |
      몇 층 | 장애인 | 1층 | 일층
    `,
    'All rooms are on the ground floor. One studio has a wet-floor shower and wide doors: ask for it and a person will hold it.',
    '所有房间都在一楼。有一个标准间带无障碍淋浴和加宽的门，需要的话请由店员为您预留。',
    '모든 객실이 1층입니다. 문턱 없는 샤워실과 넓은 문이 있는 스튜디오가 하나 있으니 필요하시면 직원이 잡아 드립니다.',
  ),
  question(
    'children',
    `
      charge for children | charge for kids | charge extra for children | 小孩要钱 | 小孩收费 | 孩子收费 | 아이도 돈 |
      do kids stay free | children free | kids free | children cost | kids cost | child price | playground | for kids |
      小孩收费 | 孩子免费 | 儿童收费 | 孩子要钱 | 小孩免费 | 游乐场 |
      아이 요금 | 아이도 요금 | 어린이 요금 | 아이는 무료 | 놀이터
    `,
    'The price is for the room, children included, up to the number it sleeps. There’s a small playground by the lake.',
    '按房间收费，在可住人数内小孩不另收。湖边有个小游乐场。',
    '객실당 요금이라 정원 안에서는 아이 요금이 따로 없습니다. 호숫가에 작은 놀이터가 있어요.',
  ),
  question(
    'laundry',
    `
      laundry | washing machine | dryer | wash clothes | iron |
      洗衣 | 烘干 | 熨斗 |
      세탁 | 빨래 | 건조기 | 다리미
    `,
    'There’s a guest laundry, $4 for a wash and $4 for a dry. An iron is in every room.',
    '有自助洗衣房，洗 4 元，烘 4 元。每个房间都有熨斗。',
    '투숙객 세탁실이 있고 세탁 4달러, 건조 4달러입니다. 다리미는 방마다 있어요.',
  ),
  question(
    'address',
    `${asks.address} | how do we get there | how far | bus | airport | 在哪里 | 离市区 | 离机场 | 公交 | 어떻게 가 | 공항 | 버스 | 얼마나 멀`,
    'We’re at 3 Lake Terrace, five minutes on foot from the town centre. The bus stops at the corner.',
    '我们在 Lake Terrace 3 号，步行五分钟到镇中心，公交车停在转角。',
    '레이크 테라스 3번지이고 시내까지 걸어서 5분입니다. 버스는 모퉁이에 섭니다.',
  ),
  question(
    'food',
    `
      anywhere to eat | eat nearby | good places to eat | cafe | pub |
      restaurant | somewhere to eat | places to eat | dinner | where can we eat | supermarket | takeaways nearby | room service |
      餐厅 | 吃饭 | 附近吃 | 超市 | 晚饭 | 晚餐 |
      식당 | 먹을 데 | 먹을 곳 | 슈퍼 | 마트 | 저녁 식사 | 룸서비스
    `,
    'We have no restaurant. A café, a pub and a supermarket are within five minutes’ walk.',
    '我们没有餐厅。步行五分钟内有咖啡馆、酒吧和超市。',
    '식당은 없지만 걸어서 5분 안에 카페, 펍, 슈퍼마켓이 있습니다.',
  ),
];
