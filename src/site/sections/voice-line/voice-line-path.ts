/** A part of the line in which someone speaks, in drawing units. */
export interface Burst {
  readonly from: number;
  readonly to: number;
  /** Largest amplitude, in drawing units. */
  readonly loudness: number;
}

/** A line from one position to another, with its bursts of speech. */
export interface VoiceLine {
  readonly from: number;
  readonly to: number;
  /** Height of the still line. */
  readonly middle: number;
  /** Seed of the pseudo-random voice: the same seed and bursts always draw the same line. */
  readonly seed: number;
  readonly bursts: readonly Burst[];
  /** Units between two points. */
  readonly step?: number;
}

/** Length of a syllable, in units. */
const syllable = 46;
/** Amplitude while nobody speaks, in drawing units. */
const hush = 0.9;

/** Returns the voice line as the `d` of an SVG path. It is deterministic, so a page renders the same bytes every time. */
export function voiceLinePath({ from, to, middle, seed, bursts, step = 3 }: VoiceLine): string {
  const random = randomFrom(seed);
  const syllables = bursts.flatMap((burst) => syllablesOf(burst, random));
  const phases = [random(), random(), random(), random()].map((part) => part * Math.PI * 2);
  const count = Math.ceil((to - from) / step);
  const moves: string[] = [];
  let previous = middle;
  for (let index = 1; index <= count; index += 1) {
    const x = Math.min(from + index * step, to);
    // Both ends are at rest height, so that adjacent pieces join.
    const loudness = index === count ? 0 : hush + loudnessAt(x, syllables);
    const y = round(middle - loudness * carrier(x, phases));
    moves.push(`${x - (from + (index - 1) * step)} ${shortNumber(round(y - previous))}`);
    previous = y;
  }
  return `M${from} ${middle}l${moves.join(' ').replaceAll(' -', '-')}`;
}

interface Syllable {
  readonly centre: number;
  readonly width: number;
  readonly loudness: number;
}

/** Splits a burst into syllables of uneven length and volume, softer at both ends, like speech. */
function syllablesOf(burst: Burst, random: () => number): Syllable[] {
  const length = burst.to - burst.from;
  const count = Math.max(1, Math.round(length / syllable));
  return Array.from({ length: count }, (_, index) => {
    const place = (index + 0.5) / count;
    const emphasis = 0.45 + 0.55 * Math.sin(Math.PI * place);
    return {
      centre: burst.from + place * length + (random() - 0.5) * syllable * 0.3,
      width: (length / count) * (0.5 + random() * 0.25),
      loudness: burst.loudness * emphasis * (0.55 + random() * 0.45),
    };
  });
}

function loudnessAt(x: number, syllables: readonly Syllable[]): number {
  let loudness = 0;
  for (const { centre, width, loudness: peak } of syllables) {
    const distance = Math.abs(x - centre) / width;
    if (distance < 1) loudness = Math.max(loudness, peak * (0.5 + 0.5 * Math.cos(Math.PI * distance)));
  }
  return loudness;
}

/** Returns a voice sample between -1 and 1: a base tone, its overtones and a slow drift. */
function carrier(x: number, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return (
    0.52 * Math.sin(x / 4.1 + a) +
    0.24 * Math.sin(x / 6.7 + b) +
    0.16 * Math.sin(x / 1.9 + c) +
    0.08 * Math.sin(x / 17 + d)
  );
}

/** Returns a seeded pseudo-random generator of numbers from 0 to 1 (linear congruential). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Formats a number for a path: `.5` for `0.5`. */
function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
