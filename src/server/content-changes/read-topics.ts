import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentTopic } from './content-topic.ts';

/** The sets that collect the topics being read: one for each {@link recordTopics} around the current call. */
const recording = new AsyncLocalStorage<readonly Set<ContentTopic>[]>();

/**
 * Runs `work`, and records in `topics` which topics it reads. Each topic is recorded before its query starts. If this
 * call is inside the `work` of another call, the topics are recorded there too.
 */
export function recordTopics<Result>(topics: Set<ContentTopic>, work: () => Promise<Result>): Promise<Result> {
  return recording.run([...(recording.getStore() ?? []), topics], work);
}

/** Records topics that are about to be read. Services call this before they query anything public. */
export function noteTopics(...topics: readonly ContentTopic[]): void {
  for (const recorded of recording.getStore() ?? []) for (const topic of topics) recorded.add(topic);
}

/**
 * Returns a function that calls `read` once during each recording and then repeats the result. So all parts of a page
 * get the same value. Outside a recording, each call reads again. The caller must call {@link noteTopics} before.
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
