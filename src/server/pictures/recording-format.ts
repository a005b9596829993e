import type { Input, InputFormat } from 'mediabunny';
import { recordingMessages, recordingSecondsMaximum } from '#shared/api/recording-contract.ts';
import type { RecordingFormat } from '#shared/pictures/recordings.ts';
import { Problem } from '../problem.ts';
import { uploadProblem } from './picture-format.ts';

/** The sound that browsers play, by the format of the file. */
const playable: Readonly<Record<RecordingFormat, readonly string[]>> = {
  mp3: ['mp3'],
  m4a: ['aac'],
  webm: ['opus', 'vorbis'],
};

/** How many seconds of the sound that the header of a file announces may be missing. */
const missingMaximum = 0.5;

/**
 * Reads every packet of a recording, so that neither its name nor its header can say what it is not. Throws a 422 with
 * the reason when visitors could not hear it.
 */
export async function requireRecording(content: Uint8Array) {
  if (content.length === 0) throw uploadProblem(recordingMessages.missing);
  const { BufferSource, Input, MP3, MP4, WEBM } = await import('mediabunny');
  const formats = new Map<InputFormat, RecordingFormat>([
    [MP3, 'mp3'],
    [MP4, 'm4a'],
    [WEBM, 'webm'],
  ]);
  const input = new Input({ source: new BufferSource(content), formats: [...formats.keys()] });
  try {
    const format = formats.get(await input.getFormat().catch(refuse(recordingMessages.notARecording)));
    if (format === undefined) throw uploadProblem(recordingMessages.notARecording);
    const seconds = await readSound(input, format).catch(refuse(recordingMessages.damaged));
    return { format, milliseconds: Math.round(seconds * 1000) };
  } finally {
    input.dispose();
  }
}

/** Returns the length of the only sound in a file, in seconds. */
async function readSound(input: Input, format: RecordingFormat): Promise<number> {
  const { EncodedPacketSink } = await import('mediabunny');
  const tracks = await input.getTracks();
  if (tracks.some((track) => track.isVideoTrack())) throw uploadProblem(recordingMessages.video);
  const [track] = tracks;
  if (!track || tracks.length > 1) throw uploadProblem(recordingMessages.damaged);
  if (!playable[format].includes(track.codec ?? '')) throw uploadProblem(recordingMessages.otherSound);
  const announced = await track.computeDuration();
  requireShort(announced);
  let end = 0;
  for await (const { timestamp, duration } of new EncodedPacketSink(track).packets()) {
    end = timestamp + duration;
    requireShort(end);
  }
  if (end <= 0 || announced - end > missingMaximum) throw uploadProblem(recordingMessages.damaged);
  return end;
}

/** Encoders add some milliseconds, so a recording of 60 seconds may be a little longer. */
function requireShort(seconds: number): void {
  if (Math.round(seconds) > recordingSecondsMaximum) throw uploadProblem(recordingMessages.tooLong);
}

function refuse(message: string) {
  return (error: unknown): never => {
    throw error instanceof Problem ? error : uploadProblem(message, error);
  };
}
