import type { IsoDate } from './calendar.ts';
import { type DigitText, toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { type DayMention, findDays, findTimes, hidePhones } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import type { DayPart, TimeMention } from './patterns.ts';
import { compilePhrases, says } from './phrase-patterns.ts';
import { type Match, maskMatches } from './phrases.ts';

/**
 * A day, and a time in minutes since midnight or a part of the day. A field is `undefined` if the caller did not say
 * it.
 */
export interface PartialDateTime {
  readonly day?: IsoDate | undefined;
  readonly minutes?: number | undefined;
  readonly part?: DayPart | undefined;
  /** Set if the caller said neither am nor pm, so that the time could be either. */
  readonly isAmbiguous?: true | undefined;
}

/**
 * Returns the day and time that a text mentions, in any language. Tries `language` first. If the text has several
 * times, returns the last one, because people correct themselves. If the text has a range, returns the first time of
 * the range.
 */
export function readDateTime(
  text: string,
  language: DemoLanguage,
  today: IsoDate,
  nowMinutes: number,
): PartialDateTime | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  for (const tag of [language, ...demoLanguages.map((other) => other.tag)]) {
    const dateTime = readIn(toDigits(plain, tag), tag, today, nowMinutes);
    if (dateTime) return dateTime;
  }
  return undefined;
}

function readIn(
  digits: DigitText,
  language: DemoLanguage,
  today: IsoDate,
  nowMinutes: number,
): PartialDateTime | undefined {
  const days = findDays(digits, language);
  const rest = { ...digits, text: maskMatches(digits.text, days) };
  // A word for a day can also contain a part of the day. Example: "tonight", "今晚".
  const inDays = days.flatMap((mention) =>
    findTimes({ ...digits, text: digits.text.slice(mention.start, mention.end) }, language).filter(
      ({ value }) => value.type === 'part',
    ),
  );
  const times = findTimes(rest, language);
  const day = chooseMention(days, digits.text)?.value.resolve({ today, notBefore: today });
  const clocks = times.filter(({ value }) => value.type === 'clock');
  const time = chooseMention(clocks, digits.text)?.value;
  const kept = times.filter((mention) => !isRuledOut(digits.text, mention));
  const part = [...kept, ...inDays].map(({ value }) => value).findLast((value) => value.type === 'part')?.part;
  if (time?.type !== 'clock') return day || part ? { day, part } : undefined;
  const minutes = minutesOf(time, part, day === today ? nowMinutes : undefined);
  return { day, minutes, isAmbiguous: isAmbiguous(time, part) || undefined };
}

function isAmbiguous({ half, hour }: Extract<TimeMention, { type: 'clock' }>, part: DayPart | undefined): boolean {
  return half === undefined && part === undefined && hour > 0 && hour < 12;
}

/** Words that rule out the day or the time behind them. */
const deniedBefore = [
  compilePhrases(
    [
      {
        say: "(not|instead of|rather than|except|can[']t (do|make)|cannot do)[ on| at| for| the| this]",
        before: '_{stop}',
      },
    ],
    {},
    'spaced',
  ),
  compilePhrases([{ say: '(不是|不要|不用|别|而不是|除了)', before: ' {stop}' }], {}, 'unspaced'),
];
/** Words that rule out the day or the time before them. */
const deniedBehind = [
  compilePhrases(
    [
      "[']s[ (is|would be)] (no|not) good",
      '(is |would be )(no|not) good',
      'is out',
      "(doesn[']t|won[']t) (work|suit|do)",
    ].map((say) => ({ say, after: '{start}' })),
    {},
    'spaced',
  ),
  compilePhrases(
    ['[때][은|는|이|가] (말고|대신|아니라|아니고|빼고|안 돼|안 되|바빠|바쁘)', '(不行|不方便|没空|不要|不可以)'].map(
      (say) => ({
        say,
        after: '{start}',
      }),
    ),
    {},
    'unspaced',
  ),
];

/** Returns whether the caller rules a mention out. Example: Friday in "not Friday but Saturday" and 금요일 in 금요일 말고. */
export function isRuledOut(text: string, { start, end }: Match<unknown>): boolean {
  // In "not before ten", the caller does not rule ten out. The wanted times begin at ten.
  if (/^(?:before|till?|until)\b/.test(text.slice(start, end))) return false;
  return says(text.slice(0, start), deniedBefore) || says(text.slice(end), deniedBehind);
}

/**
 * Returns the mention that the caller means. Returns `undefined` if there is none, or if the caller rules all of them
 * out.
 */
function chooseMention<T extends DayMention | TimeMention>(
  found: readonly Match<T>[],
  text: string,
): Match<T> | undefined {
  const kept = found.filter((mention) => !isRuledOut(text, mention));
  const [first, second] = kept;
  const between = text.slice(first?.end, second?.start);
  const isRange = /^\s*(?:or|and|till?|until|-|–|~|到|至|或者?|还是|에서|부터|이나|나|또는)\s*$/.test(between);
  return isRange ? first : kept.at(-1);
}

function minutesOf(
  { hour, minute, half }: Extract<TimeMention, { type: 'clock' }>,
  part: DayPart | undefined,
  nowMinutes: number | undefined,
): number {
  if (half === '24' || hour > 12 || hour === 0) return hour * 60 + minute;
  const am = (hour % 12) * 60 + minute;
  const pm = am + 720;
  const said = half ?? part;
  if (said === 'am' || said === 'morning') return am;
  if (said === 'pm' || said === 'afternoon') return pm;
  // An hour from twelve to three is after midnight.
  if (said === 'evening') return hour % 12 < 4 ? am : pm;
  // The caller said neither am nor pm, so the time within usual business hours is meant. If the day is today, the time
  // must also be in the future.
  if (hour === 12 || hour < 7) return pm;
  const isPast = nowMinutes !== undefined && am < nowMinutes && pm > nowMinutes;
  return isPast ? pm : am;
}
