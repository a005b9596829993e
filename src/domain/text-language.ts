import type { DemoLanguage } from './demo-languages.ts';

/** A value for each language of the assistant, the forms and the demo agents. */
export type InEveryLanguage<Value> = Readonly<Record<DemoLanguage, Value>>;

/**
 * Returns the language of a text by its script: Hangul is Korean, Han is Chinese, anything else English. Latin text counts
 * by words and not by letters, because Chinese and Korean sentences contain Latin names.
 */
export function languageOf(text: string): DemoLanguage {
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (hangul === 0 && han === 0) return 'en';
  if (Math.max(hangul, han) < words) return 'en';
  return hangul >= han ? 'ko' : 'zh-Hans';
}
