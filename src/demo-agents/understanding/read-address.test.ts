import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['it’s 22 kauri road', '22 kauri road'],
  ['flat 2, 5 Beach Road Devonport', 'flat 2, 5 Beach Road Devonport'],
  ['5/22 Kauri Rd', '5/22 Kauri Rd'],
  ['unit 4, 22 Kauri Road, Grey Lynn, Auckland', 'unit 4, 22 Kauri Road, Grey Lynn, Auckland'],
  ['I am at 22 Kauri Road, tonight please', '22 Kauri Road'],
  ['22A Kauri Road tomorrow', '22A Kauri Road'],
  ['tap dripping at 42 Rata Street, its not urgent', '42 Rata Street'],
  ['5 beach road devonport please mate', '5 beach road devonport'],
  ['twenty two Kauri Road', '22 Kauri Road'],
  ['it’s 22 Kauri Road, no sorry, 24 Kauri Road', '24 Kauri Road'],
  ['12 The Terrace, Wellington', '12 The Terrace, Wellington'],
  ['7 Māhoe Lane', '7 Māhoe Lane'],
  ['Water at 22 Kauri Road and my number is 021 555 0199', '22 Kauri Road'],
  ['Kauri Road 22 号', 'Kauri Road 22 号'],
  ['我在女王街100号，明天下午', '女王街100号'],
  ['皇后街 12 号 3 室', '皇后街 12 号 3 室'],
  ['카우리 로드 22번지예요', '카우리 로드 22번지'],
  ['퀸 스트리트 100번지 3호', '퀸 스트리트 100번지 3호'],
])('reads the address in "%s"', (said, address) => {
  expect(readAddress(said, false)?.value).toBe(address);
});

test.each(['2 cokes on the way', 'two nights by the lake view', 'the 2 of us in a row'])(
  'reads no address in "%s"',
  (said) => {
    expect(readAddress(said, false)).toBeUndefined();
  },
);

test('marks an address without a word for a street', () => {
  expect(readAddress('22 Kauri Road', true)?.isUncertain).toBe(false);
  expect(readAddress('22 Kauri', true)).toMatchObject({ value: '22 Kauri', isUncertain: true });
});
