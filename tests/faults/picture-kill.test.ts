import { describe, expect, test } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { longOrShort, noteFigure } from './support/figures.ts';
import { killUnderUploads } from './support/kill-under-uploads.ts';

const engines: readonly EngineName[] = ['sqlite', 'postgres'];
const times = longOrShort(60, 1);

describe.each(engines)('killed during uploads of pictures, on %s', (engine) => {
  test(`each picture is whole or not there, and nothing unfinished remains (kills: ${times})`, {
    timeout: 1_800_000,
  }, async () => {
    const { kills, acknowledged, interrupted, faults, remains } = await killUnderUploads(engine, times);
    noteFigure({
      item: 27,
      engine,
      what: 'kill -9 during uploads of pictures',
      seen: `${kills} kills, ${interrupted} uploads interrupted, ${acknowledged} acknowledged, ${faults.length} not whole, ${remains.length} files left over`,
    });
    expect({ faults, remains }).toEqual({ faults: [], remains: [] });
  });
});
