import { addDays, daysBetween, type IsoDate } from '#language/calendar.ts';
import type { DayPart } from '#language/patterns.ts';
import type { PartialDateTime } from '#language/read-date-time.ts';
import type { DialogueAgent } from './agent.ts';
import { type LocalTime, type TimeSpan, type Weekday, weekdayNameOf } from './business-time.ts';
import { type DateTimeValue, type FreeTime, knownOf, type SlotValue, type SlotValues } from './slot-values.ts';
import type { DateTimeSlot } from './slots.ts';
import { totalMinutes } from './totals.ts';

/** When each part of the day begins and ends, in minutes since midnight. */
const partHours: Readonly<Record<DayPart, TimeSpan>> = {
  morning: [0, 720],
  afternoon: [720, 1020],
  evening: [1020, 1440],
};
const maxOffers = 3;

/** Returns the wish after the caller has said more. A new day keeps the time; a part of the day replaces it. */
export function mergeDateTime(before: SlotValue | undefined, read: PartialDateTime): DateTimeValue {
  const known = before?.kind === 'date-time' ? before : undefined;
  const { minutes, part } = read;
  const day = read.day ?? known?.day;
  const wish = { kind: 'date-time', status: 'incomplete', offers: [] } as const;
  // If the caller only repeats the day of the agreed time, nothing changes. Example: "yes, see you on Saturday".
  if (known?.status === 'valid' && minutes === undefined && isMeant(known, read)) return known;
  if (minutes !== undefined) return { ...wish, day, minutes };
  if (part !== undefined) return { ...wish, day, part };
  return { ...wish, day, minutes: known?.minutes, part: known?.part };
}

type Named = Pick<DateTimeValue, 'day' | 'minutes' | 'part'>;

/** Returns whether a time has the day, the time on the clock and the part of the day that the caller has named. */
export function isMeant({ day, minutes }: Named, said: Named): boolean {
  if (minutes === undefined) return false;
  return (
    (said.day === undefined || day === said.day) &&
    (said.minutes === undefined || minutes % 720 === said.minutes % 720) &&
    (said.part === undefined || isIn(minutes, said.part))
  );
}

/** Checks a requested time against the opening hours and the diary. `offers` then has the nearest free times. */
export function checkDateTime(
  agent: DialogueAgent,
  slot: DateTimeSlot,
  wish: DateTimeValue,
  values: SlotValues,
  localTime: LocalTime,
): DateTimeValue {
  if (slot.isExisting) return { ...wish, status: wish.day === undefined ? 'incomplete' : 'valid', offers: [] };
  const diary = openDiary(agent, slot, values, localTime);
  const { last } = diary;
  const day = wish.day ?? (slot.daysAhead === 0 ? localTime.today : undefined);
  const freeOn = (date: IsoDate) => diary.freeOn(date, wish.part);
  if (day === undefined) {
    const offers = onNextDays(localTime.today, last, (next) =>
      nearest(freeOn(next), wish.minutes ?? 0).filter((free) => isMeant(free, wish)),
    );
    return { ...wish, status: 'incomplete', offers, person: undefined };
  }
  const minutes = wish.minutes === undefined ? undefined : startOf(slot, wish.minutes, diary.hoursOf(day));
  if (minutes !== undefined && diary.freeOn(day).some((free) => free.minutes === minutes)) {
    return { ...wish, day, minutes, status: 'valid', offers: [], person: diary.personAt(day, minutes) };
  }
  const free = freeOn(day);
  if (minutes === undefined && free.length > 0) {
    return { ...wish, day, minutes, status: 'incomplete', offers: spread(free), person: undefined };
  }
  const status = statusOf(day, minutes, diary, localTime);
  const about = minutes ?? 0;
  const sameDay = nearest(minutes === undefined ? diary.freeOn(day) : free, about).slice(0, 2);
  const nextDay = day < localTime.today ? localTime.today : addDays(day, 1);
  const others = onNextDays(nextDay, last, (next) => nearest(freeOn(next), about));
  const offers = [...byTime(sameDay), ...others].slice(0, sameDay.length > 1 ? 2 : maxOffers);
  return { ...wish, day, minutes, status, offers, person: undefined };
}

/** Returns the start for a named time. With windows, it is the start of the window that the time is in. */
function startOf({ shows, step }: DateTimeSlot, named: number, hours: TimeSpan | undefined): number {
  const minutes = withinHours(named, hours);
  const isInWindow = shows === 'window' && hours && minutes >= hours[0];
  return isInWindow ? minutes - ((minutes - hours[0]) % step) : minutes;
}

