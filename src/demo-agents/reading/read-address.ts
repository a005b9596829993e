import type { Match } from '#language/phrases.ts';
import { splitPhrases, strip } from './word-lists.ts';

const street =
  '(?:street|st|road|rd|avenue|ave|lane|drive|dr|place|pl|crescent|cres|terrace|tce|way|parade|pde|quay|court|close|grove|square|esplanade)';
const number = '(?:(?:unit|flat|apartment|apt|level|유닛|아파트)\\s*\\d+\\w?[,\\s]+)?\\d+[a-z]?(?:\\/\\d+[a-z]?)?';
const english = new RegExp(
  `(?<![\\d$:.])${number},?\\s+(?:(?!\\d|on\\b|in\\b|by\\b|to\\b|and\\b|or\\b|for\\b|from\\b|large\\b|small\\b)[\\p{L}\\p{M}'’-]+\\s+){1,3}?${street}\\b`,
  'giu',
);
const suburb = /^,?\s+\p{Lu}[\p{Script=Latin}\p{M}'’-]+(?:\s\p{Lu}[\p{Script=Latin}\p{M}'’-]+)?/u;
const others = [
  /\p{Script=Latin}[\p{Script=Latin}'’]+(?:\s+[\p{Script=Latin}'’]+)*\s*\d+\s*(?:号|번지)/gu,
  /\p{Script=Han}{2,8}(?:路|街|道|巷)\s*\d+\s*号?(?:\s*\d+\s*(?:室|单元|楼))?/gu,
  /\p{Script=Hangul}{1,20}(?:로드|스트리트|애비뉴|길|로)\s*\d+(?:번지|번|호)?(?:\s*\d+\s*호)?/gu,
];
/** Returns the last address in a text that has the form of a street address. */
export function readAddress(text: string): Match<string> | undefined {
  const found = [english, ...others].flatMap((pattern) => [...text.matchAll(pattern)]).at(-1);
  if (!found) return undefined;
  const place = suburb.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  const value = found[0] + place;
  return { start: found.index, end: found.index + value.length, value: value.trim() };
}

const starts = splitPhrases(
  `um|uh|oh|ah|well|yeah|yes|ok|okay|sorry|no|actually|it's|its|it is|to|at|we're at|i'm at|my address is|the address is|address is|deliver to|delivery to|that's|送到|地址是|我住|我住在|住在|我家是|我家在|在|是|嗯|주소는|여기는|집은|저희 집은|음|네`,
);
const ends = splitPhrases(
  `please|thanks|thank you|mate|cheers|谢谢|吧|这里|这边|이에요|예요|입니다|이요|요|으로요|로요|로 부탁드려요|로 와 주세요`,
);
/** Words with which a caller takes a number or a name back. Example: "flat 3 not flat 2". */
const takenBack =
  /[\s,]*\bnot\s+(?:(?:flat|unit|number|apartment)\s+)?[\p{L}\d]+(?=$|[\s,.])|[，,]?不是\s*[\p{L}\d]+/giu;

/** Returns the address in the answer to a question for it: the whole answer without polite words. */
export function readAskedAddress(text: string): string | undefined {
  const value = strip(text.replace(takenBack, ''), starts, ends).replace(/\s+/g, ' ');
  return /\d/.test(value) || /[\p{L}]{4}|[\p{Script=Han}\p{Script=Hangul}]{3}/u.test(value)
    ? value.slice(0, 120)
    : undefined;
}
