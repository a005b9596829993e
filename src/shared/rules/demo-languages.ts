/** The languages that every demo agent speaks. The built-in agent detects which of them the caller types. */
export const demoLanguages = [
  { tag: 'en', name: 'English', ownName: 'English' },
  { tag: 'zh-Hans', name: 'Chinese', ownName: '中文' },
  { tag: 'ko', name: 'Korean', ownName: '한국어' },
] as const;

/** Tag of one of these languages. It is also the value for the attribute `lang`. */
export type DemoLanguage = (typeof demoLanguages)[number]['tag'];
