import { useState } from 'react';
import {
  type MissedCalls,
  missedCallsLimits,
  missedCallsQueryNames,
  readMissedCallsAmount,
  sumMissedCalls,
} from '#shared/offer/missed-calls.ts';
import { formatDollars, formatTyped } from '#shared/rules/numbers.ts';
import { AmountControl, type AmountField, Calculator } from './calculator.tsx';

interface MissedCallsField extends AmountField {
  readonly name: keyof MissedCalls;
}

const fields: readonly MissedCallsField[] = [
  {
    name: 'lostCalls',
    label: 'Lost calls a week',
    hint: 'Missed callers who leave no message and don’t ring again.',
    slider: { maximum: 30, step: 1 },
  },
  {
    name: 'wantedOfTen',
    label: 'Good calls, out of ten',
    hint: 'How many of ten callers have a job you’d take.',
    slider: { maximum: 10, step: 1 },
  },
  {
    name: 'wonOfTen',
    label: 'Jobs won, out of ten',
    hint: 'How many of ten enquiries you turn into a job.',
    slider: { maximum: 10, step: 1 },
  },
  {
    name: 'jobValue',
    label: 'What you keep from a usual job',
    hint: 'After GST, materials and other people’s time.',
    slider: { maximum: 2000, step: 10 },
    before: '$',
  },
];

interface MissedCallsCalculatorProps {
  /** The numbers in the URL. The server renders the first result from them. */
  readonly initial: MissedCalls;
  readonly action: string;
}

export function MissedCallsCalculator({ initial, action }: MissedCallsCalculatorProps) {
  const [texts, setTexts] = useState<Readonly<Record<keyof MissedCalls, string>>>({
    lostCalls: formatTyped(initial.lostCalls),
    wantedOfTen: formatTyped(initial.wantedOfTen),
    wonOfTen: formatTyped(initial.wonOfTen),
    jobValue: formatTyped(initial.jobValue),
  });
  const amounts: MissedCalls = {
    lostCalls: readMissedCallsAmount('lostCalls', texts.lostCalls),
    wantedOfTen: readMissedCallsAmount('wantedOfTen', texts.wantedOfTen),
    wonOfTen: readMissedCallsAmount('wonOfTen', texts.wonOfTen),
    jobValue: readMissedCallsAmount('jobValue', texts.jobValue),
  };
  const sum = sumMissedCalls(amounts);

  return (
    <Calculator
      action={action}
      results={[
        { short: 'A month', label: 'What missed calls cost you each month', figure: sum.month },
        { short: 'Half of it', label: 'If an agent catches half of them, you keep', figure: sum.halfMonth },
      ]}
      sums={[sum.weekSum, sum.monthSum]}
      words={sum.words}
    >
      {fields.map((field) => (
        <AmountControl
          key={field.name}
          id={`missed-calls-${missedCallsQueryNames[field.name]}`}
          queryName={missedCallsQueryNames[field.name]}
          field={field}
          limit={missedCallsLimits[field.name]}
          text={texts[field.name]}
          amount={amounts[field.name]}
          describePlace={field.name === 'jobValue' ? formatDollars : undefined}
          onChange={(text) => setTexts((before) => ({ ...before, [field.name]: text }))}
        />
      ))}
    </Calculator>
  );
}
