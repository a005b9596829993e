import type { DemoLanguage } from './demo-languages.ts';

/** A value in each language of the assistant and the forms. */
export type InEveryLanguage<Value> = Readonly<Record<DemoLanguage, Value>>;

/**
 * The language a text is written in, by its script: Hangul is Korean, Han is Chinese, anything else English. A Chinese or
 * Korean sentence may hold Latin names, so these count as words, not as letters.
 */
export function languageOf(text: string): DemoLanguage {
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (hangul === 0 && han === 0) return 'en';
  if (Math.max(hangul, han) < words) return 'en';
  return hangul >= han ? 'ko' : 'zh-Hans';
}
