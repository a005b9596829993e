import { normaliseInPlace } from '../text/phrases.ts';

const filler = '(?:um+|uh+|er+|erm|oh|ah+|hmm+|well|like|so)';
/** Words that take back what was just said, whatever it was. */
const takesBack =
  '(?:no|nah|nope|wait|sorry|i mean|i meant|hang on|hold on|scratch that|correction|excuse me|my (?:mistake|bad)|i tell a lie|tell a lie|what am i saying|or rather|oops|whoops|pardon|omg|oh my god|gosh|shoot|damn|bugger|silly me|im hopeless|listen to me)';
/** Words that may come between these words and the right ones. */
const between = `(?:${filler}|${takesBack}|actually|rather|make (?:it|that)|let's (?:say|make it|do)|it's|that's|that should be|it should be|should be|of course|a minute|a sec|a second|what i meant was|not)`;
const gap = '[\\s,.…;:–—-]*';
const repair = `${gap}(?:${filler}${gap})*(?:${takesBack}|actually)\\b(?:${gap}${between}\\b)*${gap}`;

const number =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?(?= (?:large|regular|small|medium|big))|a couple(?: of)?)';
const size = '(?:large|regular|small|medium|big)';
const weekday = '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[- ]\\p{L}+th|twenty[- ](?:first|second|third)|thirtieth|thirty[- ]first)';
const day = `(?:(?:this |next |the )?(?:${weekday}|tomorrow|today|tonight|day after tomorrow)(?: (?:morning|afternoon|evening|night|week))?|(?:the )?${ordinal}(?: (?:of )?${month})?|\\d{1,2} (?:of )?${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`;
const hour =
  "(?:half past |quarter (?:past|to) )?(?:\\d{1,2}(?:[.:]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'clock|thirty|fifteen|forty-five))?";
const unit = ' (?:nights?|people|guests|adults|kids|children|of us|\\w+s)';

/** The pairs of words of which the second replaces the first, with what must not stand after the second. */
const kinds: readonly (readonly [wrong: string, right: string, unless: string])[] = [
  [`${number} ${size}`, `${number} ${size}`, ''],
  [size, size, ''],
  [day, day, ''],
  [`${number}(?<unit>${unit})?`, number, ' (?:of (?:them|those|the)|without|with)\\b|[\\d:.]'],
  [`(?<=\\b(?:at|by|about|around|say|for) )${hour}`, `${hour}`, ' (?:of|large|regular|\\w+s)\\b'],
];
const patterns: RegExp[] = [];
for (const [wrong, right, unless] of kinds) {
  patterns.push(
    new RegExp(
      `(?<![\\p{L}\\d'])(${wrong})(?![\\p{L}\\d'])${repair}(?:(?:the|on|at|for|to|by|about|around) )?(?=(?<right>${right})(?![\\p{L}\\d'])${unless ? `(?!${unless})` : ''})`,
      'gu',
    ),
  );
}
/** Words before a day that rule it out, so that the next one does not replace it. */
const rulesOut =
  /(?:\bnot|n't(?: \w+)?|\binstead of|\brather than|\bexcept|\bbut|\bbooked|\bappointment|\bdown)(?: (?:for|on|the|this|next|do|make))*\s*$/u;
/** Largest number of digits in a text that has no phone number. */
const mostDigits = 5;

/**
 * Returns the text without the words that the caller takes back at once, if others of the same kind follow. Example:
 * "two, no hang on, three Hawaiians" becomes "three Hawaiians", and "on Friday, sorry, Saturday" becomes "on Saturday".
 */
export function withoutTakenBack(text: string): string {
  const digits = text.match(/\d|\b(?:zero|oh|double|triple)\b/giu)?.length ?? 0;
  if (digits > mostDigits || /[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return text;
  let rest = text;
  for (const pattern of patterns) {
    const plain = normaliseInPlace(rest);
    let next = '';
    let end = 0;
    for (const match of plain.matchAll(pattern)) {
      if (rulesOut.test(plain.slice(0, match.index))) continue;
      next += rest.slice(end, match.index);
      end = match.index + match[0].length;
      const { right = '', unit: counted } = match.groups ?? {};
      const after = plain.slice(end + right.length);
      // What is counted is only said once. Example: "2 adults, sorry, 3".
      if (counted && !/^ \p{L}/u.test(after)) {
        next += right + counted;
        end += right.length;
      }
    }
    rest = next + rest.slice(end);
  }
  return rest;
}
