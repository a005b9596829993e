import { announceScript } from '../browser/page-scripts.ts';
import type { PartnerCallStage } from './partner-call-stage.ts';

/** The id of the dialog with the specialist. The buttons and the script that open the dialog use it. */
export const partnerCallId = 'partner-call';

export const specialistName = 'AI partner specialist';

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

  let call: PartnerCallStage | undefined;
  let opener: HTMLElement | undefined;

  const show = async () => {
    try {
      const { createPartnerCallStage } = await import('./partner-call-stage.ts');
      call ??= createPartnerCallStage(dialog, stage);
      announceScript(body);
      if (dialog.open) await call.show();
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
    announceScript(button);
  }
  dialog.addEventListener('toggle', (event) => {
    if (event.newState === 'open') void show();
  });
  dialog.addEventListener('close', () => {
    call?.leave();
    // If the call has opened the form for a callback, the focus is already in that form and stays there.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || dialog.contains(activeElement)) opener?.focus();
  });
  body.dataset.needsScript = 'loading';
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
