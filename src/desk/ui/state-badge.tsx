import { formatCount } from '#shared/rules/numbers.ts';

const looks = {
  live: 'rounded-md bg-fern px-1.5 text-bush',
  attention: 'rounded-md bg-wattle px-1.5 text-on-wattle',
  featured: 'text-caution',
  none: 'text-ink',
} as const;

interface StateBadgeProps {
  /** What a state that is on means: it is live, it waits for somebody, or visitors see it first. */
  readonly look: keyof typeof looks;
  readonly isOn: boolean;
  /** The word that is shown if `isOn` is true. Otherwise `off` is shown. */
  readonly on: string;
  readonly off: string;
  /** Whether the word for "off" has a surface too. */
  readonly isWeighty?: boolean;
}

/** Shows one of two states as a word. A state that is off has a surface only if it is weighty. */
export function StateBadge({ look, isOn, on, off, isWeighty = false }: StateBadgeProps) {
  const weighty = isOn ? looks[look] : isWeighty && 'rounded-md bg-line/60 px-1.5 text-ink';
  return (
    <span
      className={`inline-block whitespace-nowrap text-sm leading-5 ${weighty ? `font-semibold ${weighty}` : 'text-muted'}`}
    >
      {isOn ? on : off}
    </span>
  );
}

/** The number of things behind a label, once it is known. */
export function Count({ of: count }: { readonly of: number | undefined }) {
  if (count === undefined) return null;
  // The space is for screen readers, which would read "Filters1".
  return <span className="ml-1.5 font-normal text-muted"> {formatCount(count)}</span>;
}
