/** Languages that every agent speaks and detects by itself (product 5.2). */
export const demoLanguages = [
  { tag: 'en', name: 'English', ownName: 'English' },
  { tag: 'zh-Hans', name: 'Chinese', ownName: '中文' },
  { tag: 'ko', name: 'Korean', ownName: '한국어' },
] as const;

/** Tag of one of the languages, in the form of the attribute `lang`. */
export type DemoLanguage = (typeof demoLanguages)[number]['tag'];
