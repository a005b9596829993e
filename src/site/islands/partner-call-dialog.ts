import { showCallStatus, tellCall } from '#demo-agents/live-call/call-events.ts';
import { announceScript } from '../browser/page-scripts.ts';
import type { VoiceStageControl } from '../voice/control-voice-stage.ts';

/** The id of the dialog with the specialist. The buttons and the script that open the dialog use it. */
export const partnerCallId = 'partner-call';

export const specialistName = 'AI partner specialist';

const specialistKey = 'partners';

/**
 * Runs the dialog with the specialist. If a third-party agent is configured, its widget is loaded when the dialog opens
 * and removed when the dialog closes. The built-in specialist answers if no such agent is configured or if the widget
 * fails. When the dialog closes, the microphone is turned off. A call with the built-in specialist continues when the
 * dialog opens again.
 */
export function controlPartnerCall(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${partnerCallId}`);
  const stage = dialog?.querySelector<HTMLElement>('[data-voice-stage]');
  const body = stage?.querySelector<HTMLElement>('[data-voice-body]');
  const first = dialog?.querySelector<HTMLElement>('[data-partner-call-first]');
  const last = dialog?.querySelector<HTMLElement>('[data-partner-call-last]');
  if (!dialog || !stage || !body || !first || !last) return;

  const { agentId } = dialog.dataset;
  const name = stage.querySelector('[data-voice-name]')?.textContent ?? '';
  let control: VoiceStageControl | undefined;
  let opener: HTMLElement | undefined;

  const show = async () => {
    tellCall(dialog, specialistKey, 'return');
    if (agentId === undefined) {
      stage.dataset.alive = '';
      return;
    }
    try {
      const { controlVoiceStage } = await import('../voice/control-voice-stage.ts');
      control ??= controlVoiceStage(stage);
      // While the code was loading, the visitor may have closed the dialog.
      if (dialog.open) control.show({ name, agentId }, 0);
    } catch (error) {
      console.warn('The specialist cannot be shown.', error);
      showFailure(stage, dialog.dataset.failure ?? '', show);
    }
  };

  showCallStatus(stage);
  stage.querySelector('[data-voice-reload]')?.addEventListener('click', () => {
    if (stage.dataset.state === 'live') tellCall(dialog, specialistKey, 'restart');
  });
  for (const button of document.querySelectorAll<HTMLElement>(`[commandfor="${partnerCallId}"]`)) {
    button.addEventListener('click', () => {
      opener = button;
      if (!('commandForElement' in button)) dialog.showModal();
    });
    announceScript(button);
  }
  dialog.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void show();
  });
  dialog.addEventListener('close', () => {
    control?.clear();
    tellCall(dialog, specialistKey, 'leave');
    // If the call has opened the form for a callback, the focus is already in that form and stays there.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || dialog.contains(activeElement)) opener?.focus();
  });
  announceScript(body);
  // A visitor may have opened the dialog before this script was run.
  if (dialog.open) void show();
  keepFocusBetween(dialog, first, last);
  if (!('closedBy' in dialog)) closeOnPressOutside(dialog);
}

/** Shows that the code of the agent could not be loaded. The button Reload Widget tries again. */
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
