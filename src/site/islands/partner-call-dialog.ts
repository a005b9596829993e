import { partnerCallId, specialistName } from '../sections/partners/partner-call-anchors.ts';
import { controlVoiceStage } from '../voice/control-voice-stage.ts';

/**
 * Brings the specialist's dialog to life: its agent is called for when it opens and taken away when it closes, in
 * whatever way, so that no microphone stays open. Does nothing on a page without the dialog.
 */
export function controlPartnerCall(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${partnerCallId}`);
  const stage = dialog?.querySelector<HTMLElement>('[data-voice-stage]');
  const first = dialog?.querySelector<HTMLElement>('[data-partner-call-first]');
  const last = dialog?.querySelector<HTMLElement>('[data-partner-call-last]');
  if (!dialog || !stage || !first || !last) return;

  const control = controlVoiceStage(stage);
  const agent = { name: specialistName, agentId: dialog.dataset.agentId };
  let opener: HTMLElement | undefined;

  for (const button of document.querySelectorAll<HTMLElement>(`[commandfor="${partnerCallId}"]`)) {
    button.addEventListener('click', () => {
      opener = button;
      if (!('commandForElement' in button)) dialog.showModal();
    });
  }
  dialog.addEventListener('toggle', (event) => {
    if (event.newState === 'open') control.show(agent, 0);
  });
  dialog.addEventListener('close', () => {
    control.clear();
    opener?.focus();
  });
  keepFocusBetween(dialog, first, last);
  if (!('closedBy' in dialog)) closeOnPressOutside(dialog);
}

/** Without this, Tab leads from a native dialog's end to the browser's own bars before it comes back. */
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
