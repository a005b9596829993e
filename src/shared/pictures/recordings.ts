import type { DemoLanguage } from '#language/languages.ts';
import { type RecordingLine, recordingSaveSchema } from '../api/recording-contract.ts';
import type { DemoAgentKey } from '../demo-agent-keys.ts';
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

/** A line of a recorded call. `from` is when it begins, in seconds. */
export interface HeardLine extends RecordingLine {
  readonly from: number;
}

/** A recorded call that visitors can play. */
export interface HeardRecording {
  readonly trade: DemoAgentKey;
  readonly language: DemoLanguage;
  readonly address: string;
  readonly lines: readonly HeardLine[];
}

/** Returns a stored recording as visitors hear it, or `undefined` if its trade or language no longer exists. */
export function readHeardRecording(
  { address, ...stored }: { readonly address: string; readonly [part: string]: unknown },
  seconds: number,
): HeardRecording | undefined {
  const parsed = recordingSaveSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, address, lines: timeLines(parsed.data.lines, seconds) } : undefined;
}

/**
 * Returns the lines with the time at which each begins. A line without a time begins where its share of the characters
 * puts it, between the lines around it that have one.
 */
export function timeLines(lines: readonly RecordingLine[], seconds: number): HeardLine[] {
  let from = 0;
  return lines.map((line, index) => {
    from = line.from ?? from;
    const rest = lines.slice(index);
    const next = rest.findIndex((other, place) => place > 0 && other.from !== null);
    const span = next < 0 ? rest : rest.slice(0, next);
    const end = next < 0 ? seconds : (rest[next]?.from ?? seconds);
    const characters = span.reduce((sum, { text }) => sum + text.length, 0);
    const timed = { ...line, from };
    from += (Math.max(0, end - from) * line.text.length) / characters;
    return timed;
  });
}
