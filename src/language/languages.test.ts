import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';

test.each([
  ['How much is it?', 'en'],
  ['Growth 多少钱', 'zh-Hans'],
  ['Enterprise Lite 要多少钱', 'zh-Hans'],
  ['Growth 가격', 'ko'],
  ['CRM이랑 연동되나요', 'ko'],
  ['What does 你好 mean in English please', 'en'],
  ['12345 ?', 'en'],
  ['', 'en'],
])('%s is %s', (text, language) => expect(languageOf(text)).toBe(language));
