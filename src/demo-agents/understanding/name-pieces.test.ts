import { expect, test } from 'vitest';
import { readNameInPieces } from './name-pieces.ts';

test.each([
  ['孩子叫李沐辰，三点水的沐，星辰的辰', '李沐辰'],
  ['林佩珊，或寫 Peggy Lin 也可以', '林佩珊'],
  ['病人是 Priya Sharma，S-H-A-R-M-A', 'Priya Sharma'],
  ['欧阳雪，欧阳是复姓，下雪的雪', '欧阳雪'],
  ['写 Tiffany 就好，姓何，Tiffany He', 'Tiffany He'],
  ['記我老公的名字吧，趙鐵柱', '趙鐵柱'],
  ['写王小明，不对，写李小红', '李小红'],
  ['陈晓明知晓的晓', '陈晓明'],
  ['叫我Kevin，中文名王凯', '王凯'],
  ['남편 이름으로 해 주세요, 백승민', '백승민'],
  ['하동철입니더', '하동철'],
  ['류다인, 버들 류 쓰는 류예요', '류다인'],
  ['아버지 성함으로 할게요, 홍석구입니다', '홍석구'],
  ['한가을이에요 한 글자씩 한, 가, 을', '한가을'],
  ['저희 팀장님 성함으로 부탁드려요, 정우성 팀장님이요', '정우성'],
])('reads the name in "%s"', (said, name) => {
  expect(readNameInPieces(said)?.value).toBe(name);
});

test.each([
  '那改周五吧',
  '马桶也堵了',
  '用我老公的名字',
  '남편 이름으로 해 주세요',
  '몰티즈라 쪼끄매요',
  '방금 말했잖아요',
])('finds no name in "%s"', (said) => {
  expect(readNameInPieces(said)).toBeUndefined();
});
