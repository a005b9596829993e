import { wireLiveCalls } from '#demo-agents/live-call/live-calls.ts';
import type { VoiceStageControl } from '../voice/control-voice-stage.ts';

const specialistKey = 'partners';

export interface PartnerCallStage {
  /** Shows the agent after the dialog was opened. Rejects if the code of the third-party agent cannot be loaded. */
  show(): Promise<void>;
  /** Removes the third-party widget, turns off the microphone, and keeps the call with the built-in specialist. */
  leave(): void;
}

export function createPartnerCallStage(dialog: HTMLDialogElement, stage: HTMLElement): PartnerCallStage {
  const calls = wireLiveCalls(dialog);
  const { agentId } = dialog.dataset;
  const name = stage.querySelector('[data-voice-name]')?.textContent ?? '';
  let control: VoiceStageControl | undefined;

  stage.querySelector('[data-voice-reload]')?.addEventListener('click', () => {
    if (stage.dataset.state === 'live') calls.restart(specialistKey);
  });
  return {
    async show() {
      calls.comeBack(specialistKey);
      if (agentId === undefined) {
        stage.dataset.alive = '';
        return;
      }
      const { controlVoiceStage } = await import('../voice/control-voice-stage.ts');
      control ??= controlVoiceStage(stage);
      // While the code was loading, the visitor may have closed the dialog.
      if (dialog.open) control.show({ name, agentId, isBuiltIn: true }, 0);
    },
    leave() {
      control?.clear();
      calls.leave(specialistKey);
    },
  };
}
