import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentTopic } from './content-topic.ts';

const recording = new AsyncLocalStorage<Set<ContentTopic>>();

/** Runs work and adds the topics that the work reads to `topics`. Each topic is added before its query starts. */
export function recordTopics<Result>(topics: Set<ContentTopic>, work: () => Promise<Result>): Promise<Result> {
  return recording.run(topics, work);
}

/** Records topics that are about to be read. Services call this before they query anything public. */
export function noteTopics(...topics: readonly ContentTopic[]): void {
  const recorded = recording.getStore();
  if (recorded) for (const topic of topics) recorded.add(topic);
}
