import { demoLanguages } from '#domain/demo-languages.ts';
import { type Found, masked, maskFound } from '../text/phrase-finder.ts';
import { toDigits } from './digits.ts';
import { findDays } from './find-days.ts';
import { findNights } from './find-nights.ts';
import { findTimes } from './find-times.ts';

/** Lower case with one kind of apostrophe and digits, of the same length: positions stay. */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** Hides telephone numbers, whose digits would pass for days and times. */
export function hidePhones(text: string): string {
  return text.replace(/\+?\(?\b0\d(?:[\s().-]?\d){5,12}|\+\d(?:[\s().-]?\d){6,13}/g, (digits) =>
    masked.repeat(digits.length),
  );
}

/** Hides every day, time and number of nights, so that what is left can be read for counts and names. */
export function hideMoments(text: string): string {
  let rest = text;
  for (const { tag } of demoLanguages) {
    const digits = toDigits(plainOf(rest), tag);
    const days = findDays(digits, tag);
    const nights = findNights({ ...digits, text: maskFound(digits.text, days) }, tag);
    const times = findTimes({ ...digits, text: maskFound(digits.text, [...days, ...nights]) }, tag);
    const places = [...days, ...nights, ...times].map(
      (mention): Found<true> => ({ ...digits.placeOf(mention.start, mention.end), value: true }),
    );
    rest = maskFound(rest, places);
  }
  return rest;
}
