const dots = {
  live: 'border-bush bg-bush',
  attention: 'border-wattle bg-wattle',
} as const;

interface StateBadgeProps {
  /** What the dot of a state that is on means: it is live, or it waits for somebody. */
  readonly dot: keyof typeof dots | 'none';
  readonly isOn: boolean;
  /** The word that is shown if `isOn` is true. Otherwise `off` is shown. */
  readonly on: string;
  readonly off: string;
  /** Whether the word for "off" is as bold as the word for "on". */
  readonly isWeighty?: boolean;
}

/** Shows one of two states as a word. A state that is off has a dot only if it is weighty. */
export function StateBadge({ dot, isOn, on, off, isWeighty = false }: StateBadgeProps) {
  const hasWeight = isOn || isWeighty;
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-sm leading-5 ${hasWeight ? 'font-semibold text-ink' : 'text-muted'}`}
    >
      {hasWeight && dot !== 'none' && (
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full border-[1.5px] ${isOn ? dots[dot] : 'border-ink'}`}
        />
      )}
      {isOn ? on : off}
    </span>
  );
}
