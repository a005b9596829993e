import { type OpeningHours, weekdays } from '#shared/offer/opening-hours.ts';

/** The opening hours of one day in the form. If the day is closed, its times stay in the form but are not saved. */
export interface HoursOfDay {
  readonly day: (typeof weekdays)[number];
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
}

const usualTimes = { opens: '09:00', closes: '17:00' } as const;

export function hoursToForm(hours: readonly OpeningHours[]): HoursOfDay[] {
  return weekdays.map((day) => {
    const line = hours.find(({ days }) => days.includes(day));
    return line
      ? { day, isOpen: true, opens: line.opens, closes: line.closes }
      : { day, isOpen: false, opens: '', closes: '' };
  });
}

/** Converts the form to opening hours. Days that follow each other and have the same times are one entry. */
export function formToHours(form: readonly HoursOfDay[]): OpeningHours[] {
  const lines: { days: HoursOfDay['day'][]; opens: string; closes: string }[] = [];
  let isYesterdayOpen = false;
  for (const { day, isOpen, opens, closes } of form) {
    const last = lines.at(-1);
    if (isOpen && isYesterdayOpen && last?.opens === opens && last.closes === closes) last.days.push(day);
    else if (isOpen) lines.push({ days: [day], opens, closes });
    isYesterdayOpen = isOpen;
  }
  return lines;
}

/**
 * Returns the form with one day marked as open or closed. An opened day without times gets the times of the last open
 * day before it, or else the usual times.
 */
export function setDayOpen(form: readonly HoursOfDay[], day: HoursOfDay['day'], isOpen: boolean): HoursOfDay[] {
  const place = form.findIndex((row) => row.day === day);
  const before = form.slice(0, place).findLast((row) => row.isOpen) ?? usualTimes;
  return form.map((row) => {
    if (row.day !== day) return row;
    const needsTimes = isOpen && row.opens === '' && row.closes === '';
    return { ...row, isOpen, ...(needsTimes ? { opens: before.opens, closes: before.closes } : {}) };
  });
}
