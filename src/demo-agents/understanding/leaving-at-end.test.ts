import { expect, test } from 'vitest';
import { callsOffAtEnd } from './calling-off.ts';

test.each([
  '那我来不及的，算了，这次我就不约了，帮我撤掉吧',
  '我老公修好了，不用派人来了，谢谢',
  '先不订了，改天再说',
  '不好意思，刚才的订单取消吧',
  '当我没说吧',
  '남편이 고쳤다고 해서 안 오셔도 될 것 같아요',
  '그냥 없던 일로 해 주세요, 죄송합니다',
  '아무래도 이번엔 못 가게 됐어요',
  '그럼 예약은 안 할게요, 감사합니다',
  '다음에 다시 전화할게요',
])('hears that "%s" calls everything off', (said) => {
  expect(callsOffAtEnd(said)).toBe(true);
});

test.each([
  '算了，做个指甲吧',
  '可乐算了',
  '可以取消吗',
  '我想取消之前约的那个',
  '不去了的话要收费吗',
  '콜라는 안 시킬게요, 대신 물 주세요',
  '취소 수수료가 있나요',
  '양파는 빼 주세요',
])('hears that "%s" does not call everything off', (said) => {
  expect(callsOffAtEnd(said)).toBe(false);
});
