import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { loadReadings, storableReadings } from '#server/assistant/phrasing-readings.ts';

/**
 * A worker thread that stores what the assistant needs to know of its phrasings in the file that it is given. Does
 * nothing if neither the phrasings nor the code that reads them have changed since the file was written.
 */
const file = String(workerData);
const phrasings = topicPhrasings();
if (!loadReadings(phrasings, file)) {
  mkdirSync(dirname(file), { recursive: true });
  // Another name until it is complete, because a build can be stopped while it writes.
  const incomplete = `${file}-${process.pid}`;
  writeFileSync(incomplete, storableReadings(phrasings));
  renameSync(incomplete, file);
}
