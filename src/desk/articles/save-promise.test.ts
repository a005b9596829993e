import { expect, test } from 'vitest';
import { promiseText } from './save-promise.tsx';

const draft = { wasPublished: false, isPublished: false, hasNothingBehind: false, plan: undefined };
const plan = { date: '2026-12-07', time: '09:00' };

test.each([
  [{}, 'Saving keeps it as a draft that nobody sees.'],
  [{ plan }, 'Saving keeps it as a draft until 7 Dec 2026, 9\u00a0am.'],
  [{ isPublished: true }, 'Saving puts it on the site now.'],
  [{ isPublished: true, wasPublished: true }, 'Saving changes what visitors read now.'],
  [
    { isPublished: true, hasNothingBehind: true },
    'Saving puts it on the site now. Its card leads nowhere: no Content, no Medium URL.',
  ],
  [{ wasPublished: true }, 'Saving takes it off the site.'],
  [{ wasPublished: true, plan }, 'Saving takes it off the site until 7 Dec 2026, 9\u00a0am.'],
])('a save of %j is announced', (article, text) => {
  expect(promiseText({ ...draft, ...article })).toBe(text);
});
