const tones = {
  green: 'border-bush bg-bush',
  yellow: 'border-wattle bg-wattle',
} as const;

interface StateBadgeProps {
  readonly tone: keyof typeof tones;
  readonly isOn: boolean;
  /** The words for on and for off. */
  readonly on: string;
  readonly off: string;
  /** Whether the word for off is emphasised as much as the word for on. */
  readonly isWeighty?: boolean;
}

/** One of two states, as a word and a colour. */
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
