import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentTopic } from './content-topic.ts';

/** The sets to which the topics that are read are added: one set for each `recordTopics` that is in progress. */
const recording = new AsyncLocalStorage<readonly Set<ContentTopic>[]>();

/**
 * Runs work and adds the topics that the work reads to `topics`. Each topic is added before its query starts. If
 * another recording is in progress around this one, the topics are added to the sets of both.
 */
export function recordTopics<Result>(topics: Set<ContentTopic>, work: () => Promise<Result>): Promise<Result> {
  return recording.run([...(recording.getStore() ?? []), topics], work);
}

/** Records topics that are about to be read. Services call this before they query anything public. */
export function noteTopics(...topics: readonly ContentTopic[]): void {
  for (const recorded of recording.getStore() ?? []) for (const topic of topics) recorded.add(topic);
}

/**
 * Returns a function that reads something only once during each recording, such as the render of a page, so that all
 * parts of the page get the same value. Outside a recording, each call reads again. The caller must call {@link
 * noteTopics} before.
 */
export function readOncePerRecording<Value>(read: () => Promise<Value>): () => Promise<Value> {
  const values = new WeakMap<object, Promise<Value>>();
  return () => {
    const recorded = recording.getStore();
    if (!recorded) return read();
    const known = values.get(recorded);
    if (known) return known;
    const value = read();
    values.set(recorded, value);
    return value;
  };
}
