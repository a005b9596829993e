import { useState } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ActionButton } from '#desk/ui/button.tsx';
import type { Insight } from '#shared/api/insight-contract.ts';
import type { TotalName } from '#shared/insight/figure-kinds.ts';
import type { PeriodLength } from '#shared/insight/periods.ts';
import { shortDay, weekdayDate } from '#shared/rules/dates.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { FigureCard } from './figure-table.tsx';
import { type ChartPoint, chartPoints, chartSentence, periodWords, stepOf, totalWords } from './insight-labels.ts';

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
  const isEmpty = points.every(({ now, before }) => now + before === 0);
  return (
    <FigureCard
      title={title}
      sentence={sentence}
      actions={
        !isEmpty && (
          <ActionButton look="quiet" onPress={() => setIsTable(!isTable)}>
            {isTable ? 'As a chart' : 'As a table'}
          </ActionButton>
        )
      }
    >
      {isEmpty ? null : isTable ? (
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
              {weekdayDate(day)}
            </th>
            <td className="py-2 pl-2 text-right font-semibold">{formatCount(now)}</td>
            <td className="py-2 pl-2 text-right text-muted">{formatCount(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayChartProps {
  readonly points: readonly ChartPoint[];
  readonly label: string;
}

const height = 210;
const margin = { top: 8, right: 24, bottom: 0, left: 0 };
const tick = { fill: 'var(--muted-ink)', fontSize: 14 };

/**
 * The chart of one figure. A solid line shows the period, and a dotted line shows the period before. The Tab key stops
 * once at the chart. Inside it, the arrow keys move from point to point.
 */
function DayChart({ points, label }: DayChartProps) {
  const most = Math.max(...points.flatMap(({ now, before }) => [now, before]));
  return (
    <div className="insight-chart">
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 600, height }}>
        <LineChart data={[...points]} margin={margin} accessibilityLayer title={label}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            interval="equidistantPreserveStart"
            minTickGap={28}
          />
          <YAxis
            tickFormatter={formatCount}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickCount={Math.min(most, 4) + 1}
            width="auto"
          />
          <Tooltip isAnimationActive={false} content={PointNote} cursor={{ stroke: 'var(--control-line)' }} />
          <Line
            dataKey="before"
            stroke="var(--muted-ink)"
            strokeWidth={2}
            strokeDasharray="1 6"
            strokeLinecap="round"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="now"
            stroke="var(--bush)"
            strokeWidth={2.5}
            dot={points.length === 1}
            activeDot={{ r: 5, fill: 'var(--bush)', stroke: 'var(--surface)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

interface PointNoteProps {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: unknown }[];
}

/** The note beside the point that the pointer is on, or that was reached with the arrow keys. */
function PointNote({ active = false, payload = [] }: PointNoteProps) {
  const point = payload[0]?.payload;
  if (!active || !isChartPoint(point)) return null;
  return (
    <div className="rounded-field border border-line bg-surface px-3 py-2 text-sm shadow-raised">
      <p>
        <span className="font-semibold">{formatCount(point.now)}</span> {weekdayDate(point.day)}
      </p>
      <p className="text-muted">
        {formatCount(point.before)} {weekdayDate(point.dayBefore)}
      </p>
    </div>
  );
}

function isChartPoint(value: unknown): value is ChartPoint {
  return typeof value === 'object' && value !== null && 'day' in value && 'dayBefore' in value;
}
