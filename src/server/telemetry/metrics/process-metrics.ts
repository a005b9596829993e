import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createReading, type Metric } from './metric-kinds.ts';

const nanoseconds = 1e9;
const started = Date.now() / 1000 - process.uptime();

/** Event loop, memory, processor time and start of this process. */
export function processMetrics(): Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const delays = () => ({
    p50: delay.percentile(50) / nanoseconds,
    p99: delay.percentile(99) / nanoseconds,
    max: delay.max / nanoseconds,
  });
  const readDelays = () => {
    const reading = delays();
    delay.reset();
    return reading;
  };
  const memory = () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    return { resident: rss, heap_used: heapUsed, heap_total: heapTotal, external, array_buffers: arrayBuffers };
  };
  const processor = () => {
    const { user, system } = process.cpuUsage();
    return { user: user / 1e6, system: system / 1e6 };
  };
  return [
    createReading(
      'gauge',
      'bellbird_event_loop_delay_seconds',
      'Delay of the event loop since it was last asked for.',
      readDelays,
      'quantile',
    ),
    createReading('gauge', 'bellbird_memory_bytes', 'Memory of this process.', memory),
    createReading('counter', 'bellbird_processor_seconds_total', 'Processor time of this process.', processor, 'mode'),
    createReading(
      'gauge',
      'bellbird_start_time_seconds',
      'When this process started, in seconds since 1970.',
      () => started,
    ),
  ];
}
