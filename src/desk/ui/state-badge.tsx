const fills = {
  live: 'bg-fern text-bush',
  attention: 'bg-wattle text-on-wattle',
} as const;

interface StateBadgeProps {
  /** What a state that is on means: it is live, or it waits for somebody. */
  readonly fill: keyof typeof fills | 'none';
  readonly isOn: boolean;
  /** The word that is shown if `isOn` is true. Otherwise `off` is shown. */
  readonly on: string;
  readonly off: string;
  /** Whether the word for "off" has a surface too. */
  readonly isWeighty?: boolean;
}

/** Shows one of two states as a word. A state that is off has a surface only if it is weighty. */
export function StateBadge({ fill, isOn, on, off, isWeighty = false }: StateBadgeProps) {
  const filled = isOn ? fill !== 'none' && fills[fill] : isWeighty && 'bg-line text-ink';
  const plain = isOn ? 'font-semibold text-ink' : 'text-muted';
  return (
    <span
      className={`inline-block whitespace-nowrap text-sm leading-5 ${filled ? `rounded-md px-1.5 font-semibold ${filled}` : plain}`}
    >
      {isOn ? on : off}
    </span>
  );
}
