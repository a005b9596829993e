import { useState } from 'react';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { Insight } from '#domain/contract/insight-contract.ts';
import type { TotalName } from '#domain/insight/figure-kinds.ts';
import type { PeriodLength } from '#domain/insight/periods.ts';
import { formatCount } from '#domain/numbers.ts';
import { DayChart } from './day-chart.tsx';
import { FigureCard } from './figure-card.tsx';
import {
  type ChartPoint,
  chartPoints,
  chartSentence,
  longDay,
  periodWords,
  stepOf,
  totalWords,
} from './insight-words.ts';

interface ChartCardProps {
  readonly insight: Insight;
  readonly days: PeriodLength;
  readonly name: TotalName;
}

/** The chart of one figure by day or by week, or the same numbers as a table. */
export function ChartCard({ insight, days, name }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  const points = chartPoints(insight, name);
  const step = stepOf(insight.totals[name].now.length);
  const title = `${totalWords[name].name}, by ${step === 7 ? 'week' : 'day'}`;
  const sentence = chartSentence(points, name, step);
  return (
    <FigureCard
      title={title}
      sentence={sentence}
      table="days"
      days={days}
      actions={
        <ActionButton look="quiet" onPress={() => setIsTable(!isTable)}>
          {isTable ? 'As a chart' : 'As a table'}
        </ActionButton>
      }
    >
      {isTable ? (
        <PointTable points={points} title={title} days={days} />
      ) : (
        <>
          <DayChart points={points} label={`${title}. ${sentence}`} />
          <p className="mt-3 text-muted text-sm">
            Solid: {periodWords[days].during}. Dotted: {periodWords[days].before}. No cookies; nobody is followed.
          </p>
        </>
      )}
    </FigureCard>
  );
}

interface PointTableProps {
  readonly points: readonly ChartPoint[];
  readonly title: string;
  readonly days: PeriodLength;
}

function PointTable({ points, title, days }: PointTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">
        {title}, {periodWords[days].during}
      </caption>
      <thead>
        <tr className="border-line border-b text-left text-muted text-sm">
          <th scope="col" className="py-2 pr-3 font-normal">
            Day
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-normal">
            Count
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-normal">
            {days === 1 ? 'Yesterday' : 'Period before'}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, now, before }) => (
          <tr key={day} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {longDay(day)}
            </th>
            <td className="py-2 pl-2 text-right font-semibold">{formatCount(now)}</td>
            <td className="py-2 pl-2 text-right text-muted">{formatCount(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
