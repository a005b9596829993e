import { at } from '../../language/week.ts';
import type { Taken } from '../../slots/slots.ts';

const all = ['tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Who is busy when at Fern and Co: the same every week, so that the demo answers the same every time. */
export const salonDiary: readonly Taken[] = [
  ...['tia', 'jess', 'aroha'].map((person) => ({ person, days: all, from: at(12), to: at(12, 45) })),
  ...['marama', 'lin', 'sione'].map((person) => ({ person, days: all, from: at(13), to: at(13, 45) })),
  { person: 'tia', days: ['tue'], from: at(9), to: at(20) },
  { person: 'tia', days: ['wed', 'fri'], from: at(9), to: at(11) },
  { person: 'tia', days: ['thu'], from: at(9), to: at(13) },
  { person: 'tia', days: ['sat'], from: at(12), to: at(13, 30) },
  { person: 'marama', days: ['thu', 'sat'], from: at(9), to: at(20) },
  { person: 'marama', days: ['wed'], from: at(10), to: at(15) },
  { person: 'marama', days: ['fri'], from: at(9), to: at(12) },
  { person: 'jess', days: ['tue', 'wed'], from: at(9), to: at(20) },
  { person: 'jess', days: ['sat'], from: at(9), to: at(14) },
  { person: 'lin', days: ['sat'], from: at(9), to: at(20) },
  { person: 'lin', days: ['thu'], from: at(10), to: at(15) },
  { person: 'aroha', days: ['sat', 'tue'], from: at(9), to: at(20) },
  { person: 'aroha', days: ['wed'], from: at(14), to: at(16) },
  { person: 'sione', days: ['wed', 'thu'], from: at(9), to: at(20) },
  { person: 'sione', days: ['sat'], from: at(10), to: at(12) },
];
