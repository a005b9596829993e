import { expect, test } from 'vitest';
import { formToHours, hoursToForm, setDayOpen } from './setting-fields.tsx';

const week = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
] as const;

test('a form has a row for each day, and gives back the same hours', () => {
  const form = hoursToForm(week);
  expect(form).toHaveLength(7);
  expect(form.filter(({ isOpen }) => !isOpen).map(({ day }) => day)).toEqual(['Sunday']);
  expect(formToHours(form)).toEqual(week);
});

test('a closed day divides a line, although the days around it have the same times', () => {
  const form = setDayOpen(hoursToForm(week), 'Wednesday', false);
  expect(formToHours(form).map(({ days }) => days)).toEqual([
    ['Monday', 'Tuesday'],
    ['Thursday', 'Friday'],
    ['Saturday'],
  ]);
});

test('an opened day gets the times of the open day before it, or nine to five', () => {
  expect(setDayOpen(hoursToForm(week), 'Sunday', true).at(-1)).toEqual({
    day: 'Sunday',
    isOpen: true,
    opens: '10:00',
    closes: '14:00',
  });
  expect(setDayOpen(hoursToForm([]), 'Monday', true)[0]).toMatchObject({ opens: '09:00', closes: '17:00' });
});

test('a day that is closed and opened again has its own times', () => {
  const closed = setDayOpen(hoursToForm(week), 'Saturday', false);
  expect(formToHours(setDayOpen(closed, 'Saturday', true))).toEqual(week);
});
