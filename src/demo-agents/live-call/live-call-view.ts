import type { DemoLanguage } from '#language/languages.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import type { Ticket } from '../conversation/ticket.ts';
import { ticketNotes, typeInstead } from './live-call-texts.ts';

/** The display of one call on the page. */
export interface LiveCallView {
  /** Adds an utterance to the log. */
  addUtterance(speaker: 'agent' | 'caller', text: string, language: DemoLanguage): void;
  /** Shows the words of an utterance while it is still being recognised. */
  showPartial(text: string, language: DemoLanguage): void;
  showTicket(ticket: Ticket): void;
  showNotice(text: string, language: DemoLanguage): void;
  /** Shows a button with which the caller asks for a callback. `text` replaces the usual sentence above the button. */
  offerPerson(language: DemoLanguage, text?: string): void;
  /** Shows in which language the microphone listens. */
  showLanguage(language: DemoLanguage): void;
  showMicrophone(state: { readonly isOpen: boolean; readonly isUsed: boolean; readonly isMuted: boolean }): void;
  /**
   * Replaces the button for the microphone by a sentence that says that the visitor can type instead. If the button had
   * the focus, moves the focus to the sentence.
   */
  hideMicrophone(language: DemoLanguage): void;
  clear(): void;
}

const speakers = { agent: 'Agent: ', caller: 'You: ' } as const;

/**
 * Returns the view of a call whose elements React has rendered. The view only sets text, so that nothing a visitor
 * types can run as code.
 */
export function createLiveCallView(root: HTMLElement): LiveCallView {
  const part = <T extends HTMLElement>(name: string, type: new () => T): T => {
    const found = root.querySelector(`[data-call-${name}]`);
    if (!(found instanceof type)) throw new Error(`The call has no ${name}.`);
    return found;
  };
  const log = part('log', HTMLElement);
  const partial = part('partial', HTMLElement);
  const notice = part('notice', HTMLElement);
  const microphone = part('microphone', HTMLButtonElement);
  const noMicrophone = part('no-microphone', HTMLElement);
  const mute = part('mute', HTMLButtonElement);
  const field = part('field', HTMLInputElement);
  const person = part('person', HTMLButtonElement);
  const ticketNote = part('ticket-note', HTMLElement);
  const rows = part('ticket', HTMLElement);

  const showPartial = (text: string, language: DemoLanguage) => {
    partial.textContent = text;
    partial.lang = language;
    partial.hidden = text === '';
  };
  return {
    addUtterance(speaker, text, language) {
      showPartial('', language);
      const turn = document.createElement('li');
      turn.className = speaker;
      turn.lang = language;
      const name = document.createElement('span');
      name.className = 'visually-hidden';
      name.lang = 'en';
      name.textContent = speakers[speaker];
      turn.append(name, text);
      log.append(turn);
      const box = log.parentElement;
      box?.scrollTo({ top: box.scrollHeight });
    },
    showPartial,
    showTicket(ticket) {
      root.dataset.ticket = ticket.status;
      ticketNote.textContent = ticketNotes[ticket.status];
      const before = new Map([...rows.children].map((row) => [row.textContent, row]));
      rows.replaceChildren(
        ...ticket.rows.map(({ label, value, kind }) => {
          const same = before.get(label + value);
          if (same) {
            before.delete(label + value);
            return same;
          }
          const row = document.createElement('div');
          row.className = kind;
          const term = document.createElement('dt');
          term.textContent = label;
          const detail = document.createElement('dd');
          detail.textContent = value;
          row.append(term, detail);
          return row;
        }),
      );
    },
    showNotice(text, language) {
      notice.textContent = text;
      notice.lang = language;
    },
    offerPerson(language, text) {
      const { afterCall, title } = enquiryTexts[language].callback;
      notice.textContent = text ?? afterCall;
      notice.lang = language;
      person.textContent = title;
      person.lang = language;
      person.hidden = false;
    },
    showLanguage(language) {
      for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        radio.checked = radio.value === language;
    },
    showMicrophone({ isOpen, isUsed, isMuted }) {
      microphone.setAttribute('aria-pressed', String(isOpen));
      mute.hidden = !isUsed;
      mute.setAttribute('aria-pressed', String(isMuted));
    },
    hideMicrophone(language) {
      if (microphone.hidden) return;
      const hadFocus = microphone.contains(document.activeElement);
      root.dataset.microphone = 'none';
      microphone.hidden = true;
      mute.hidden = true;
      field.placeholder = 'Type what you would say';
      noMicrophone.textContent = typeInstead[language];
      noMicrophone.lang = language;
      if (hadFocus) noMicrophone.focus();
    },
    clear() {
      log.replaceChildren();
      notice.textContent = '';
      person.hidden = true;
    },
  };
}
