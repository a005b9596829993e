import type { VoiceStageControl } from '#site/voice/control-voice-stage.ts';
import { voiceStageStatus } from '#site/voice/voice-stage-texts.ts';

/**
 * Creates the control of a stage on a page on which no agent is configured. Such a page does not load the code for
 * widgets.
 */
export function controlExampleStage(stage: HTMLElement): VoiceStageControl {
  stage.dataset.alive = '';
  return {
    show({ name, isBuiltIn }) {
      stage.dataset.state = isBuiltIn ? 'live' : 'example';
      const status = stage.querySelector('[data-voice-status]');
      if (status) status.textContent = voiceStageStatus[isBuiltIn ? 'live' : 'example'];
      const label = stage.querySelector('[data-voice-name]');
      if (label) label.textContent = name;
    },
    clear() {},
  };
}

/** Plays the example call from the beginning, in its first language. */
export function playAgain(stage: HTMLElement): void {
  for (const form of stage.querySelectorAll('form')) form.reset();
  for (const animation of stage.getAnimations({ subtree: true })) {
    animation.cancel();
    animation.play();
  }
}
