import { expect, test } from '@playwright/test';
import { describeTimes, longOrShort, noteFigure } from '#tests/faults/support/figures.ts';
import { type Loss, loseWhileTyping, openStruckDesk, type StruckDesk, strikes } from './support/typing-loss.ts';

/** Number of failures. The long run makes 60. `TYPING_MOMENTS` can set another number. */
const moments = Number(process.env.TYPING_MOMENTS ?? longOrShort(60, 4));

/**
 * Maximum age of lost text, in milliseconds. A crash must not lose text that was typed more than this time before it.
 */
const mostLost = 1000;

let desk: StruckDesk;
test.beforeAll(async () => {
  desk = await openStruckDesk();
});
test.afterAll(async () => {
  await desk.stop();
});

test(`tab, network, session and server are killed at ${moments} random moments while typing, and at most the last second is missing`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + moments * 60_000);
  const losses: Loss[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    const strike = strikes[moment % strikes.length] ?? 'tab';
    // Most failures come more than `mostLost` after the first key press. So a desk that stores no typed text fails this
    // test.
    const after = longOrShort(200 + Math.random() * 4000, 1200 + Math.random() * 800);
    losses.push(await loseWhileTyping(browser, desk, { strike, title: `Moment ${moment}`, after }));
  }
  noteFigure({
    item: 41,
    what: 'tab, network, session and server killed while typing',
    seen: `${moments} moments; missing in the next tab: ${describeTimes(losses.map(({ lostFor }) => lostFor))}; on the server at that time: ${describeTimes(losses.map(({ lostOnServerFor }) => lostOnServerFor))}`,
  });
  console.log(losses);
  expect(losses.filter(({ lostFor, isElsewhere }) => lostFor > mostLost || !isElsewhere)).toEqual([]);
});
