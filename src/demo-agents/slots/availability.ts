import { addDays, everyDay, type IsoDate, type Occasion, type Weekday, weekdayNameOf } from '../language/calendar.ts';
import type { DayPart } from '../language/patterns.ts';
import type { Moment } from '../language/read-date-time.ts';
import type { DialogueAgent } from './agent.ts';
import { type FreeMoment, knownOf, type MomentValue, type SlotValue, type SlotValues } from './slot-values.ts';
import type { MomentSlot } from './slots.ts';
import { totalMinutes } from './totals.ts';

/** Parts of the day in minutes. */
const parts: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [0, 720],
  afternoon: [720, 1020],
  evening: [1020, 1440],
};
const mostOffers = 3;

/** Adds what was said to what was wished; a day alone keeps the time, a part of the day replaces it. */
export function mergeMoment(before: SlotValue | undefined, read: Moment): MomentValue {
  const known = before?.kind === 'moment' ? before : undefined;
  const { minutes, part } = read;
  const offered = (known?.status === 'settled' ? [] : (known?.offers ?? [])).filter(
    (offer) =>
      (read.day === undefined || offer.day === read.day) &&
      (minutes === undefined || offer.minutes % 720 === minutes % 720) &&
      (part === undefined || isIn(offer.minutes, part)),
  );
  const [only] = offered;
  if (only && offered.length === 1) return { ...only, kind: 'moment', status: 'open', offers: [] };
  return {
    kind: 'moment',
    status: 'open',
    offers: [],
    day: read.day ?? known?.day,
    minutes: minutes ?? (part === undefined ? known?.minutes : undefined),
    part: minutes === undefined ? (part ?? known?.part) : undefined,
  };
}

/** A wish held against the hours and the diary; what is not free gets the nearest moments that are. */
export function settleMoment(
  agent: DialogueAgent,
  slot: MomentSlot,
  wish: MomentValue,
  values: SlotValues,
  occasion: Occasion,
): MomentValue {
  if (slot.isExisting) return { ...wish, status: wish.day === undefined ? 'open' : 'settled', offers: [] };
  const diary = diaryOf(agent, slot, values, occasion);
  const last = addDays(occasion.today, slot.days);
  const day = wish.day ?? (slot.days === 0 ? occasion.today : undefined);
  const { part } = wish;
  if (day === undefined) {
    const offers = onNextDays(occasion.today, last, (next) =>
      nearest(diary.freeOn(next, part), wish.minutes ?? 0).filter(
        ({ minutes }) => wish.minutes === undefined || minutes % 720 === wish.minutes % 720,
      ),
    );
    return { ...wish, status: 'open', offers, person: undefined };
  }
  const hours = diary.hoursOf(day);
  const said = wish.minutes === undefined ? undefined : withinHours(wish.minutes, hours);
  const isInWindow = slot.shows === 'window' && hours && said !== undefined && said >= hours[0];
  const minutes = isInWindow ? said - ((said - hours[0]) % slot.step) : said;
  if (minutes !== undefined && diary.freeOn(day).some((free) => free.minutes === minutes)) {
    return { ...wish, day, minutes, status: 'settled', offers: [], person: diary.personAt(day, minutes) };
  }
  const free = diary.freeOn(day, part);
  if (minutes === undefined && free.length > 0) {
    return { ...wish, day, minutes, status: 'open', offers: spread(free), person: undefined };
  }
  const status = statusOf(day, minutes, diary, last, occasion);
  const sameDay = nearest(minutes === undefined ? diary.freeOn(day) : free, minutes ?? 0).slice(0, 2);
  const others = onNextDays(day < occasion.today ? occasion.today : addDays(day, 1), last, (next) =>
    nearest(diary.freeOn(next, part), minutes ?? 0),
  );
  const before = status === 'far' ? nearest(diary.freeOn(last), minutes ?? 0).slice(0, 1) : [];
  const offers = [...byTime(sameDay), ...others, ...before].slice(0, sameDay.length > 1 ? 2 : mostOffers);
  return { ...wish, day, minutes, status, offers, person: undefined };
}

/** The first moments that are free at all. */
export function firstFree(
  agent: DialogueAgent,
  slot: MomentSlot,
  values: SlotValues,
  occasion: Occasion,
): readonly FreeMoment[] {
  const diary = diaryOf(agent, slot, values, occasion);
  const last = addDays(occasion.today, slot.days);
  return onNextDays(occasion.today, last, (day) => spread(diary.freeOn(day)), 2);
}

interface Diary {
  /** The first minute of today that can be taken. */
  readonly earliest: number;
  hoursOf(day: IsoDate): readonly [from: number, to: number] | undefined;
  freeOn(day: IsoDate, part?: DayPart): FreeMoment[];
  personAt(day: IsoDate, minutes: number): string | undefined;
}

