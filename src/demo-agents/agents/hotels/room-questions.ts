import type { Question } from '../../slots/agent.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What callers ask Lakeside Motel about the rooms and what is in them. */
export const roomQuestions: readonly Question[] = [
  {
    key: 'rooms',
    isGeneral: true,
    heardAs: phrases(`
      what rooms | what kind of rooms | which rooms | what do you have | room types | difference between | how big are |
      how big is |
      有什么房间 | 什么房型 | 哪些房型 | 有哪些房间 | 房型 | 有什么区别 | 多大 |
      어떤 방 | 무슨 방 | 방 종류 | 객실 종류 | 어떤 객실 | 차이가 | 얼마나 커
    `),
    answer: speech(
      'A studio sleeps two in a queen bed, a one-bedroom unit four with a kitchen, a two-bedroom unit six.',
      '单间一张大床住两人，一室套房带厨房住四人，两室套房住六人。',
      '스튜디오는 퀸 침대 하나로 두 분, 원베드룸은 주방이 있고 네 분, 투베드룸은 여섯 분까지입니다.',
    ),
  },
  {
    key: 'breakfast',
    heardAs: phrases(`
      breakfast | is breakfast included | morning meal |
      早餐 | 早饭 |
      조식 | 아침 식사 | 아침밥 | 아침 주나 | 아침이 나오
    `),
    answer: speech(
      'Breakfast isn’t included. A tray with toast, fruit and cereal is $15 a person, brought to your door from 7.30.',
      '房费不含早餐。早餐托盘有吐司、水果和麦片，每人 15 元，7:30 起送到门口。',
      '조식은 포함되지 않습니다. 토스트, 과일, 시리얼 쟁반이 1인 15달러이고 7시 30분부터 문 앞으로 가져다 드립니다.',
    ),
  },
  {
    key: 'wifi',
    heardAs: phrases(`
      wifi | wi-fi | internet | broadband |
      无线网 | 网络 | 上网 | 有网吗 | 网速 |
      와이파이 | 인터넷
    `),
    answer: speech(
      'Wifi is free and unlimited in every room.',
      '每个房间都有免费不限量的无线网。',
      '모든 객실에서 와이파이를 무료로 쓰실 수 있습니다.',
    ),
  },
  {
    key: 'kitchen',
    heardAs: phrases(`
      kitchen | can we cook | cooking | microwave | fridge | kettle | barbecue | bbq |
      厨房 | 做饭 | 微波炉 | 冰箱 | 烧烤 | 热水壶 |
      주방 | 요리 | 취사 | 전자레인지 | 냉장고 | 바비큐
    `),
    answer: speech(
      'Studios have a fridge, a microwave and a kettle; the units have a full kitchen. The barbecue in the garden is for everyone.',
      '单间有冰箱、微波炉和热水壶，套房有完整厨房。花园的烧烤炉大家都可以用。',
      '스튜디오에는 냉장고, 전자레인지, 주전자가 있고 유닛에는 주방이 다 갖춰져 있어요. 정원 바비큐는 누구나 쓰실 수 있습니다.',
    ),
  },
  {
    key: 'cot',
    noteLabel: 'Cot',
    heardAs: phrases(`
      cot | high chair | highchair | portacot | crib | travel cot |
      婴儿床 | 婴儿椅 | 儿童椅 |
      아기 침대 | 유아 침대 | 아기침대 | 하이체어
    `),
    answer: speech('A cot or a high chair is free.', '婴儿床和儿童椅免费。', '아기 침대와 유아 의자는 무료입니다.'),
  },
  {
    key: 'quiet',
    noteLabel: 'Quiet room',
    heardAs: phrases(`
      quiet room | somewhere quiet | quiet please | away from the road | noisy | quiet |
      安静 | 远离马路 | 吵吗 | 吵不吵 |
      조용한 | 조용 | 시끄러운가
    `),
    answer: speech(
      'The rooms at the back, towards the lake, are the quietest. We can’t promise one.',
      '靠湖一侧后面的房间最安静，但不能保证有。',
      '호수 쪽 뒤편 방이 가장 조용합니다. 꼭 드린다고 약속드리지는 못해요.',
    ),
  },
  {
    key: 'extra-bed',
    heardAs: phrases(`
      extra bed | rollaway | another bed | extra person | twin beds | two beds | how many beds | bed size | what size bed |
      加床 | 加人 | 几张床 | 床多大 |
      추가 침대 | 침대 추가 | 간이침대 | 침대가 몇 | 침대 몇 | 인원 추가
    `),
    answer: speech(
      'A rollaway bed is $25 a night and fits in the units, not in the studios.',
      '加床每晚 25 元，套房可以加，单间放不下。',
      '간이침대는 1박에 25달러이고 유닛에만 들어갑니다. 스튜디오에는 놓을 수 없어요.',
    ),
  },
  {
    key: 'smoking',
    heardAs: phrases(`
      smoke | smoking | vape | vaping |
      抽烟 | 吸烟 | 电子烟 |
      담배 | 흡연 | 금연 | 전자담배
    `),
    answer: speech(
      'No smoking or vaping inside. There’s a bench in the garden.',
      '室内禁止吸烟和电子烟，花园里有长椅可以抽。',
      '실내에서는 담배와 전자담배가 안 되고, 정원 벤치에서는 괜찮습니다.',
    ),
  },
  {
    key: 'heating',
    heardAs: phrases(`
      air con | air conditioning | aircon | heating | heater | heat pump | electric blanket | warm |
      空调 | 暖气 | 电热毯 | 冷气 |
      에어컨 | 난방 | 히터 | 전기장판 | 따뜻
    `),
    answer: speech(
      'Every room has a heat pump for heating and cooling, and electric blankets in winter.',
      '每个房间都有冷暖空调，冬天有电热毯。',
      '모든 객실에 냉난방기가 있고 겨울에는 전기장판도 있습니다.',
    ),
  },
  {
    key: 'in-the-room',
    heardAs: phrases(`
      hair dryer | hairdryer | tv | television | netflix | towels | linen | shampoo | safe | phone charger |
      吹风机 | 电视 | 毛巾 | 床单 | 洗发水 | 保险箱 |
      드라이기 | 드라이어 | 텔레비전 | 티비 | 수건 | 침구 | 샴푸 | 금고
    `),
    answer: speech(
      'Every room has linen, towels, soap and shampoo, a hair dryer and a television. There’s no safe.',
      '每个房间都有床品、毛巾、香皂、洗发水、吹风机和电视，没有保险箱。',
      '객실마다 침구, 수건, 비누, 샴푸, 드라이기, 텔레비전이 있고 금고는 없습니다.',
    ),
  },
];
