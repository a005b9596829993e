import { expect, test } from 'vitest';
import { readAddress, readName, readPhone } from './contact-details.ts';

test.each([
  ['021 555 0199', '021 555 0199'],
  ['my number is 0215550199', '021 555 0199'],
  ['zero two one five five five zero one nine nine', '021 555 0199'],
  ['oh two one, double five five, oh one double nine', '021 555 0199'],
  ['+64 21 555 0199', '+64 21 555 0199'],
  ['+61 412 345 678', '+61 412 345 678'],
  ['0412 345 678', '0412 345 678'],
  ['(09) 555 0123', '09 555 0123'],
  ['0800 555 019', '0800 555 019'],
  ['我的号码是零二一 五五五 零一九九', '021 555 0199'],
  ['电话是021-555-0199', '021 555 0199'],
  ['공이일 오오오 공일구구', '021 555 0199'],
  ['공이일에 오오오에 공일구구', '021 555 0199'],
  ['제 번호는 021 555 0199예요', '021 555 0199'],
])('reads the number in "%s"', (said, number) => {
  expect(readPhone(said)).toMatchObject({ value: number, isComplete: true });
});

test('reports a number with missing digits as incomplete', () => {
  expect(readPhone('555 0199')?.isComplete).toBe(false);
});

test.each(['14/12/2026', '14.12.2026', '2026-12-14', 'from 14 to 16 December 2026', 'two adults, three nights'])(
  'does not read a date or a count as a phone number: %s',
  (said) => {
    expect(readPhone(said)).toBeUndefined();
  },
);

test.each([
  ['it’s 22 kauri road', '22 kauri road'],
  ['flat 2, 5 Beach Road Devonport', 'flat 2, 5 Beach Road Devonport'],
  ['5/22 Kauri Rd', '5/22 Kauri Rd'],
  ['unit 4, 22 Kauri Road, Grey Lynn, Auckland', 'unit 4, 22 Kauri Road, Grey Lynn, Auckland'],
  ['I am at 22 Kauri Road, tonight please', '22 Kauri Road'],
  ['22A Kauri Road tomorrow', '22A Kauri Road'],
  ['Water at 22 Kauri Road and my number is 021 555 0199', '22 Kauri Road'],
  ['Kauri Road 22 号', 'Kauri Road 22 号'],
  ['我在女王街100号，明天下午', '女王街100号'],
  ['皇后街 12 号 3 室', '皇后街 12 号 3 室'],
  ['카우리 로드 22번지예요', '카우리 로드 22번지'],
  ['퀸 스트리트 100번지 3호', '퀸 스트리트 100번지 3호'],
])('reads the address in "%s"', (said, address) => {
  expect(readAddress(said, false)?.value).toBe(address);
});

test.each([
  ['Mei', 'Mei'],
  ['it’s Sarah Lee', 'Sarah Lee'],
  ['wei chen', 'Wei Chen'],
  ['van der Merwe', 'van der Merwe'],
  ['last name Ngata', 'Ngata'],
  ['Tāne Mahuta', 'Tāne Mahuta'],
  ['陈伟，Wei Chen。', '陈伟 Wei Chen'],
  ['我叫陈伟', '陈伟'],
  ['叫我小李就行', '小李'],
  ['웨이 첸이에요', '웨이 첸'],
  ['제 이름은 박준이에요', '박준'],
  ['저는 이지은이라고 해요', '이지은'],
])('reads the name in "%s"', (said, name) => {
  expect(readName(said, true)?.value).toBe(name);
});

test.each(['tomorrow', 'Friday', 'two adults', 'the studio', 'yes it is', '不知道为什么', '뭐라고요?'])(
  'finds no name in "%s"',
  (said) => {
    expect(readName(said, true)).toBeUndefined();
  },
);