/** Returns what is free for an appointment of the length that the caller needs. */
export function openDiary(agent: DialogueAgent, slot: DateTimeSlot, values: SlotValues, localTime: LocalTime) {
  const known = knownOf(values);
  const length = totalMinutes(agent, values) || slot.minutes;
  const { notice = 0, staff } = slot;
  const wait = typeof notice === 'number' ? notice : (notice.minutes[known[notice.slot] ?? ''] ?? 0);
  const chosen = staff && known[staff.slot];
  const persons = chosen && staff.keys.includes(chosen) ? [chosen] : (staff?.keys ?? []).filter(canDo);
  /** The first time today that can still be booked, in minutes since midnight. */
  const earliest = localTime.minutesNow + wait;
  const last = addDays(localTime.today, slot.daysAhead);

  /** Returns whether a staff member offers the service that the caller chose. */
  function canDo(key: string): boolean {
    const choices = agent.slots.flatMap((other) =>
      other.kind === 'choice' && other.key === staff?.slot ? other.choices : [],
    );
    return choices.find((choice) => choice.key === key)?.when?.(known) ?? true;
  }
  const hoursOf = (day: IsoDate) => agent.hours[weekdayNameOf(day)];
  const isTaken = (name: Weekday, minutes: number, person?: string) =>
    slot.busy.some(
      (busy) =>
        busy.days.includes(name) &&
        (busy.person === undefined || busy.person === person) &&
        minutes < busy.to &&
        minutes + length > busy.from,
    );
  const personAt = (name: Weekday, minutes: number) => persons.find((person) => !isTaken(name, minutes, person));
  const isFree = (name: Weekday, minutes: number) =>
    staff ? personAt(name, minutes) !== undefined : !isTaken(name, minutes);
  const freeOn = (day: IsoDate, part?: DayPart) => {
    const hours = hoursOf(day);
    if (!hours || day < localTime.today || day > last) return [];
    const name = weekdayNameOf(day);
    const first = day === localTime.today ? earliest : 0;
    const free: FreeTime[] = [];
    for (let minutes = hours[0]; minutes + length <= hours[1]; minutes += slot.step) {
      if (minutes >= first && (!part || isIn(minutes, part)) && isFree(name, minutes)) free.push({ day, minutes });
    }
    return free;
  };
  return {
    earliest,
    last,
    hoursOf,
    freeOn,
    /** Returns a free time of each of the next days that have one, for at most `most` days. */
    nextTimes: (most: number) => onNextDays(localTime.today, last, (day) => spread(freeOn(day)), most),
    personAt: (day: IsoDate, minutes: number) => personAt(weekdayNameOf(day), minutes),
  };
}

function statusOf(
  day: IsoDate,
  minutes: number | undefined,
  { hoursOf, earliest, last }: ReturnType<typeof openDiary>,
  { today, minutesNow }: LocalTime,
): DateTimeValue['status'] {
  const hours = hoursOf(day);
  if (day < today || (day === today && (minutes ?? hours?.[1] ?? 1440) <= minutesNow)) return 'past';
  if (day > last) return isDateJustPassed(day, today) ? 'past' : 'tooFar';
  if (!hours || (minutes !== undefined && (minutes < hours[0] || minutes >= hours[1]))) return 'closed';
  return day === today && (minutes ?? 1440) < earliest ? 'tooSoon' : 'taken';
}

/** Maximum number of days for which a date counts as just passed. */
const recentDays = 60;

/**
 * Returns whether the caller probably meant a date that has just passed. A date without a year is read as the next date
 * with this day and month. So `day` is then almost a year ahead. Example: "20 November", said on 21 November.
 */
export function isDateJustPassed(day: IsoDate, today: IsoDate): boolean {
  const ahead = daysBetween(today, day);
  return ahead > 365 - recentDays && ahead < 366;
}

/** Returns the time 12 hours later if only that is within the hours. Example: "at two" means 2 pm. */
function withinHours(minutes: number, hours: TimeSpan | undefined): number {
  if (!hours || minutes >= hours[0] || minutes >= 720) return minutes;
  return minutes + 720 < hours[1] ? minutes + 720 : minutes;
}

function isIn(minutes: number, part: DayPart): boolean {
  const [from, to] = partHours[part];
  return minutes >= from && minutes < to;
}

/** Returns free times in the order of their distance from a time. */
export function nearest(free: readonly FreeTime[], minutes: number): FreeTime[] {
  return [...free].sort((left, right) => Math.abs(left.minutes - minutes) - Math.abs(right.minutes - minutes));
}

function byTime(free: readonly FreeTime[]): FreeTime[] {
  return [...free].sort((left, right) => left.minutes - right.minutes);
}

/**
 * Returns the first free time in the morning, in the afternoon and in the evening. If only one part of the day has free
 * times, adds another time that is at least an hour away from the first one.
 */
function spread(free: readonly FreeTime[]): FreeTime[] {
  const firsts = (['morning', 'afternoon', 'evening'] as const).flatMap(
    (part) => free.find(({ minutes }) => isIn(minutes, part)) ?? [],
  );
  for (const next of free) {
    if (firsts.length >= 2) break;
    if (firsts.every(({ minutes }) => Math.abs(minutes - next.minutes) >= 60)) firsts.push(next);
  }
  return byTime(firsts).slice(0, maxOffers);
}

/**
 * Returns the first time that `pick` returns for each day, for at most `max` days. Searches from `from` to `last`, but
 * no more than 28 days.
 */
function onNextDays(
  from: IsoDate,
  last: IsoDate,
  pick: (day: IsoDate) => readonly FreeTime[],
  max = maxOffers,
): FreeTime[] {
  const found: FreeTime[] = [];
  let day = from;
  for (let count = 0; count < 28 && day <= last && found.length < max; count += 1) {
    found.push(...pick(day).slice(0, 1));
    day = addDays(day, 1);
  }
  return found;
}
