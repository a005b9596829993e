import { type DemoLanguage, demoLanguages } from '#domain/demo-languages.ts';
import { normaliseInPlace } from '../text/phrases.ts';
import { addDays, daysBetween, type IsoDate, weekdayFrom } from './calendar.ts';
import { type DigitText, toDigits } from './digits.ts';
import { findDays, findNights, hidePhones } from './mentions.ts';

/** The nights of a stay. What the caller did not say is `undefined`. Two of the three parts determine the third. */
export interface PartialDateRange {
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly nights?: number;
}

const untilBefore =
  /(?:\b(?:until|till|til|to|out|out on|leaving|leave|leave on|leaving on|departing|depart|check(?:ing)?[\s-]?out(?: on)?)\s*(?:the\s+)?|到|至|离开|退房)\s*$/;
const untilAfter =
  /^\s*(?:까지|(?:[一1]?早|早上|上午)?(?:就|就要|就得|要|得)?(?:退房|离开|走|回)|에?\s*체크\s?아웃|에?\s*퇴실|에?\s*나)/;

/**
 * Returns the first day, the last day and the number of nights of a stay that a text mentions, in any language. `known`
 * is the first day if the caller has said it before. If the text mentions only the last day, it is a day after `known`.
 */
export function readDateRange(
  text: string,
  language: DemoLanguage,
  today: IsoDate,
  known = today,
): PartialDateRange | undefined {
  const plain = hidePhones(normaliseInPlace(text));
  for (const tag of [language, ...demoLanguages.map((other) => other.tag)]) {
    const range = readIn(toDigits(plain, tag), tag, today, known);
    if (range) return range;
  }
  return undefined;
}

function readIn(
  digits: DigitText,
  language: DemoLanguage,
  today: IsoDate,
  known: IsoDate,
): PartialDateRange | undefined {
  const nights = findNights(digits, language).at(-1)?.value;
  const days = findDays(digits, language);
  const [first, second] = days;
  if (!first) return nights === undefined ? undefined : { nights };
  const start = first.value.resolve({ today, notBefore: today });
  if (start === undefined) return nights === undefined ? undefined : { nights };
  const { text } = digits;
  const between = second ? text.slice(first.end, second.start) : '';
  if (second && nights === undefined && bothNights.test(between)) {
    const last = endAfter(start, second.value, today);
    // Two nights that follow each other. Example: "Friday night and Saturday night".
    if (last === addDays(start, 1)) return { from: start, to: addDays(start, 2), nights: 2 };
  }
  if (second && nights !== undefined && !isEndOf(text, days)) {
    const meant =
      days.findLast(({ value }) => value.kind === 'date') ?? (bothNights.test(between) ? first : days.at(-1));
    const from = meant?.value.resolve({ today, notBefore: today }) ?? start;
    return { from, to: addDays(from, nights), nights };
  }
  if (second) {
    const end = endAfter(start, second.value, today);
    const isOver = end === undefined || end <= start;
    if (!isOver) return { from: start, to: end, nights: daysBetween(start, end) };
  }
  if (first.value.kind === 'weekend') return weekend(start, nights, today);
  const isEnd = untilBefore.test(text.slice(0, first.start)) || untilAfter.test(text.slice(first.end));
  if (isEnd && !second) {
    const to = first.value.resolve({ today, notBefore: known }) ?? start;
    return { to, ...(nights === undefined ? {} : { from: addDays(to, -nights), nights }) };
  }
  return nights === undefined ? { from: start } : { from: start, to: addDays(start, nights), nights };
}

/** The words between two nights of a stay. */
const bothNights =
  /^\s*(?:nights?)?\s*(?:and|&|\+|plus|n|和|跟|加|还有|、|이?랑|하고|과|와|,)\s*(?:on\s+|the\s+)?(?:also\s+)?$/u;

/** Returns whether one of the later days is the day on which the guests leave. */
function isEndOf(text: string, days: ReturnType<typeof findDays>): boolean {
  return (
    days
      .slice(1)
      .some(({ start, end }) => untilBefore.test(text.slice(0, start)) || untilAfter.test(text.slice(end))) ||
    /-|–|~|\b(?:to|till?|until)\b|到|至|부터|에서/u.test(text.slice(days[0]?.end ?? 0, days[1]?.start ?? 0))
  );
}

/**
 * Returns the last day of a stay. It comes after the first day. Example: "from this Friday to Sunday" ends on the
 * Sunday after that Friday.
 */
function endAfter(start: IsoDate, mention: ReturnType<typeof findDays>[number]['value'], today: IsoDate) {
  const end = mention.resolve({ today, notBefore: mention.kind === 'relative' ? today : start });
  if (end === undefined || end > start || mention.kind !== 'weekday') return end;
  const weekday = ((daysBetween('2026-01-05', end) % 7) + 7) % 7;
  return weekdayFrom(addDays(start, 1), weekday + 1);
}

/**
 * Returns the stay for "the weekend". It begins on Friday, or on Saturday if the Friday has passed, and ends on Sunday.
 * If the caller said a number of nights, it has this number.
 */
function weekend(day: IsoDate, said: number | undefined, today: IsoDate): PartialDateRange {
  const saturday = weekdayFrom(day, 6);
  const friday = addDays(saturday, -1);
  const from = said === 1 || friday < today ? saturday : friday;
  const nights = said ?? (from === friday ? 2 : 1);
  return { from, to: addDays(from, nights), nights };
}
