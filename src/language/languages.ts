/** The languages that every demo agent speaks. The built-in agent detects which of them the caller types. */
export const demoLanguages = [
  { tag: 'en', name: 'English', ownName: 'English' },
  { tag: 'zh-Hans', name: 'Chinese', ownName: '中文' },
  { tag: 'ko', name: 'Korean', ownName: '한국어' },
] as const;

/** Tag of one of these languages. It is also the value for the attribute `lang`. */
export type DemoLanguage = (typeof demoLanguages)[number]['tag'];

/** A value for each of the languages that the assistant, the contact form and the demo agents use. */
export type InEveryLanguage<Value> = Readonly<Record<DemoLanguage, Value>>;

/**
 * Returns the language of a text, judged by its script: Korean for Hangul, Chinese for Han characters, English for
 * everything else. In a mixed text, a Latin word counts as much as one Hangul or Han character, so that Latin names do
 * not outweigh a Chinese or Korean sentence.
 */
export function languageOf(text: string): DemoLanguage {
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (hangul === 0 && han === 0) return 'en';
  if (Math.max(hangul, han) < words) return 'en';
  return hangul >= han ? 'ko' : 'zh-Hans';
}

export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}
