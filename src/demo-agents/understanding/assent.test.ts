import { expect, test } from 'vitest';
import { normaliseText } from '#language/normalise.ts';
import { readAssent } from './assent.ts';

test.each([
  'ok book it',
  'yep go for it',
  'sweet as',
  'sounds good',
  'all good',
  'Yes, that’s all correct, thank you!',
  'yup looks right to me',
  'perfect, let’s do that',
  'lock it in please',
  'that works for me',
  'that’ll do',
  'I’ll take it',
  'we’re happy with that',
  'too easy, cheers',
  'go ahead and book it in',
  'can you book that in for me please',
  '好的就这样',
  '没错，就这样订吧',
  '可以，帮我订吧',
  '就这么定了',
  '对的，没问题',
  '嗯，确认',
  '네 그렇게 해 주세요',
  '네, 맞아요. 예약해 주세요.',
  '좋아요 그걸로 할게요',
  '네 확인했습니다 감사합니다',
])('is a yes: %s', (said) => {
  expect(readAssent(normaliseText(said))).toBe('yes');
});

test.each([
  'nope, that’s not right',
  'no that’s wrong sorry',
  'none of those work',
  'not quite',
  'I can’t do any of those',
  '不对',
  '都不行，换个时间',
  '아니요, 틀렸어요',
  '둘 다 안 돼요',
  'no, that’s fine',
])('is a no, or not sure enough for a yes: %s', (said) => {
  expect(readAssent(normaliseText(said))).toBe('no');
});

test.each([
  'nah leave it',
  'actually don’t book it',
  'I’ve changed my mind, sorry',
  '算了',
  '那算了吧',
  '그냥 안 할래요',
])('wants to leave it: %s', (said) => {
  expect(readAssent(normaliseText(said))).toBe('leave');
});

test.each([
  'yes but make it Friday',
  'ok and a coke',
  'book it for Friday',
  'go to 22 Kauri Road',
  'is that right?',
  'thanks',
  'leave it at the door',
  'good friday',
  'the first one',
  '好的，改成两个',
  '네 내일로 해 주세요',
  '',
  'yes '.repeat(40),
])('is neither a yes nor a no: %s', (said) => {
  expect(readAssent(normaliseText(said))).toBeUndefined();
});
