/**
 * The state of a stage. `asking` means that the visitor must agree before the widget loads. A stage without a
 * configured agent is `live`: its built-in agent answers.
 */
export type VoiceStageState = 'waiting' | 'asking' | 'loading' | 'ready' | 'failed' | 'live';

export const voiceStageStatus: Record<VoiceStageState, string> = {
  waiting: 'Getting ready',
  asking: 'Waiting for your OK',
  loading: 'Loading',
  ready: 'Ready when you are',
  failed: 'Not available',
  live: 'Ready when you are',
};
