import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentTopic } from './content-topic.ts';

const recording = new AsyncLocalStorage<Set<ContentTopic>>();

/** Runs work and adds the topics of the stored content that it reads to the set, each before its query starts. */
export function recordTopics<Result>(topics: Set<ContentTopic>, work: () => Promise<Result>): Promise<Result> {
  return recording.run(topics, work);
}

/** Records topics that are about to be read. Services call it before they query anything public. */
export function noteTopics(...topics: readonly ContentTopic[]): void {
  const recorded = recording.getStore();
  if (recorded) for (const topic of topics) recorded.add(topic);
}
