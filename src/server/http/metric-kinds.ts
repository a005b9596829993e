/** Names and values that distinguish the series of a metric. The values come from short lists, never from requests. */
export type Labels = Readonly<Record<string, string>>;

/** A metric that is written in the Prometheus text format. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** Returns the current samples, or none when they cannot be read. */
  readonly samples: () => Iterable<Sample> | Promise<Iterable<Sample>>;
}

interface Sample {
  /** Suffix of the metric's name, such as `_bucket`. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

/** Creates a counter with one number for each set of labels. The numbers only increase. */
export function createCounter(name: string, help: string) {
  const series = new Map<string, { labels: Labels; value: number }>();
  return {
    metric: { name, help, kind: 'counter', samples: () => series.values() } satisfies Metric,
    add(labels: Labels = {}, amount = 1): void {
      const key = keyOf(labels);
      const known = series.get(key);
      if (known) known.value += amount;
      else series.set(key, { labels, value: amount });
    },
  };
}

/** One number, or a number for each value of a label. `undefined` when it cannot be read. */
type Reading = number | Readonly<Record<string, number | undefined>> | undefined;

/** Creates a metric whose value is read whenever the metrics are requested. */
export function createReading(
  kind: 'counter' | 'gauge',
  name: string,
  help: string,
  read: () => Reading | Promise<Reading>,
  label = 'kind',
): Metric {
  return {
    name,
    help,
    kind,
    samples: async () => {
      const reading = await read();
      if (reading === undefined) return [];
      if (typeof reading === 'number') return [{ labels: {}, value: reading }];
      return Object.entries(reading).flatMap(([key, value]) =>
        value === undefined ? [] : [{ labels: { [label]: key }, value }],
      );
    },
  };
}

/** Creates a histogram. It counts the values at or below each bound, and has the sum and the number of all values. */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  const samples = function* (): Generator<Sample> {
    for (const { labels, counts, sum, count } of series.values()) {
      for (const [index, bound] of bounds.entries()) {
        yield { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: counts[index] ?? 0 };
      }
      yield { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count };
      yield { suffix: '_sum', labels, value: sum };
      yield { suffix: '_count', labels, value: count };
    }
  };
  return {
    metric: { name, help, kind: 'histogram', samples } satisfies Metric,
    observe(labels: Labels, value: number): void {
      const key = keyOf(labels);
      const known = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, known);
      for (const [index, bound] of bounds.entries())
        if (value <= bound) known.counts[index] = (known.counts[index] ?? 0) + 1;
      known.sum += value;
      known.count += 1;
    },
  };
}

/** Returns metrics in the Prometheus text format, version 0.0.4. Leaves out a metric that cannot be read. */
export async function writeMetrics(metrics: Iterable<Metric>): Promise<string> {
  const lines: string[] = [];
  for (const { name, help, kind, samples } of metrics) {
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`);
    for (const { suffix = '', labels, value } of await readSamples(samples)) {
      const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
      lines.push(`${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

async function readSamples(samples: Metric['samples']): Promise<Iterable<Sample>> {
  try {
    return await samples();
  } catch {
    return [];
  }
}

function keyOf(labels: Labels): string {
  let key = '';
  for (const name in labels) key += `${name}\n${labels[name]}\n`;
  return key;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
