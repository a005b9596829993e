import { expect, test } from 'vitest';
import { hear, listen } from '#shared/hearing/hear.ts';
import { readUnseenTexts } from '../../bench/ear/phrasings.ts';

test('in texts that the classifier has not learned, most emergencies and wishes are heard or asked about, with few false alarms', () => {
  const texts = readUnseenTexts().map((entry) => ({
    ...entry,
    heard: hear(entry.text) ?? 'none',
    mayBe: listen(entry.text)?.heard ?? 'none',
  }));
  const meant = texts.filter(({ label }) => label !== 'none');
  const ordinary = texts.filter(({ label }) => label === 'none');
  expect(meant.length).toBeGreaterThanOrEqual(30);
  const isUrgent = (meaning: string) => meaning === 'danger' || meaning === 'distress';
  const missed = meant.filter(({ label, mayBe }) => mayBe !== label && !(isUrgent(label) && isUrgent(mayBe)));
  expect(missed.length / meant.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.07);
  const alarms = ordinary.filter(({ heard }) => heard !== 'none');
  expect(alarms.length / ordinary.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.012);
});
