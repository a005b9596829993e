import type { DemoLanguage } from '#language/languages.ts';

/** A text in all languages that the agents speak. */
export type Translated = Readonly<Record<DemoLanguage, string>>;

export function translated(en: string, zh: string, ko: string): Translated {
  return { en, 'zh-Hans': zh, ko };
}

/** Matches the words with which a text addresses a person by name. Example: ", {name}" in "Thanks, {name}." */
const addressedName = /[,，]\s?\{name\}|\{name\}(?:，| 님(?:은|,)\s)/gu;

/**
 * Replaces each placeholder such as `{time}` in a text by its value. A placeholder for which there is no value stays. If
 * the value of `name` is empty, the text addresses nobody.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  const addressed = values.name === '' ? text.replace(addressedName, '') : text;
  return addressed.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** Splits a text such as "yes | sure | of course" at its bars. Returns the phrases without spaces around them. */
export function phrases(text: string): string[] {
  return text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Chooses the form of Korean particles that fits the sound before them. Example: `이(가)`, `은(는)`, `을(를)`, `(으)로`. */
export function fitParticles(text: string): string {
  return text.replace(/(.)(이\(가\)|은\(는\)|을\(를\)|\(으\)로)/gu, (_, before: string, both: string) => {
    const [closed = '', open = ''] = particles[both] ?? [];
    return before + (endsClosed(before, open === '로') ? closed : open);
  });
}

const particles: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '을(를)': ['을', '를'],
  '(으)로': ['으로', '로'],
};

/**
 * Returns whether a syllable or digit ends in a consonant when it is read aloud. For the particle 로, the consonant ㄹ
 * does not count.
 */
function endsClosed(letter: string, isBeforeRo: boolean): boolean {
  const digit = '0123456789'.indexOf(letter);
  if (digit >= 0)
    return [true, !isBeforeRo, false, true, false, false, true, !isBeforeRo, !isBeforeRo, false][digit] ?? false;
  const code = letter.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) return false;
  return isBeforeRo ? code % 28 !== 0 && code % 28 !== 8 : code % 28 !== 0;
}

export function sentence(text: string, language: DemoLanguage): string {
  return `${text}${language === 'zh-Hans' ? '。' : '.'}`;
}

/** Returns a label and a value as one sentence. Example: "Day: Friday 27 November." */
export function labelled(label: string, value: string, language: DemoLanguage): string {
  return sentence(`${label}${language === 'zh-Hans' ? '：' : ': '}${value}`, language);
}

/** Joins sentences with the spacing that the language uses. Leaves out empty sentences. */
export function joinSentences(parts: readonly string[], language: DemoLanguage): string {
  return parts.filter(Boolean).join(language === 'zh-Hans' ? '' : ' ');
}

const joiners = {
  en: { comma: ', ', or: ' or ', and: ' and ' },
  'zh-Hans': { comma: '、', or: '或', and: '和' },
  ko: { comma: ', ', or: ' 또는 ', and: ', ' },
} as const;

/** Joins items into a list in words. Example: "a, b or c". */
export function joinList(things: readonly string[], language: DemoLanguage, last: 'or' | 'and'): string {
  const { comma, [last]: joiner } = joiners[language];
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(comma)}${joiner}${things.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
