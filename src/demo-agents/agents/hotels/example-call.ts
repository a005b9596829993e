import { type ExampleCall, turnsFrom } from '../example-call.ts';

/** A guest books two nights and arrives late. */
export const hotelsCall: ExampleCall = {
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
      'Good evening, Lakeside Motel. How can I help?',
      'Have you got a room for two on the 14th, two nights?',
      'Yes: a studio at $165 a night, or a one-bedroom unit with a kitchen at $210. Which would you like?',
      'The studio. Can we check in late, about ten?',
      'You can. The key will be in the lockbox by the office, and I’ll text you the code. Two nights, $330 in all. What name is it?',
      'Wei Chen.',
    ),
    'zh-Hans': turnsFrom(
      '晚上好，Lakeside 汽车旅馆。请问需要什么？',
      '14 号有两个人的房间吗？住两晚。',
      '有的：单间每晚 165 元，或者带厨房的一室套房每晚 210 元。您要哪一种？',
      '单间。晚上十点左右入住可以吗？',
      '可以。钥匙放在办公室旁的密码盒里，密码会发短信给您。两晚一共 330 元。请问姓名？',
      '陈伟，Wei Chen。',
    ),
    ko: turnsFrom(
      '안녕하세요, 레이크사이드 모텔입니다. 무엇을 도와드릴까요?',
      '14일에 두 명, 이틀 묵을 방 있나요?',
      '네. 스튜디오는 1박에 165달러, 주방이 있는 원베드룸은 210달러입니다. 어느 쪽으로 하시겠어요?',
      '스튜디오요. 밤 10시쯤 늦게 들어가도 되나요?',
      '괜찮습니다. 열쇠는 사무실 옆 보관함에 있고 비밀번호는 문자로 보내 드립니다. 이틀, 모두 330달러입니다. 성함이 어떻게 되세요?',
      '웨이 첸이에요.',
    ),
  },
};
