/** A part of a voice line that looks like speech. `from` and `to` are in drawing units. */
export interface Burst {
  readonly from: number;
  readonly to: number;
  /** Largest amplitude, in drawing units. */
  readonly loudness: number;
}

export interface VoiceLine {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  /** Seed of the random numbers. With the same seed and the same bursts, the line is always the same. */
  readonly seed: number;
  readonly bursts: readonly Burst[];
  /** Horizontal distance between two points, in drawing units. */
  readonly step?: number;
}

/** Length of a syllable, in drawing units. */
const syllable = 46;
/** Amplitude while nobody speaks, in drawing units. */
const hush = 0.9;

/** Returns a voice line as the attribute `d` of an SVG path. */
export function voiceLinePath({ from, to, middle, seed, bursts, step = 3 }: VoiceLine): string {
  const random = randomFrom(seed);
  const syllables = bursts.flatMap((burst) => syllablesOf(burst, random));
  const phases = [random(), random(), random(), random()].map((part) => part * Math.PI * 2);
  const count = Math.ceil((to - from) / step);
  let path = `M${from} ${middle}l`;
  let previous = middle * 10;
  for (let index = 1; index <= count; index += 1) {
    const x = Math.min(from + index * step, to);
    // The line ends at `middle`, where it also begins, so that two lines side by side fit together.
    const loudness = index === count ? 0 : hush + loudnessAt(x, syllables);
    const y = Math.round((middle - loudness * carrier(x, phases)) * 10);
    const rise = shortTenths(Math.round(y - previous));
    path += `${index === 1 ? '' : ' '}${x - (from + (index - 1) * step)}${rise.startsWith('-') ? '' : ' '}${rise}`;
    previous = y;
  }
  return path;
}

interface Syllable {
  readonly centre: number;
  readonly width: number;
  readonly loudness: number;
}

/**
 * Divides a burst into syllables. As in speech, they differ in length and volume, and are softer at the beginning and
 * the end of the burst.
 */
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

/** Returns the height of the wave at a position, from -1 to 1. The wave is the sum of four sine waves. */
function carrier(x: number, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return (
    0.52 * Math.sin(x / 4.1 + a) +
    0.24 * Math.sin(x / 6.7 + b) +
    0.16 * Math.sin(x / 1.9 + c) +
    0.08 * Math.sin(x / 17 + d)
  );
}

/**
 * Returns a function that returns random numbers from 0 to 1. For a seed, the numbers are always the same (linear
 * congruential generator).
 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Formats a number of tenths for an SVG path. Example: `.5` for 5. */
function shortTenths(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
