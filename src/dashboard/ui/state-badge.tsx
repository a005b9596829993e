const tones = {
  green: 'border-bush bg-bush',
  yellow: 'border-wattle bg-wattle',
} as const;

interface StateBadgeProps {
  readonly tone: keyof typeof tones;
  readonly isOn: boolean;
  /** The word for the state and the word for its absence. */
  readonly on: string;
  readonly off: string;
  /** Whether the absence matters as much as the state. */
  readonly isWeighty?: boolean;
}

/** One of two states, told by word and colour. */
export function StateBadge({ tone, isOn, on, off, isWeighty = false }: StateBadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap text-sm ${isOn || isWeighty ? 'font-semibold' : 'text-muted'}`}
    >
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full border-[1.5px] ${isOn ? tones[tone] : isWeighty ? 'border-ink' : 'border-control-line'}`}
      />
      {isOn ? on : off}
    </span>
  );
}
