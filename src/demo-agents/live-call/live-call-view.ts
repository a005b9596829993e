import type { DemoLanguage } from '#domain/demo-languages.ts';
import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import type { Ticket } from '../conversation/ticket.ts';

/** The display of one call on the page. */
export interface LiveCallView {
  /** Adds an utterance to the log. */
  addUtterance(speaker: 'agent' | 'caller', text: string, language: DemoLanguage): void;
  /** Shows the words of an utterance while it is still being recognised. */
  showPartial(text: string, language: DemoLanguage): void;
  showTicket(ticket: Ticket): void;
  showNotice(text: string, language: DemoLanguage): void;
  /** Offers the caller that a person calls back. */
  offerPerson(language: DemoLanguage): void;
  /** Shows in which language the microphone listens. */
  showLanguage(language: DemoLanguage): void;
  showMicrophone(state: { readonly isOpen: boolean; readonly isUsed: boolean; readonly isMuted: boolean }): void;
  hideMicrophone(): void;
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
  const mute = part('mute', HTMLButtonElement);
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
    offerPerson(language) {
      const { afterCall, title } = enquiryTexts[language].callback;
      notice.textContent = afterCall;
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
    hideMicrophone() {
      microphone.hidden = true;
      mute.hidden = true;
    },
    clear() {
      log.replaceChildren();
      notice.textContent = '';
      person.hidden = true;
    },
  };
}

/** The texts that show the status of a call with a built-in agent. */
export const liveStatus = {
  ready: 'Ready when you are',
  listening: 'Listening',
  speaking: 'Speaking',
  over: 'Call over',
} as const;

/** The notice for visitors whose browser has no working microphone. */
export const typeInstead: Record<DemoLanguage, string> = {
  en: 'The microphone isn’t available here. Type instead: everything works the same.',
  'zh-Hans': '这里用不了麦克风。请打字，效果完全一样。',
  ko: '여기서는 마이크를 쓸 수 없어요. 대신 입력해 주세요. 똑같이 됩니다.',
};

/** The note under the ticket, for each status of the ticket. */
export const ticketNotes = {
  filling: 'Fills in as you talk',
  confirmed: 'Confirmed by the caller',
  'handed over': 'Put through to a person',
  cancelled: 'Cancelled by the caller',
} as const;
