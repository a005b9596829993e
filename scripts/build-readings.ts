import { parentPort } from 'node:worker_threads';
import { topicPhrasings } from '#server/assistant/knowledge/topic-phrasings.ts';
import { storableReadings } from '#server/assistant/phrasing-readings.ts';

/** A worker thread that sends what the assistant needs to know of its phrasings, as bytes. */
parentPort?.postMessage(storableReadings(topicPhrasings()));
