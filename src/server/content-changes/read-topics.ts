import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentTopic } from './content-topic.ts';

const recording = new AsyncLocalStorage<Set<ContentTopic>>();

/** Runs work and puts into the set what it reads of the stored content, each topic before its query begins. */
export function recordTopics<Result>(topics: Set<ContentTopic>, work: () => Promise<Result>): Promise<Result> {
  return recording.run(topics, work);
}

/** Says what is about to be read; services call it before they ask the database for anything the public sees. */
export function noteTopics(...topics: readonly ContentTopic[]): void {
  const recorded = recording.getStore();
  if (recorded) for (const topic of topics) recorded.add(topic);
}
