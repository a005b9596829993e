const tones = {
  green: 'border-bush bg-bush',
  yellow: 'border-wattle bg-wattle',
} as const;

interface StateBadgeProps {
  readonly tone: keyof typeof tones;
  readonly isOn: boolean;
  /** The word that is shown if `isOn` is true. Otherwise `off` is shown. */
  readonly on: string;
  readonly off: string;
  /** Whether the word for "off" is as bold as the word for "on". */
  readonly isWeighty?: boolean;
}

/** Shows one of two states as a word with a coloured dot. A state that is off has no dot, unless it is weighty. */
export function StateBadge({ tone, isOn, on, off, isWeighty = false }: StateBadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-sm leading-5 ${isOn || isWeighty ? 'font-semibold text-ink' : 'text-muted'}`}
    >
      {(isOn || isWeighty) && (
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full border-[1.5px] ${isOn ? tones[tone] : 'border-ink'}`}
        />
      )}
      {isOn ? on : off}
    </span>
  );
}
