import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PassageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';

/**
 * Puts what the site itself says into an index, once, and only when it is needed: the start of the process does not wait for
 * it, and others come in between one passage and the next.
 */
export function createSiteReader(index: PassageIndex) {
  let reading: Promise<void> | undefined;
  const read = async () => {
    for (const indexed of sitePassages()) {
      index.put(`site:${indexed.passage.topic}`, [indexed]);
      await nextTurn();
    }
  };
  return {
    /** Resolves when everything is there. */
    ready(): Promise<void> {
      reading ??= read();
      return reading;
    },
  };
}
