import { expect, test } from 'vitest';
import { readName } from './read-name.ts';

test.each([
  ['Mei', 'Mei'],
  ['it’s Sarah Lee', 'Sarah Lee'],
  ['wei chen', 'Wei Chen'],
  ['van der Merwe', 'van der Merwe'],
  ['last name Ngata', 'Ngata'],
  ['Its Dave', 'Dave'],
  ['yeah it’s Dave mate', 'Dave'],
  ['Aroha Smith, like I said', 'Aroha Smith'],
  ['Dave’s fine', 'Dave'],
  ['oh sorry, Mary-Jane O’Brien please', 'Mary-Jane O’Brien'],
  ['you can put it under Hēmi Te Ariki', 'Hēmi Te Ariki'],
  ['wiremu', 'Wiremu'],
  ['D-A-V-E', 'Dave'],
  ['Kate Smyth, S M Y T H', 'Kate Smyth'],
  ['Kate Smith, that’s S M Y T H', 'Kate Smyth'],
  ['Mei and my number is', 'Mei'],
  ['May', 'May'],
  ['李娜吧，谢谢', '李娜'],
  ['王先生', '王先生'],
  ['김민준 이름으로 해 주세요', '김민준'],
  ['박지은이라고 합니다', '박지은'],
  ['Tāne Mahuta', 'Tāne Mahuta'],
  ['陈伟，Wei Chen。', '陈伟 Wei Chen'],
  ['我叫陈伟', '陈伟'],
  ['叫我小李就行', '小李'],
  ['웨이 첸이에요', '웨이 첸'],
  ['제 이름은 박준이에요', '박준'],
  ['저는 이지은이라고 해요', '이지은'],
  ['Beryl, Beryl Hutchins', 'Beryl Hutchins'],
  ['the patient is my mother, Priya Nair', 'Priya Nair'],
  ['何国栋，何先生', '何国栋'],
  ['我儿子叫王乐乐', '王乐乐'],
  ['김순자예요, 김순자', '김순자'],
  ['谢磊', '谢磊'],
  ['李想', '李想'],
  ['周慧芳，周围的周', '周慧芳'],
  ['정하윤이에용', '정하윤'],
  ['최만수이오', '최만수'],
  ['박복길이라 하오', '박복길'],
  ['윤말순예요, 끝 말에 순할 순 자', '윤말순'],
  ['病人是我爸，劉國強', '劉國強'],
  ['我個名係黃詠琪', '黃詠琪'],
  ['何欣怡，欣赏的欣，怡然的怡', '何欣怡'],
  ['章敏，立早章', '章敏'],
  ['姓唐，唐小宇', '唐小宇'],
  ['我姓邓，邓丽', '邓丽'],
  ['免贵姓欧阳，欧阳雪', '欧阳雪'],
  ['预约写我妈的名字，周慧芳', '周慧芳'],
  ['写 Sherry 吧', 'Sherry'],
  ['마동식이라고 적어 주세요', '마동식'],
  ['엄마 성함은 차영숙이세요', '차영숙'],
  ['Rosalind Achebe, as in A-C-H-E-B-E', 'Rosalind Achebe'],
  ['Siân Prewett, that’s P for Papa, R, E, W, E, double T', 'Siân Prewett'],
  ['Annika Berg, A-double-N-I-K-A', 'Annika Berg'],
  ['Grace with an E', 'Grace'],
])('reads the name in "%s"', (said, name) => {
  expect(readName(said, true)?.value).toBe(name);
});

test.each(['tomorrow', 'Friday', 'two adults', 'the studio', 'yes it is', '不知道为什么', '뭐라고요?'])(
  'finds no name in "%s"',
  (said) => {
    expect(readName(said, true)).toBeUndefined();
  },
);

test.each([
  'it’s',
  'sore knee',
  'my back hurts',
  'the second one',
  'first one please',
  'no worries',
  'like I said',
  'blocked drain',
  'ok book it',
  'a large pepperoni',
  '第一个',
  '第一个吧',
  '膝盖疼',
  '都可以',
  '以前来过',
  '두 번째요',
  '무릎이 아파요',
  '처음이에요',
  '谢谢',
  '何时',
  '高烧',
  '안 남길게요',
  'ooh hang on',
])('finds no name in "%s", even if the agent asked for one', (said) => {
  expect(readName(said, true)).toBeUndefined();
});

test.each([
  ['this is Jun from next door', 'Jun'],
  ['hi its Aroha Smith here, i need to see a doctor', 'Aroha Smith'],
  ['kia ora, Hemi here', 'Hemi'],
  ['hello, dave speaking', 'Dave'],
  ['two large pizzas for pickup, name’s Dave', 'Dave'],
  ['a coke, pickup, the name is sarah lee and that is all', 'Sarah Lee'],
  ['Hi, it’s Tāne, can I book a room', 'Tāne'],
  ['I’m Mei Chen. I have a blocked drain', 'Mei Chen'],
  ['an appointment for my son Tama', 'Tama'],
  ['no, it’s Dave', 'Dave'],
  ['你好，我叫李娜，想订房', '李娜'],
  ['免贵姓王，想预约', '王'],
  ['저는 김민준인데요 예약하려고요', '김민준'],
  ['박지은이라고 하는데요, 방 있나요', '박지은'],
])('reads the name in "%s", although the agent has not asked', (said, name) => {
  expect(readName(said, false)?.value).toBe(name);
});

test.each([
  'it’s Friday already',
  'It’s Friday',
  'I’m here now',
  'water is coming in here',
  'I’m Korean',
  'this is urgent',
  'this is the third time',
  'hi, is Tia free on Saturday',
  'what name is it under?',
  'book a table under the window',
  '我是第一次来',
  '저는 처음이에요',
  '저는 밀가루를 잘 못 먹어서요',
])('finds no name that the caller does not give: %s', (said) => {
  expect(readName(said, false)).toBeUndefined();
});

test('marks a name that it may have misheard', () => {
  expect(readName('mei', true)?.isUncertain).toBe(false);
  expect(readName('Mei Lin Chen', true)?.isUncertain).toBe(false);
  expect(readName('eira wen marsh', true)?.isUncertain).toBe(true);
});
