import { Radio, RadioGroup } from 'react-aria-components';
import type { Insight } from '#domain/contract/insight-contract.ts';
import { type TotalName, totalNames } from '#domain/insight/figure-kinds.ts';
import type { PeriodLength } from '#domain/insight/periods.ts';
import { formatCount } from '#domain/numbers.ts';
import { comparison, sumOf, totalWords } from './insight-words.ts';

interface TotalsSwitchProps {
  readonly insight: Insight;
  readonly days: PeriodLength;
  readonly value: TotalName;
  readonly onChange: (name: TotalName) => void;
}

/** The four figures of the whole site. The chart shows the chosen one by day. */
export function TotalsSwitch({ insight, days, value, onChange }: TotalsSwitchProps) {
  return (
    <RadioGroup
      aria-label="Figures; the chart shows the chosen one"
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const name = totalNames.find((candidate) => candidate === chosen);
        if (name) onChange(name);
      }}
      className="grid grid-cols-2 overflow-clip rounded-panel border border-line bg-line gap-px lg:grid-cols-4"
    >
      {totalNames.map((name) => {
        const sum = sumOf(insight, name);
        return (
          <Radio
            key={name}
            value={name}
            className="group flex cursor-pointer flex-col bg-surface p-4 outline-offset-[-4px] data-[selected]:shadow-[inset_0_-3px_0_var(--bush)] data-[hovered]:bg-fern data-[focus-visible]:outline-2 sm:p-5"
          >
            <span className="text-muted">{totalWords[name].name}</span>
            <span className="font-bold font-display text-3xl leading-tight sm:text-4xl">{formatCount(sum.now)}</span>
            <span className="text-muted text-sm">{comparison(sum, days)}</span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
