import type { VoiceStageControl } from '#site/voice/control-voice-stage.ts';
import { voiceStageStatus } from '#site/voice/voice-stage-texts.ts';

/**
 * Creates the control of a stage on a page on which no agent is configured. Such a page does not load the code for
 * widgets.
 */
export function controlBuiltInStage(stage: HTMLElement): VoiceStageControl {
  const label = stage.querySelector('[data-voice-name]');
  const status = stage.querySelector('[data-voice-status]');
  stage.dataset.alive = '';
  return {
    show({ name }) {
      if (label) label.textContent = name;
      if (status) status.textContent = voiceStageStatus.live;
    },
    clear() {},
  };
}
