import { z } from 'zod';
import { type RecordingLine, recordingSaveSchema } from '#shared/api/recording-contract.ts';

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
