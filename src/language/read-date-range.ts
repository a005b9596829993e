import { addDays, daysBetween, type IsoDate, weekdayFrom } from './calendar.ts';
import { type DigitText, toDigits } from './digits.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { findDays, findNights, hidePhones } from './mentions.ts';
import { normaliseInPlace } from './normalise.ts';
import { compilePhrases, says } from './phrase-patterns.ts';
import { isRuledOut } from './read-date-time.ts';

/**
 * The first day, the last day and the number of nights of a stay. A field is `undefined` if it is not known. The third
 * field follows from any two.
 */
export interface PartialDateRange {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly nights?: number;
}

/** Words before a last day. */
const untilBefore = [
  compilePhrases(
    [
      '(until|till|til|to|thru|through|out|leaving|leave|gone|departing|depart|check(-|_)out|checking(-|_)out)[ again][ on]',
      '(home|back|heading off|head off|(go|going|fly|flying|drive) (home|back|out))[ again][ on]',
    ].map((say) => ({ say, before: '_[the|that|early]_{stop}' })),
    {},
    'spaced',
  ),
  compilePhrases([{ say: '(到|至|离开|退房|到了)[礼拜|星期]', before: ' {stop}' }], {}, 'unspaced'),
];
/** Words behind a last day. */
const untilAfter = [
  compilePhrases(
    [
      {
        say: "[morning |arvo |afternoon ](we|i)['][ll|re|m] (go|going|leave|leaving|head|heading|fly|flying|drive|be off|check out)",
        after: '{start}',
      },
    ],
    {},
    'spaced',
  ),
  compilePhrases(
    [
      '까지',
      '[1早|早|早上|上午|中午|下午][就|就要|就得|要|得|再](退房|离开|走|回|返)',
      '[아침|오전|점심|낮|오후|저녁|밤][에] (체크 아웃|퇴실|나가|나와|나올|나옵|나갈|나감|떠나|돌아|집에|올라)',
    ].map((say) => ({ say, after: '{start}' })),
    {},
    'unspaced',
  ),
];

/** The facts about a stay that are known before a text is read. */
export interface KnownStay {
  /** The first day, if the caller has said it before. */
  readonly from?: IsoDate | undefined;
  /**
   * Whether the agent has just asked for the number of nights. If the caller then names only a day, it is the last day.
   */
  readonly isEndAsked?: boolean;
}

/**
 * Returns the first day, the last day and the number of nights of a stay that a text mentions, in any language. A last
 * day without a first day in the text is a day after `known.from`.
 */
export function readDateRange(
  text: string,
  language: DemoLanguage,
  today: IsoDate,
  known: KnownStay = {},
): PartialDateRange | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  for (const tag of [language, ...demoLanguages.map((other) => other.tag)]) {
    const range = readIn(toDigits(plain, tag), tag, today, known);
    if (range) return range;
  }
  return undefined;
}

type Days = ReturnType<typeof findDays>;

/** What a text says about a stay: its days, the date of the first of them, and the number of nights. */
interface Said {
  readonly text: string;
  readonly days: Days;
  readonly start: IsoDate;
  readonly nights: number | undefined;
  readonly today: IsoDate;
}

function readIn(
  digits: DigitText,
  language: DemoLanguage,
  today: IsoDate,
  known: KnownStay,
): PartialDateRange | undefined {
  const nights = findNights(digits, language).at(-1)?.value;
  const { text } = digits;
  const all = findDays(digits, language);
  const kept = all.filter((mention) => !isRuledOut(text, mention));
  const days = kept.length > 0 ? kept : all;
  const [first, second] = days;
  const start = first && resolve(first, today);
  if (!first || start === undefined) return nights === undefined ? undefined : { nights };
  const said = { text, days, start, nights, today };
  const both = second ? readTwoDays(said, first, second) : undefined;
  if (both) return both;
  if (first.value.kind === 'weekend') return weekend(start, nights, today);
  return (second ? undefined : readOneDay(said, first, known)) ?? stayFrom(start, nights);
}

function resolve({ value }: Days[number], today: IsoDate): IsoDate | undefined {
  return value.resolve({ today, notBefore: today });
}

function stayFrom(from: IsoDate, nights: number | undefined): PartialDateRange {
  return nights === undefined ? { from } : { from, to: addDays(from, nights), nights };
}

