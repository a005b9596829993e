import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { loadReadings, storableReadings } from '#server/assistant/phrasing-readings.ts';
import { sitePassages } from '#server/assistant/site-passages.ts';
import { storableSiteTokens } from '#server/assistant/site-tokens.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';

/**
 * A worker thread that writes two files for the assistant: the readings, which are the features of its phrasings, and
 * the tokens of the site's passages. The file with the readings stays if neither the phrasings nor the code that reads
 * them have changed since it was written.
 */
const files: { readonly readings: string; readonly tokens: string } = workerData;
const phrasings = topicPhrasings();
if (!loadReadings(phrasings, files.readings)) write(files.readings, storableReadings(phrasings));
write(files.tokens, storableSiteTokens(sitePassages({ isModelSet: true, owner: noOwnerFacts })));

/**
 * Writes a file under a temporary name and renames it when it is complete, because a build can be stopped while it
 * writes.
 */
function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const incomplete = `${file}-${process.pid}`;
  writeFileSync(incomplete, bytes);
  renameSync(incomplete, file);
}
