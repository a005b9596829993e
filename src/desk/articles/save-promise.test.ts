import { expect, test } from 'vitest';
import { promiseText } from './save-promise.tsx';

const draft = { wasPublished: false, isPublished: false, hasNothingBehind: false, plan: undefined };
const plan = { date: '2026-12-07', time: '09:00' };

test.each([
  [{}, 'Keeps it as a draft that nobody sees.'],
  [{ plan }, 'Keeps it as a draft until 7 Dec 2026, 9\u00a0am.'],
  [{ isPublished: true }, 'Puts it on the site now.'],
  [{ isPublished: true, wasPublished: true }, 'Changes what visitors read now.'],
  [
    { isPublished: true, hasNothingBehind: true },
    'Puts it on the site now. Its card leads nowhere: no Content, no Medium URL.',
  ],
  [{ wasPublished: true }, 'Takes it off the site.'],
  [{ wasPublished: true, plan }, 'Takes it off the site until 7 Dec 2026, 9\u00a0am.'],
])('a save of %j is announced', (article, text) => {
  expect(promiseText({ ...draft, ...article })).toBe(text);
});