/** Returns the stay in a text with two days: from the first to the second, or from the one that corrects the other. */
function readTwoDays(said: Said, first: Days[number], second: Days[number]): PartialDateRange | undefined {
  const { text, days, nights, start, today } = said;
  const between = text.slice(first.end, second.start);
  const end = endAfter(start, second.value, today);
  // If the caller names two consecutive nights, the stay is both of them. Example: "Friday night and Saturday night".
  if (bothNights.test(between) && nights === undefined && end === addDays(start, 1)) return stayFrom(start, 2);
  if (nights !== undefined && second.value.kind === 'weekend') return stayFrom(start, nights);
  const corrected = isEndOf(text, days) ? undefined : readCorrected(said, first, between);
  if (corrected) return corrected;
  return end === undefined || end <= start ? undefined : { from: start, to: end, nights: daysBetween(start, end) };
}

/** Returns the stay in a text with several days of which none is named as the end. */
function readCorrected(
  { days, nights, start, today }: Said,
  first: Days[number],
  between: string,
): PartialDateRange | undefined {
  const last = days.at(-1) ?? first;
  if (nights !== undefined) {
    const dated = days.findLast(({ value }) => value.kind === 'date') ?? (bothNights.test(between) ? first : last);
    return stayFrom(resolve(dated, today) ?? start, nights);
  }
  // Long text between two days means that the caller has corrected the first day, unless a word such as "to" marks the
  // second day as the end. So the stay begins on the last day in the text.
  return between.trim().length > longestBetween ? { from: resolve(last, today) ?? start } : undefined;
}

/** Returns what a text with one day says if the day ends the stay, or is within it. */
function readOneDay(said: Said, first: Days[number], known: KnownStay): PartialDateRange | undefined {
  const { text, nights, start } = said;
  const { from } = known;
  const isEnd = isLastDay(text, first);
  const later = from && first.value.resolve({ today: said.today, notBefore: addDays(from, 1) });
  const to = later ?? start;
  const isAnswer = known.isEndAsked === true && from !== undefined && start !== from;
  if (nights === undefined) return isEnd || isAnswer ? { to } : undefined;
  // The day on which the named number of nights ends is the last day of the stay, not a new first day. Example: "Two
  // nights, so home on the Wednesday".
  if (isEnd || (from !== undefined && later === addDays(from, nights)))
    return { to, from: addDays(to, -nights), nights };
  return undefined;
}

/** Maximum number of characters between a first and a last day that no word such as "to" connects. */
const longestBetween = 14;
/** Matches the text between two nights of the same stay. Example: " and " in "Friday night and Saturday night". */
const bothNights =
  /^\s*(?:nights?|晚上?|밤)?\s*(?:and|&|\+|plus|n|和|跟|加|还有|、|이?랑|하고|과|와|,)\s*(?:on\s+|the\s+)?(?:also\s+)?$/u;

/** Returns the text before a day, without its weekday. Example: "until " before "14th" in "until Monday 14th". */
function textBefore(text: string, start: number): string {
  return text.slice(0, start).replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\s*$/, '');
}

/** Returns whether the text says that a day is the one on which the guests leave. */
function isLastDay(text: string, { start, end }: Days[number]): boolean {
  return says(textBefore(text, start), untilBefore) || says(text.slice(end), untilAfter);
}

/** Returns whether the text says that one of the days after the first is the day on which the guests leave. */
function isEndOf(text: string, days: ReturnType<typeof findDays>): boolean {
  return (
    days.slice(1).some((day) => isLastDay(text, day)) ||
    /-|–|~|\b(?:to|till?|until)\b|到|至|부터|에서/u.test(text.slice(days[0]?.end ?? 0, days[1]?.start ?? 0))
  );
}

/**
 * Returns the day on which a stay that begins on `start` ends. A weekday means the first one after `start`. Example:
 * "from this Friday to Sunday" ends on the Sunday after that Friday.
 */
function endAfter(start: IsoDate, mention: ReturnType<typeof findDays>[number]['value'], today: IsoDate) {
  return mention.resolve({ today, notBefore: mention.kind === 'relative' ? today : start });
}

/**
 * Returns the stay for "the weekend": from Friday, or Saturday if the Friday has passed, to Sunday. A number of nights
 * in the text decides the last day instead. A single night is the night from Saturday to Sunday.
 */
function weekend(day: IsoDate, said: number | undefined, today: IsoDate): PartialDateRange {
  const saturday = weekdayFrom(day, 6);
  const friday = addDays(saturday, -1);
  const from = said === 1 || friday < today ? saturday : friday;
  const nights = said ?? (from === friday ? 2 : 1);
  return { from, to: addDays(from, nights), nights };
}
