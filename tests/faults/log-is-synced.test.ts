import { expect, test } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { mayTrace, traceSaves } from './support/trace-saves.ts';

if (!mayTrace)
  noteFigure({
    item: 28,
    engine: 'sqlite',
    what: 'strace',
    seen: 'skipped: strace is not installed, or may not be used here',
  });

test.skipIf(!mayTrace)(
  'strace shows that the log is synced before a save is acknowledged',
  async () => {
    const { answers, unsynced } = await traceSaves({});
    noteFigure({
      item: 28,
      engine: 'sqlite',
      what: 'saves under strace',
      seen: `${answers} answers, ${unsynced} before the log was synced`,
    });
    expect(answers).toBeGreaterThanOrEqual(5);
    expect(unsynced).toBe(0);
  },
  60_000,
);
