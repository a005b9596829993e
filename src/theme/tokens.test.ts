import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '#tests/support/contrast.ts';
import { colourIn } from './theme-colours.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colour = (name: string, theme: 'light' | 'dark') => colourIn(tokens, name, theme);

/** The colours of text, each with a background on which it is used. The contrast must be at least 4.5 to 1. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'fern'],
  ['ink', 'said'],
  ['muted-ink', 'paper'],
  ['muted-ink', 'surface'],
  ['muted-ink', 'fern'],
  ['bush', 'paper'],
  ['bush', 'surface'],
  ['bush', 'fern'],
  ['bush-strong', 'fern'],
  ['on-bush', 'bush'],
  ['on-bush', 'bush-strong'],
  ['on-wattle', 'wattle'],
  ['rata', 'paper'],
  ['rata', 'surface'],
  ['rata', 'rata-tint'],
  ['ink', 'rata-tint'],
  ['on-rata', 'rata'],
  ['on-deep', 'deep'],
  ['wattle', 'deep'],
] as const;

/**
 * The colours of control borders, focus rings and icons, each with a background on which it is used. The contrast must
 * be at least 3 to 1.
 */
const controls = [
  ['control-line', 'paper'],
  ['control-line', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'fern'],
  ['wattle', 'deep'],
] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(texts)('shows --%s on --%s at 4.5 to 1 or better', (text, ground) => {
    expect(contrastOf(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('shows --%s on --%s at 3 to 1 or better', (mark, ground) => {
    expect(contrastOf(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
