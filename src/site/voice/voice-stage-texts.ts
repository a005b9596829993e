/** What a stage is doing. Where no agent is configured, `live` is a call with the built-in one and `example` a call to read. */
export type VoiceStageState = 'waiting' | 'asking' | 'loading' | 'ready' | 'failed' | 'example' | 'live';

/** What the stage says it is doing, in its head and to screen readers. */
export const voiceStageStatus: Record<VoiceStageState, string> = {
  waiting: 'Getting ready',
  asking: 'Waiting for your yes',
  loading: 'Loading',
  ready: 'Ready when you are',
  failed: 'Not available',
  example: 'Example call',
  live: 'Ready when you are',
};
