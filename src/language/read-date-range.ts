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
      '[(월|화|수|목|금|토|일)요일]까지',
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

function readIn(
  digits: DigitText,
  language: DemoLanguage,
  today: IsoDate,
  known: KnownStay,
): PartialDateRange | undefined {
  const counted = findNights(digits, language).at(-1);
  const nights = counted?.value;
  const { text } = digits;
  // "The Friday and Saturday night" is a number of nights, and names no last day.
  const isCounted = (end: number) => counted !== undefined && end > counted.start && end <= counted.end;
  const days = findDays(digits, language).filter(
    (mention, place) => !isRuledOut(text, mention) && !(place > 0 && isCounted(mention.end)),
  );
  const [first, second] = days;
  const on = (day: typeof first, notBefore = today) => day?.value.resolve({ today, notBefore });
  const start = on(first);
  if (!first || start === undefined) return nights === undefined ? undefined : { nights };
  if (first.value.kind === 'weekend') return weekend(start, nights, today);
  if (second) {
    const end = on(second, second.value.kind === 'relative' ? today : start);
    // Of several days with a number of nights, the last one counts, as long as it is not the day of leaving.
    if (nights !== undefined && !days.slice(1).some((day) => isLastDay(text, day)))
      return stayFrom(on(days.at(-1)) ?? start, nights);
    return end === undefined || end <= start ? { from: end ?? start } : stayFrom(start, daysBetween(start, end));
  }
  const later = known.from && on(first, addDays(known.from, 1));
  const to = later ?? start;
  const isAnswer = known.isEndAsked === true && start !== known.from;
  if (nights === undefined && (isLastDay(text, first) || isAnswer)) return { to };
  // "Two nights, so home on the Wednesday": the day on which the nights end is no new first day.
  if (nights !== undefined && (isLastDay(text, first) || (known.from && later === addDays(known.from, nights))))
    return stayFrom(addDays(to, -nights), nights);
  return stayFrom(start, nights);
}

function stayFrom(from: IsoDate, nights: number | undefined): PartialDateRange {
  return nights === undefined ? { from } : { from, to: addDays(from, nights), nights };
}

/** Returns whether the text says that a day is the one on which the guests leave. Example: "until Monday 14th". */
function isLastDay(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const before = text.slice(0, start).replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\s*$/, '');
  return says(before, untilBefore) || says(text.slice(end), untilAfter);
}

/**
 * Returns the stay for "the weekend": from Friday, or Saturday if the Friday has passed, to Sunday. A number of nights
 * in the text decides the last day instead. A single night is the night from Saturday to Sunday.
 */
function weekend(day: IsoDate, said: number | undefined, today: IsoDate): PartialDateRange {
  const saturday = weekdayFrom(day, 6);
  const friday = addDays(saturday, -1);
  const from = said === 1 || friday < today ? saturday : friday;
  return stayFrom(from, said ?? (from === friday ? 2 : 1));
}
