import { digestOf } from './picture-address.ts';

/** The formats of recordings, which are also the endings of their addresses, and their media types. */
export const recordingTypes = { mp3: 'audio/mpeg', m4a: 'audio/mp4', webm: 'audio/webm' } as const;

export type RecordingFormat = keyof typeof recordingTypes;

/** Matches the name of a recording's file. It begins with the SHA-256 of the file. */
export const recordingNamePattern = /^([0-9a-f]{24})\.(?:mp3|m4a|webm)$/;

/** Returns the address of a recording's file. The content at this address never changes. */
export function recordingAddress(sha256: string, format: RecordingFormat): string {
  return `/recordings/${digestOf(sha256)}.${format}`;
}
