/** A stretch of the line in which somebody speaks; positions are units of the drawing. */
export interface Burst {
  readonly from: number;
  readonly to: number;
  /** The loudest swing, in units to either side. */
  readonly loudness: number;
}

/** What is drawn: a piece of line from one place to another, with its bursts. */
export interface VoiceLine {
  readonly from: number;
  readonly to: number;
  /** Height of the still line. */
  readonly middle: number;
  /** Chooses the voice: the same seed and bursts always give the same line. */
  readonly seed: number;
  readonly bursts: readonly Burst[];
  /** Units between two points. */
  readonly step?: number;
}

/** Length of a syllable, in units. */
const syllable = 46;
/** Swing of the line while nobody speaks, in units. */
const hush = 0.9;

/** The voice line as the `d` of an SVG path. Pure: no clock, no chance, so pages come out the same every time. */
export function voiceLinePath({ from, to, middle, seed, bursts, step = 3 }: VoiceLine): string {
  const random = randomFrom(seed);
  const syllables = bursts.flatMap((burst) => syllablesOf(burst, random));
  const phases = [random(), random(), random(), random()].map((part) => part * Math.PI * 2);
  const count = Math.ceil((to - from) / step);
  const moves: string[] = [];
  let previous = middle;
  for (let index = 1; index <= count; index += 1) {
    const x = Math.min(from + index * step, to);
    // Both ends lie on the still line, so that pieces drawn beside each other join.
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

/** Cuts a burst into syllables of uneven length and weight, softer at both ends, as speech is. */
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

/** A voice between -1 and 1: a ground tone, its overtones, and a slow sway. */
function carrier(x: number, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  return (
    0.52 * Math.sin(x / 4.1 + a) +
    0.24 * Math.sin(x / 6.7 + b) +
    0.16 * Math.sin(x / 1.9 + c) +
    0.08 * Math.sin(x / 17 + d)
  );
}

/** A small generator of repeatable numbers from 0 to 1 (a linear congruence). */
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

/** A number as a path holds it: `0.5` as `.5`. */
function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
