import { type DemoLanguage, languageOf } from '#language/languages.ts';
import { type Meaning, meanings } from './meanings.ts';

/** Returns the meanings that are in a text in English, Chinese or Korean. */
export function findMeanings(text: string): Set<Meaning> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/(\d),(?=\d)/g, '$1');
  const language = languageOf(text);
  return new Set(
    patternsIn(language)
      .filter(([, pattern]) => pattern.test(plain))
      .map(([name]) => name),
  );
}

const compiled = new Map<DemoLanguage, (readonly [Meaning, RegExp])[]>();

function patternsIn(language: DemoLanguage): readonly (readonly [Meaning, RegExp])[] {
  const known = compiled.get(language);
  if (known) return known;
  const patterns = Object.entries(meanings).map(
    ([name, ways]) => [name as Meaning, patternOf(ways[language], language)] as const,
  );
  compiled.set(language, patterns);
  return patterns;
}

function patternOf(ways: string, language: DemoLanguage): RegExp {
  const parts = ways.split('|').map((way) => way.replace(/[.+?^${}()]/g, '\\$&').replace('~', '.{0,12}'));
  if (language !== 'en') return new RegExp(parts.map((part) => part.replace('*', '')).join('|'), 'u');
  const words = parts.map((part) => (part.endsWith('*') ? `${part.slice(0, -1)}\\w*` : `${part}(?:s|es|d|ed|ing)?`));
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'u');
}
