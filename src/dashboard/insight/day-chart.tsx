import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '#domain/numbers.ts';
import { type ChartPoint, longDay, shortDay } from './insight-words.ts';

interface DayChartProps {
  readonly points: readonly ChartPoint[];
  /** What the chart shows, for screen readers. */
  readonly label: string;
}

const height = 260;
const margin = { top: 8, right: 24, bottom: 0, left: 0 };
const tick = { fill: 'var(--muted-ink)', fontSize: 14 };

/**
 * The line of a figure: the period as a solid line, the days before it as a dotted one. The chart is one stop of the
 * keyboard; the arrow keys move from point to point.
 */
export function DayChart({ points, label }: DayChartProps) {
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
            minTickGap={28}
          />
          <YAxis
            tickFormatter={formatCount}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
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

/** The note beside the point under the pointer or the keyboard's place. */
function PointNote({ active = false, payload = [] }: PointNoteProps) {
  const point = payload[0]?.payload;
  if (!active || !isChartPoint(point)) return null;
  return (
    <div className="rounded-field border border-line bg-surface px-3 py-2 text-sm shadow-raised">
      <p>
        <span className="font-semibold">{formatCount(point.now)}</span> {longDay(point.day)}
      </p>
      <p className="text-muted">
        {formatCount(point.before)} {longDay(point.dayBefore)}
      </p>
    </div>
  );
}

function isChartPoint(value: unknown): value is ChartPoint {
  return typeof value === 'object' && value !== null && 'day' in value && 'dayBefore' in value;
}
