import { voiceLinePath } from '../sections/voice-line/voice-line-path.ts';

const width = 240;
const height = 64;
const path = voiceLinePath({
  from: 0,
  to: width,
  middle: height / 2,
  seed: 19,
  bursts: [
    { from: 24, to: 96, loudness: 14 },
    { from: 104, to: 220, loudness: 28 },
  ],
});

/** A short piece of the voice line: the stage's sign, and its wait. It moves while something speaks or comes. Decorative. */
export function StageLine({ className }: { readonly className: string }) {
  return (
    <svg
      className={`stage-line ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
