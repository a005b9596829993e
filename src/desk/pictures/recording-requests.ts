import { FileMusic } from 'lucide-react';
import type { ApiClient } from '#desk/api/api-client.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { demoLanguages } from '#language/languages.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Recording,
  recordingBytesMaximum,
  recordingMessages,
  recordingSchema,
  recordingsQuerySchema,
} from '#shared/api/recording-contract.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { sizeText } from './picture-labels.ts';
import { fileNameMaximum, requireSize } from './picture-requests.ts';
import type { UploadKind } from './use-uploads.ts';

/** First part of the key of every query about recordings. */
export const recordingsKey = ['recordings'] as const;

const formatNames = { mp3: 'MP3', m4a: 'M4A', webm: 'WebM' } as const;

const tradeNames: Readonly<Record<DemoAgentKey, string>> = {
  takeaway: 'Takeaway',
  clinic: 'Clinic',
  beauty: 'Salon',
  trades: 'Trades',
  hotels: 'Motel',
};

export const tradeOptions = demoAgentKeys.map((id) => ({ id, name: tradeNames[id] }));
export const languageOptions = demoLanguages.map(({ tag, name }) => ({ id: tag, name }));

export function recordingPath({ id }: Pick<Recording, 'id'>): string {
  return `${apiPaths.adminRecordings}/${id}`;
}

export function recordingName({ file_name, id }: Pick<Recording, 'file_name' | 'id'>): string {
  return file_name || `Recording ${id}`;
}

/** Returns which call a recording plays. Example: "Trades, English". */
export function callName({ trade, language }: Pick<Recording, 'trade' | 'language'>): string {
  if (trade === '') return 'No trade yet';
  const known = tradeOptions.find(({ id }) => id === trade)?.name ?? `${trade}, a trade that is gone`;
  return `${known}, ${languageOptions.find(({ id }) => id === language)?.name ?? language}`;
}

/** Returns a recording's length, format and size. Example: "0:42, MP3, 412 kB". */
export function recordingFacts({ seconds, format, bytes }: Recording): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}, ${formatNames[format]}, ${sizeText(bytes)}`;
}

/** Returns the query that fetches one page of the recordings, newest first. */
export function listRecordings(api: ApiClient, address: DeskAddress) {
  const state = recordingsQuerySchema.shape.state.safeParse(address.status).data;
  const query = { state, ...pageRange(address.page) };
  return listPartQuery(api, [...recordingsKey, 'list'], recordingSchema, apiPaths.adminRecordings, query);
}

/** Uploads of recordings, which can be several at once. */
export const recordingUploads: UploadKind<Recording> = {
  upload: async (api, file) => {
    requireSize(file, recordingBytesMaximum, recordingMessages.tooLarge);
    const query = queryText({ file_name: file.name.slice(0, fileNameMaximum) });
    return api.read(recordingSchema, `${apiPaths.adminRecordings}?${query}`, { method: 'POST', file });
  },
  queryKey: recordingsKey,
  icon: FileMusic,
  types: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', '.m4a', 'audio/webm', '.webm'],
  words: {
    zone: 'Drop or paste recordings here',
    drop: 'Drop recordings here, paste them, or choose files',
    touch: 'Add recordings from this device',
    limits: 'MP3, M4A or WebM, up to 60 seconds and 1 MB each',
    pasted: 'Pasted recording',
  },
};
