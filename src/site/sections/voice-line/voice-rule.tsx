import { voiceLinePath } from '#shared/rules/voice-line-path.ts';

interface VoiceRuleProps {
  /** Seed of the line. Lines with different seeds look different. */
  readonly seed: number;
  /** The side on which the line is loud. A narrow window shows only this side of the line, with the whole loud part. */
  readonly side?: 'start' | 'end';
}

const width = 1600;
const height = 96;

export function VoiceRule({ seed, side = 'end' }: VoiceRuleProps) {
  const centre = (side === 'start' ? 0.2 : 0.8) * width;
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
      preserveAspectRatio={side === 'start' ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
