/** What a stage is doing. `example` is the end of the way where no agent is configured. */
export type VoiceStageState = 'waiting' | 'asking' | 'loading' | 'ready' | 'failed' | 'example';

/** What the stage says it is doing, in its head and to screen readers. */
export const voiceStageStatus: Record<VoiceStageState, string> = {
  waiting: 'Getting ready',
  asking: 'Waiting for your yes',
  loading: 'Loading',
  ready: 'Ready when you are',
  failed: 'Not available',
  example: 'Example call',
};
