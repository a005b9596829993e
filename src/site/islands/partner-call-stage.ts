import { showCallStatus, tellCall } from '#demo-agents/live-call/call-events.ts';
import type { VoiceStageControl } from '../voice/control-voice-stage.ts';

const specialistKey = 'partners';

export interface PartnerCallStage {
  /** Shows the agent after the dialog was opened. Rejects if the code of the third-party agent cannot be loaded. */
  show(): Promise<void>;
  /** Removes the third-party widget, turns off the microphone, and keeps the call with the built-in specialist. */
  leave(): void;
}

export function createPartnerCallStage(dialog: HTMLDialogElement, stage: HTMLElement): PartnerCallStage {
  const { agentId } = dialog.dataset;
  const name = stage.querySelector('[data-voice-name]')?.textContent ?? '';
  let control: VoiceStageControl | undefined;

  showCallStatus(stage);
  stage.querySelector('[data-voice-reload]')?.addEventListener('click', () => {
    if (stage.dataset.state === 'live') tellCall(dialog, specialistKey, 'restart');
  });
  return {
    async show() {
      tellCall(dialog, specialistKey, 'return');
      if (agentId === undefined) {
        stage.dataset.alive = '';
        return;
      }
      const { controlVoiceStage } = await import('../voice/control-voice-stage.ts');
      control ??= controlVoiceStage(stage);
      // While the code was loading, the visitor may have closed the dialog.
      if (dialog.open) control.show({ name, agentId }, 0);
    },
    leave() {
      control?.clear();
      tellCall(dialog, specialistKey, 'leave');
    },
  };
}
