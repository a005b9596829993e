import { type DemoBusiness, turnsFrom } from '../demo-business.ts';

export const hotelsBusiness: DemoBusiness = {
  texts: {
    title: 'Hotels & Motels',
    description: 'Checks dates, rooms and prices',
    benefits: [
      'Late callers get a room, not a recording',
      'Dates, guests and price are read back before booking',
      'Your front desk stops answering the same ten questions',
    ],
    howItWorks:
      'The agent knows your rooms, rates and house rules. It checks the dates, offers what is free with the price for the whole stay, takes the booking and explains how to get the key. Groups and complaints go to a person.',
    starters: [
      { language: 'en', text: 'A room for two on the 14th, two nights?' },
      { language: 'en', text: 'Can we check in after ten?' },
      { language: 'zh-Hans', text: '可以带狗入住吗？' },
      { language: 'ko', text: '조식이 포함돼 있나요?' },
      { language: 'en', text: 'We’ll arrive at midnight. How do we get the key?' },
      { language: 'zh-Hans', text: '今晚还有双人房吗？' },
    ],
    receives: {
      heading: 'What the desk sees',
      points: [
        'Dates, room, guests and the price for the whole stay',
        'Name, number and time of arrival',
        'Requests such as a cot, parking or a quiet room',
        'Questions for you to answer',
      ],
    },
  },
  // A guest books two nights and will arrive late.
  exampleCall: {
    ticket: [
      { label: 'Guest', value: 'Wei Chen' },
      { label: 'Room', value: 'Studio, 2 people' },
      { label: 'Nights', value: '2, 14th to 16th' },
      { label: 'Total, GST included', value: '$330.00', kind: 'total' },
      { label: 'Arrives', value: '10 pm' },
      { label: 'Key', value: 'lockbox, code by text' },
    ],
    turns: {
      en: turnsFrom(
        'Good evening, Lakeside Motel, this is the AI assistant. How can I help?',
        'Have you got a room for two on the 14th, two nights?',
        'Yes: a studio at $165 a night, or a one-bedroom unit with a kitchen at $210. Which would you like?',
        'The studio. Can we check in late, about ten?',
        'You can. The key will be in the lockbox by the office, and I’ll text you the code. Two nights, $330 in all. What name is it?',
        'Wei Chen.',
      ),
      'zh-Hans': turnsFrom(
        '晚上好，Lakeside 汽车旅馆，我是 AI 助手。请问需要什么？',
        '14 号有两个人的房间吗？住两晚。',
        '有的：标准间每晚 165 元，或者带厨房的一室套房每晚 210 元。您要哪一种？',
        '标准间。晚上十点左右入住可以吗？',
        '可以。钥匙放在办公室旁的密码盒里，密码会发短信给您。两晚一共 330 元。请问姓名？',
        '陈伟，Wei Chen。',
      ),
      ko: turnsFrom(
        '안녕하세요, 레이크사이드 모텔 AI 상담원입니다. 무엇을 도와드릴까요?',
        '14일에 두 명, 이틀 묵을 방 있나요?',
        '네. 스튜디오는 1박에 165달러, 주방이 있는 원베드룸은 210달러입니다. 어느 쪽으로 하시겠어요?',
        '스튜디오요. 밤 10시쯤 늦게 들어가도 되나요?',
        '괜찮습니다. 열쇠는 사무실 옆 보관함에 있고 비밀번호는 문자로 보내 드립니다. 이틀, 모두 330달러입니다. 성함이 어떻게 되세요?',
        '웨이 첸이에요.',
      ),
    },
  },
  assistant: {
    does: {
      zh: '酒店和汽车旅馆：查日期、房间和价格，接受预订并说明如何取钥匙。',
      ko: '호텔·모텔: 날짜, 객실, 요금을 확인하고 예약을 받으며 열쇠 받는 방법을 알려 줍니다.',
    },
    kind: /\bmotel|\bhotel|旅馆|酒店|汽车旅|모텔|호텔|숙소/iu,
    name: /\blake(?:side)? motel/iu,
  },
  articleWords: /\b(?:hotels?|motels?|guests?|rooms?|check-?in|nights?)\b/gi,
};
