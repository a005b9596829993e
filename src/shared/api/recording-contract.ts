import { z } from 'zod';
import { demoLanguages } from '#language/languages.ts';
import { demoAgentKeys } from '../demo-agent-keys.ts';
import { fileNameSchema } from './picture-contract.ts';
import { rangeQuerySchema, recordIdSchema, timestampSchema, trimmedLine } from './record-contract.ts';

/** Maximum size of a recording's file, in bytes. */
export const recordingBytesMaximum = 1024 * 1024;

/** Maximum length of a recording, in seconds. */
export const recordingSecondsMaximum = 60;

export const recordingFormats = ['mp3', 'm4a', 'webm'] as const;

const linesMaximum = 60;
const lineMaximum = 400;

export const recordingMessages = {
  missing: 'There is no recording in the request. Choose a file and try again.',
  tooLarge: 'This recording is larger than 1 MB. Save it shorter or at a lower bit rate, then upload it again.',
  notARecording: 'This file is not a recording. Choose an MP3, M4A or WebM.',
  video: 'This file has pictures that move. Save only its sound as MP3 or M4A, then upload that file.',
  damaged: 'This recording is damaged or incomplete. Open it, save it again, and upload that file.',
  otherSound: 'Browsers can’t play the sound in this file. Save it as MP3, then upload that file.',
  tooLong: 'This recording is longer than 60 seconds. Cut it, then upload it again.',
  unknownTrade: 'There is no such trade. Choose one of those on the page Demo.',
  unknownLanguage: 'There is no such language. Choose English, Chinese or Korean.',
} as const;

const [firstLanguage, ...otherLanguages] = demoLanguages;

const lineSchema = z.object({
  speaker: z.enum(['caller', 'agent']),
  text: trimmedLine().min(1, 'Please write what is said').max(lineMaximum, `At most ${lineMaximum} characters`),
  from: z
    .number()
    .min(0)
    .max(recordingSecondsMaximum, `A recording has at most ${recordingSecondsMaximum} seconds`)
    .nullable()
    .default(null)
    .describe('When the line begins, in seconds. Without it, the length of the lines decides.'),
});

const linesSchema = z
  .array(lineSchema)
  .max(linesMaximum, `At most ${linesMaximum} lines`)
  .superRefine((lines, context) => {
    const times = lines.map(({ from }) => from);
    for (const [index, from] of times.entries()) {
      const isEarly = from !== null && times.slice(0, index).some((before) => before !== null && before > from);
      if (isEarly)
        context.addIssue({ code: 'custom', path: [index, 'from'], message: 'This is before the line above' });
    }
  })
  .describe('The words of the call. Visitors hear a recording only once it has them.');

/** Query of a request that uploads a recording. The body of the request is the file itself. */
export const recordingUploadQuerySchema = z.object({
  file_name: fileNameSchema.default('').describe('Name of the file, which the list shows.'),
});

/** Which call a recording plays, that of one trade in one language, and its words. */
export const recordingSaveSchema = z.object({
  trade: z.enum(demoAgentKeys, recordingMessages.unknownTrade),
  language: z.enum([firstLanguage.tag, ...otherLanguages.map(({ tag }) => tag)], recordingMessages.unknownLanguage),
  lines: linesSchema,
});

export const recordingsQuerySchema = rangeQuerySchema.extend({ state: z.enum(['deleted']).optional() });

/** A recording of an example call. Its `version` is sent as `If-Match`. */
export const recordingSchema = z.object({
  id: recordIdSchema,
  trade: z.string().describe('Key of a demo agent, which may have been removed since. Empty until it is chosen.'),
  language: z.string(),
  lines: linesSchema,
  address: z.string().describe('The address of the file. What it returns never changes.'),
  file_name: z.string(),
  format: z.enum(recordingFormats),
  bytes: z.number().int(),
  seconds: z.number().describe('Length of the recording.'),
  is_heard: z.boolean().describe('Whether visitors hear it: the newest with words for its trade and language.'),
  uploaded_by: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  deleted_at: timestampSchema.nullable(),
  version: z.number().int(),
});

export type Recording = z.infer<typeof recordingSchema>;
export type RecordingSave = z.infer<typeof recordingSaveSchema>;
export type RecordingUpload = z.infer<typeof recordingUploadQuerySchema>;
export type RecordingsQuery = z.infer<typeof recordingsQuerySchema>;
export type RecordingLine = z.infer<typeof lineSchema>;
