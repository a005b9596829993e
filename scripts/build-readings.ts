import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { noOwnerFacts } from '#domain/owner-facts.ts';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { loadReadings, storableReadings } from '#server/assistant/phrasing-readings.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { storableSiteTokens } from '#server/assistant/site-tokens.ts';

/**
 * A worker thread that stores what the assistant needs to know of its phrasings and passages in the files that it is
 * given. Keeps the readings if neither the phrasings nor the code that reads them have changed since they were written.
 */
const files: { readonly readings: string; readonly tokens: string } = workerData;
const phrasings = topicPhrasings();
if (!loadReadings(phrasings, files.readings)) write(files.readings, storableReadings(phrasings));
write(files.tokens, storableSiteTokens(sitePassages({ isModelSet: true, owner: noOwnerFacts })));

/** Writes a file under another name until it is complete, because a build can be stopped while it writes. */
function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const incomplete = `${file}-${process.pid}`;
  writeFileSync(incomplete, bytes);
  renameSync(incomplete, file);
}
