import { expect, test } from 'vitest';
import { readLanguageRequest } from './language-request.ts';

test.each([
  ['in English please', 'en'],
  ['can we do this in English?', 'en'],
  ['English', 'en'],
  ['请说英文', 'en'],
  ['영어로 해 주세요', 'en'],
  ['do you speak Chinese?', 'zh-Hans'],
  ['can I speak Mandarin please', 'zh-Hans'],
  ['is there anyone who speaks chinese', 'zh-Hans'],
  ['请用中文', 'zh-Hans'],
  ['会说中文吗？', 'zh-Hans'],
  ['可以讲普通话吗', 'zh-Hans'],
  ['中文可以吗', 'zh-Hans'],
  ['중국어로 부탁드려요', 'zh-Hans'],
  ['do you speak Korean', 'ko'],
  ['Korean please', 'ko'],
  ['switch to Korean', 'ko'],
  ['한국어로 해 주세요', 'ko'],
  ['한국말 할 수 있어요?', 'ko'],
  ['한국어 되나요?', 'ko'],
  ['请讲韩语', 'ko'],
] as const)('hears which language is meant: %s', (said, language) => {
  expect(readLanguageRequest(said)).toMatchObject({ language });
});

test.each(['do you speak Japanese?', 'te reo please', '请说日语', '일본어로 해 주세요'])(
  'hears a language that no agent speaks: %s',
  (said) => {
    expect(readLanguageRequest(said)).toMatchObject({ language: undefined });
  },
);

test('returns what else was said', () => {
  expect(readLanguageRequest('请用中文，我要两罐可乐')?.rest).toBe('，我要两罐可乐');
});

test.each([
  'an English breakfast please',
  'I’m Korean',
  'a Chinese takeaway',
  'my English is bad',
  'do you have a Korean menu?',
  '我是中国人',
  '한국 사람이에요',
  'a large Italian pizza',
])('hears no wish for a language in "%s"', (said) => {
  expect(readLanguageRequest(said)).toBeUndefined();
});
