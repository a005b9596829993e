import { useState } from 'react';
import {
  type MissedCalls,
  missedCallsLimits,
  missedCallsQueryNames,
  readMissedCallsAmount,
  sumMissedCalls,
} from '#shared/offer/missed-calls.ts';
import { formatDollars, formatTyped } from '#shared/rules/numbers.ts';
import { AmountControl, type AmountField } from './calculator.tsx';

interface MissedCallsField extends AmountField {
  readonly name: keyof typeof missedCallsQueryNames;
}

const fields: readonly MissedCallsField[] = [
  {
    name: 'lostCalls',
    label: 'Lost calls a week',
    hint: 'They leave no message and don’t ring again.',
    slider: { maximum: 30, step: 1 },
  },
  {
    name: 'jobValue',
    label: 'What you keep from a job',
    hint: 'After GST, materials and other people’s time.',
    slider: { maximum: 2000, step: 10 },
    before: '$',
  },
];

interface MissedCallsCalculatorProps {
  /** The numbers in the URL. The server renders the first result from them. */
  readonly initial: MissedCalls;
  readonly action: string;
  /** The link to the package that answers the phone. */
  readonly offer: { readonly href: string; readonly words: string };
}

/** Works out what missed calls cost from two numbers. How many of the callers become jobs is the example's. */
export function MissedCallsCalculator({ initial, action, offer }: MissedCallsCalculatorProps) {
  const [texts, setTexts] = useState<Readonly<Record<MissedCallsField['name'], string>>>({
    lostCalls: formatTyped(initial.lostCalls),
    jobValue: formatTyped(initial.jobValue),
  });
  const amounts: MissedCalls = {
    ...initial,
    lostCalls: readMissedCallsAmount('lostCalls', texts.lostCalls),
    jobValue: readMissedCallsAmount('jobValue', texts.jobValue),
  };
  const { month, halfMonth, weekSum, monthSum } = sumMissedCalls(amounts);

  return (
    <form className="missed" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className="missed-inputs">
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
        <noscript>
          <button type="submit" className="button">
            Work it out
          </button>
        </noscript>
      </div>
      <div className="missed-result">
        <output aria-live="polite">
          <span>
            <strong>{month}</strong> a month
          </span>
          <span>{`Answer half and keep ${halfMonth}, before what we charge.`}</span>
          <small className="note">{`For example, ${weekSum}. ${monthSum}.`}</small>
        </output>
        <a className="button" href={offer.href}>
          {offer.words}
        </a>
      </div>
    </form>
  );
}
