import { voiceLinePath } from './voice-line-path.ts';

interface VoiceRuleProps {
  /** Seed of the line. Lines with different seeds look different. */
  readonly seed: number;
  /** The position at which the line is loud, from 0 (start) to 1 (end). */
  readonly place?: number;
}

const width = 1600;
const height = 96;

export function VoiceRule({ seed, place = 0.8 }: VoiceRuleProps) {
  const centre = place * width;
  const path = voiceLinePath({
    from: 0,
    to: width,
    middle: height / 2,
    seed,
    bursts: [
      { from: centre - 190, to: centre - 90, loudness: 22 },
      { from: centre - 60, to: centre + 180, loudness: 52 },
    ],
  });
  return (
    <svg
      className="voice-line"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={place < 0.5 ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
