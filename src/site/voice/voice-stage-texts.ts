/**
 * The state of a stage. `asking` means that the visitor must agree before the widget loads. A stage without a
 * configured agent is `live` if it shows a built-in agent, and `example` if it shows the text of an example call.
 */
export type VoiceStageState = 'waiting' | 'asking' | 'loading' | 'ready' | 'failed' | 'example' | 'live';

export const voiceStageStatus: Record<VoiceStageState, string> = {
  waiting: 'Getting ready',
  asking: 'Waiting for your OK',
  loading: 'Loading',
  ready: 'Ready when you are',
  failed: 'Not available',
  example: 'Example call',
  live: 'Ready when you are',
};
