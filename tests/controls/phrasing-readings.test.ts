import { deserialize } from 'node:v8';
import { expect, test } from 'vitest';
import { storableReadings } from '#server/assistant/phrasing-readings.ts';
import { sharingArrays } from '#tests/support/sharing-arrays.ts';

test('src/server/assistant/phrasing-readings.test.ts detects readings that keep the file in memory', () => {
  const stored = deserialize(storableReadings([{ topic: 'packages', text: 'How much is Starter?' }]));
  expect(sharingArrays(stored)).toContain('.weights.steps');
});
