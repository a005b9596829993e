/** The state of a stage. Without a configured agent it is `live` (a built-in agent) or `example` (a call to read). */
export type VoiceStageState = 'waiting' | 'asking' | 'loading' | 'ready' | 'failed' | 'example' | 'live';

/** The status texts of the stage, displayed and announced by screen readers. */
export const voiceStageStatus: Record<VoiceStageState, string> = {
  waiting: 'Getting ready',
  asking: 'Waiting for your yes',
  loading: 'Loading',
  ready: 'Ready when you are',
  failed: 'Not available',
  example: 'Example call',
  live: 'Ready when you are',
};
