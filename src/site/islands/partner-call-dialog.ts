import { partnerCallId, specialistName } from '../sections/partners/partners-page.ts';
import type { VoiceStageControl } from '../voice/control-voice-stage.ts';

/**
 * Runs the dialog with the specialist. When it opens, the agent is loaded. When it closes, the agent is removed, so
 * that no microphone stays open. The code of the stage is loaded when the dialog first opens.
 */
export function controlPartnerCall(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${partnerCallId}`);
  const stage = dialog?.querySelector<HTMLElement>('[data-voice-stage]');
  const first = dialog?.querySelector<HTMLElement>('[data-partner-call-first]');
  const last = dialog?.querySelector<HTMLElement>('[data-partner-call-last]');
  if (!dialog || !stage || !first || !last) return;

  let control: VoiceStageControl | undefined;
  const agent = { name: specialistName, agentId: dialog.dataset.agentId };
  let opener: HTMLElement | undefined;

  const show = async () => {
    try {
      const { controlVoiceStage } = await import('../voice/control-voice-stage.ts');
      control ??= controlVoiceStage(stage);
      // While the code was loading, the visitor may have closed the dialog.
      if (dialog.open) control.show(agent, 0);
    } catch (error) {
      console.warn('The specialist cannot be shown.', error);
      showFailure(stage, dialog.dataset.failure ?? '', show);
    }
  };

  for (const button of document.querySelectorAll<HTMLElement>(`[commandfor="${partnerCallId}"]`)) {
    button.addEventListener('click', () => {
      opener = button;
      if (!('commandForElement' in button)) dialog.showModal();
    });
  }
  dialog.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void show();
  });
  dialog.addEventListener('close', () => {
    control?.clear();
    opener?.focus();
  });
  // A visitor may have opened the dialog before this script was run.
  if (dialog.open) void show();
  keepFocusBetween(dialog, first, last);
  if (!('closedBy' in dialog)) closeOnPressOutside(dialog);
}

/** Shows that the code of the stage could not be loaded. The button Reload Widget tries again. */
function showFailure(stage: HTMLElement, words: string, retry: () => void): void {
  stage.dataset.state = 'failed';
  stage.dataset.alive = '';
  const status = stage.querySelector('[data-voice-status]');
  if (status) status.textContent = words;
  stage.querySelector('[data-voice-reload]')?.addEventListener('click', retry, { once: true });
}

/** Keeps the focus inside the dialog. Without this, Tab leaves a native dialog and moves to the browser's toolbar. */
function keepFocusBetween(dialog: HTMLDialogElement, first: HTMLElement, last: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const edge = event.shiftKey ? first : last;
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  });
}

function closeOnPressOutside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
