import { readFileSync } from 'node:fs';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Recording, recordingSchema } from '#shared/api/recording-contract.ts';
import { createUploader } from './pictures.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/recordings/${name}`);

/** Short recordings of a tone, made for these tests. `webm` states no length, like those of a browser. */
export const tone = { mp3: fixture('call.mp3'), m4a: fixture('call.m4a'), webm: fixture('call.webm') };
export const video = fixture('video.webm');

/** Returns an MP3 of about this many seconds. Each length is another file. */
export function makeRecording(seconds: number): Buffer {
  return Buffer.concat(Array.from({ length: seconds }, () => tone.mp3));
}

/** Returns a small M4A that announces a sound of three hours. */
export function makeThreeHours(): Buffer {
  const file = Buffer.from(tone.m4a);
  const sampleTimes = file.indexOf('stts');
  const samples = file.readUInt32BE(sampleTimes + 12);
  file.writeUInt32BE(Math.ceil((3 * 60 * 60 * 16_000) / samples), sampleTimes + 16);
  return file;
}

/** Returns functions that upload recordings as an administrator. */
export function createRecordingUploader(app: App, token: string) {
  const { send } = createUploader(app, token);
  const path = (query: Record<string, string>) => `${apiPaths.adminRecordings}?${new URLSearchParams(query)}`;
  return {
    send: (file: Buffer, query: Record<string, string> = {}) => send('POST', path(query), file),
    async upload(file: Buffer, query: Record<string, string> = {}): Promise<Recording> {
      const { status, body } = await send('POST', path(query), file);
      if (status !== 201) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
      return recordingSchema.parse(body);
    },
  };
}
