import { searchKey } from '../../database/stored-text.ts';

type Marker = '[email]' | '[link]' | '[number]' | '[name]' | '[address]';

const strongStreet =
  'street|st|road|rd|avenue|ave|crescent|cres|terrace|tce|parade|pde|highway|hwy|boulevard|blvd|lane';
const weakStreet = 'Way|Place|Pl|Close|Court|Ct|Drive|Dr|Grove|Quay|Square|Rise|Esplanade';
const houseNumber = String.raw`(?<![\p{L}\d$])(?:unit |flat |level )?\d+[a-z]?(?:\/\d+[a-z]?)?`;

/** Words that end a name typed without capitals. Example: “and” in “my name is tane and I want a bot”. */
const afterName = 'and|i|my|we|from|at|can|could|do|does|what|how|when|where|who|is|are|you|your|with|but|please|the|a';

const rules: readonly (readonly [RegExp, Marker])[] = [
  [/(?<![^\s@<>()[\]])[^\s@<>()[\]]+@[^\s@<>()[\]]+\.[\p{L}\d-]{2,}/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [new RegExp(`${houseNumber}\\s+(?:[\\p{L}'’-]+\\s+){1,3}(?:${strongStreet})\\b\\.?`, 'giu'), '[address]'],
  [new RegExp(`${houseNumber}\\s+(?:\\p{Lu}[\\p{L}'’-]*\\s+){1,3}(?:${weakStreet})\\b`, 'gu'), '[address]'],
  [/\bp\.? ?o\.? box \d+/giu, '[address]'],
  [/[\p{Script=Han}]{1,6}(?:路|街|道)\d+号?/gu, '[address]'],
  [/(?<![\p{Script=Hangul}\d])[\p{Script=Hangul}\d]+(?:로|길) ?\d+(?:번길 ?\d*)?/gu, '[address]'],
  [/\+?\(?\d(?:[ ().\-/]{0,2}\d){5,}/gu, '[number]'],
  [
    new RegExp(
      `(?<=\\b(?:my name is|my name['’]s|i am called|i['’]m called|call me|name:)\\s+)(?!(?:${afterName})\\b)[\\p{L}'’-]+(?:\\s+(?!(?:${afterName})\\b)[\\p{L}'’-]+){0,2}`,
      'giu',
    ),
    '[name]',
  ],
  [/(?<=\b(?:I['’]m|I am|[Tt]his is) )\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu, '[name]'],
  [/(?<=我叫|我的名字是|我姓|名字叫)[\p{Script=Han}·]{1,3}/gu, '[name]'],
  [/(?<=이름은 ?)[\p{Script=Hangul}]{2,4}?(?=이고|이에요|예요|입니다|이며|[\s,.!?]|$)/gu, '[name]'],
  [/(?<=저는 )[\p{Script=Hangul}]{2,4}?(?=입니다|이에요|예요|이고|라고)/gu, '[name]'],
];

/**
 * Returns a question without personal details, as far as simple rules find them: e-mail addresses, links, street
 * addresses, phone and other long numbers, and names after phrases such as "my name is".
 */
export function stripPersonalDetails(text: string): string {
  // Full-width digits and signs from Chinese input methods become plain ones. Full-width punctuation stays.
  let stripped = text
    .replace(/[\uff10-\uff19\uff20\uff0b\uff0e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\s+/gu, ' ')
    .trim();
  for (const [pattern, marker] of rules) stripped = stripped.replace(pattern, marker);
  return stripped;
}

/** Returns a key that is the same for questions that differ only in case, accents, punctuation or spaces. */
export function questionKey(question: string): string {
  return searchKey(question)
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();
}
