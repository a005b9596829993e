import { FileMusic } from 'lucide-react';
import { z } from 'zod';
import type { ApiClient } from '#desk/api/api-client.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { demoLanguages } from '#language/languages.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type Recording,
  type RecordingLine,
  recordingBytesMaximum,
  recordingMessages,
  recordingSaveSchema,
  recordingSchema,
  recordingsQuerySchema,
} from '#shared/api/recording-contract.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { fileNameMaximum, requireSize, sizeText } from './picture-requests.ts';
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

/** A line of a call as it is typed. Example: "0:07 Agent: Tomorrow at two?" The time may be left out. */
const typedLine = /^(?:(\d{1,2}):([0-5]\d) +)?(caller|agent) ?[:：](.*)$/i;

/** Returns the lines of a call as they are typed, one below the other. */
export function writeCallWords(lines: readonly RecordingLine[]): string {
  return lines
    .map(({ speaker, text, from }) => `${timeText(from)}${speaker === 'agent' ? 'Agent' : 'Caller'}: ${text}`)
    .join('\n');
}

function timeText(from: number | null): string {
  if (from === null) return '';
  return `${Math.floor(from / 60)}:${String(Math.floor(from % 60)).padStart(2, '0')} `;
}

/** The form of a recording. Its words are typed as one text, and become the lines of the API. */
export const recordingFormSchema = recordingSaveSchema.omit({ lines: true }).extend({
  words: z.string().transform((text, context): RecordingLine[] => {
    const typed = text.split('\n').filter((line) => line.trim() !== '');
    const lines = typed.map((line, index) => {
      const [, minutes, seconds, speaker, said] = typedLine.exec(line.trim()) ?? [];
      if (speaker === undefined)
        context.addIssue(`Line ${index + 1} must begin with “Caller:” or “Agent:”, or with a time and one of them`);
      const from = minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
      return { speaker: speaker?.toLowerCase(), text: said?.trim(), from };
    });
    if (context.issues.length > 0) return z.NEVER;
    const parsed = recordingSaveSchema.shape.lines.safeParse(lines);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const [index] = path;
      context.addIssue(typeof index === 'number' ? `Line ${index + 1}: ${message}` : message);
    }
    return z.NEVER;
  }),
});

export type RecordingForm = z.input<typeof recordingFormSchema>;
export type TypedRecording = z.output<typeof recordingFormSchema>;