function diaryOf(agent: DialogueAgent, slot: MomentSlot, values: SlotValues, occasion: Occasion): Diary {
  const known = knownOf(values);
  const length = totalMinutes(agent, values) || slot.minutes;
  const { notice = 0, people } = slot;
  const wait = typeof notice === 'number' ? notice : (notice.minutes[known[notice.slot] ?? ''] ?? 0);
  const chosen = people && known[people.slot];
  const persons = chosen && people.keys.includes(chosen) ? [chosen] : (people?.keys ?? []).filter(canDo);
  const earliest = occasion.minutesNow + wait;
  const last = addDays(occasion.today, slot.days);

  /** Whether a person of the diary does what was chosen. */
  function canDo(key: string): boolean {
    const choices = agent.slots.flatMap((other) =>
      other.kind === 'choice' && other.key === people?.slot ? other.choices : [],
    );
    return choices.find((choice) => choice.key === key)?.when?.(known) ?? true;
  }
  const hoursOf = (day: IsoDate) => (slot.hours ?? agent.hours)[weekdayNameOf(day)];
  const takenOn = new Map(everyDay.map((name) => [name, slot.taken.filter(({ days }) => days.includes(name))]));
  const isTaken = (name: Weekday, minutes: number, person?: string) =>
    takenOn
      .get(name)
      ?.some(
        (taken) =>
          (taken.person === undefined || taken.person === person) &&
          minutes < taken.to &&
          minutes + length > taken.from,
      );
  const personAt = (name: Weekday, minutes: number) => persons.find((person) => !isTaken(name, minutes, person));
  return {
    earliest,
    hoursOf,
    personAt: (day, minutes) => personAt(weekdayNameOf(day), minutes),
    freeOn(day, part) {
      const hours = hoursOf(day);
      if (!hours || day < occasion.today || day > last) return [];
      const name = weekdayNameOf(day);
      const free: FreeMoment[] = [];
      for (let minutes = hours[0]; minutes + length <= hours[1]; minutes += slot.step) {
        if (day === occasion.today && minutes < earliest) continue;
        if (part && !isIn(minutes, part)) continue;
        if (people ? personAt(name, minutes) !== undefined : !isTaken(name, minutes)) free.push({ day, minutes });
      }
      return free;
    },
  };
}

function statusOf(
  day: IsoDate,
  minutes: number | undefined,
  { hoursOf, earliest }: Diary,
  last: IsoDate,
  { today, minutesNow }: Occasion,
): MomentValue['status'] {
  const hours = hoursOf(day);
  if (day < today || (day === today && (minutes ?? hours?.[1] ?? 1440) <= minutesNow)) return 'past';
  if (day > last) return 'far';
  if (!hours || (minutes !== undefined && (minutes < hours[0] || minutes >= hours[1]))) return 'closed';
  return day === today && (minutes ?? 1440) < earliest ? 'soon' : 'taken';
}

/** "Half past three" is in the afternoon where the morning's is outside the hours. */
function withinHours(minutes: number, hours: readonly [from: number, to: number] | undefined): number {
  if (!hours || minutes >= hours[0] || minutes >= 720) return minutes;
  return minutes + 720 < hours[1] ? minutes + 720 : minutes;
}

function isIn(minutes: number, part: DayPart): boolean {
  const [from, to] = parts[part];
  return minutes >= from && minutes < to;
}

function nearest(free: readonly FreeMoment[], minutes: number): FreeMoment[] {
  return [...free].sort((left, right) => Math.abs(left.minutes - minutes) - Math.abs(right.minutes - minutes));
}

function byTime(free: readonly FreeMoment[]): FreeMoment[] {
  return [...free].sort((left, right) => left.minutes - right.minutes);
}

/** A few of many: the first of each part of the day, or the first ones an hour apart. */
function spread(free: readonly FreeMoment[]): FreeMoment[] {
  const firsts = (['morning', 'afternoon', 'evening'] as const).flatMap(
    (part) => free.find(({ minutes }) => isIn(minutes, part)) ?? [],
  );
  for (const next of free) {
    if (firsts.length >= 2) break;
    if (firsts.every(({ minutes }) => Math.abs(minutes - next.minutes) >= 60)) firsts.push(next);
  }
  return byTime(firsts).slice(0, mostOffers);
}

/** The first few that there are on the days from one on; it looks no further than four weeks. */
function onNextDays(
  from: IsoDate,
  last: IsoDate,
  pick: (day: IsoDate) => readonly FreeMoment[],
  most = mostOffers,
): FreeMoment[] {
  const found: FreeMoment[] = [];
  let day = from;
  for (let count = 0; count < 28 && day <= last && found.length < most; count += 1) {
    found.push(...pick(day).slice(0, 1));
    day = addDays(day, 1);
  }
  return found;
}
