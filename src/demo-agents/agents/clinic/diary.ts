import { at, workdays } from '../../language/week.ts';
import type { Taken } from '../../slots/slots.ts';

/** Who is busy when at Bay Street Clinic: the same every week, so that the demo answers the same every time. */
export const clinicDiary: readonly Taken[] = [
  { person: 'singh', days: workdays, from: at(8), to: at(8, 30) },
  { person: 'singh', days: workdays, from: at(12, 30), to: at(13, 30) },
  { person: 'singh', days: ['mon'], from: at(9), to: at(11, 30) },
  { person: 'singh', days: ['tue'], from: at(8), to: at(12, 30) },
  { person: 'singh', days: ['wed', 'sat'], from: at(8), to: at(17, 30) },
  { person: 'singh', days: ['thu'], from: at(9, 20), to: at(15) },
  { person: 'singh', days: ['fri'], from: at(8), to: at(10, 40) },
  { person: 'singh', days: ['fri'], from: at(14), to: at(16) },
  { person: 'moore', days: workdays, from: at(12), to: at(13) },
  { person: 'moore', days: ['mon', 'fri'], from: at(8), to: at(17, 30) },
  { person: 'moore', days: ['tue'], from: at(8), to: at(9, 40) },
  { person: 'moore', days: ['wed'], from: at(10), to: at(15, 20) },
  { person: 'moore', days: ['thu'], from: at(8), to: at(12) },
  { person: 'moore', days: ['sat'], from: at(9), to: at(10, 20) },
  { person: 'nurse', days: workdays, from: at(12), to: at(13) },
  { person: 'nurse', days: ['mon'], from: at(8), to: at(10, 30) },
  { person: 'nurse', days: ['thu'], from: at(8), to: at(9, 30) },
  { person: 'nurse', days: ['sat'], from: at(9), to: at(12) },
];
