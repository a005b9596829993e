import type { HeardRecording } from '#shared/pictures/heard-recording.ts';
import type { PageContext } from '#shared/site-content.ts';

/** Returns the recordings of calls. A page without them is complete, so a failure is noted and there are none. */
export async function readRecordings({
  content,
  noteFailure,
}: Pick<PageContext, 'content' | 'noteFailure'>): Promise<readonly HeardRecording[]> {
  try {
    return await content.recordings();
  } catch (error) {
    noteFailure(error);
    return [];
  }
}
