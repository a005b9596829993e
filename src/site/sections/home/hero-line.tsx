import { voiceLinePath } from '../voice-line/voice-line-path.ts';
import './hero-line.css';

const width = 1600;
const height = 136;

/** Returns the bursts of the example call: one per turn, as long as its words, ending under the card. */
const pieces = [
  {
    kind: 'quiet',
    from: 0,
    to: 780,
    bursts: [
      { from: 120, to: 250, loudness: 13 },
      { from: 420, to: 520, loudness: 9 },
    ],
  },
  { kind: 'turn-1', from: 780, to: 964, bursts: [{ from: 790, to: 954, loudness: 58 }] },
  { kind: 'turn-2', from: 964, to: 1284, bursts: [{ from: 980, to: 1270, loudness: 100 }] },
  { kind: 'turn-3', from: 1284, to: 1396, bursts: [{ from: 1296, to: 1386, loudness: 60 }] },
  { kind: 'quiet', from: 1396, to: 1600, bursts: [{ from: 1440, to: 1530, loudness: 12 }] },
] as const;

/** The hero's voice line, which moves while the example call is playing. Decorative. */
export function HeroLine() {
  return (
    <svg
      className="voice-line hero-line"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {pieces.map(({ kind, from, to, bursts }, index) => (
        <path
          key={from}
          className={kind}
          d={voiceLinePath({ from, to, middle: height / 2, seed: 31 + index * 7, bursts })}
        />
      ))}
    </svg>
  );
}
