import type { DemoLanguage } from '../demo-languages.ts';

/** One thing to say, in each language that an agent speaks. */
export type Speech = Readonly<Record<DemoLanguage, string>>;

/** A {@link Speech} from its English, Chinese and Korean text. */
export function speech(en: string, zh: string, ko: string): Speech {
  return { en, 'zh-Hans': zh, ko };
}

/** Fills `{name}` places of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** Phrases written one after another with bars between them, which is how vocabularies read best. */
export function phrases(text: string): string[] {
  return text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
