import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Locale } from '#domain/locales.ts';
import { type DialogueResponse, reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { SpeechPort } from './browser-speech.ts';
import { type LiveCallView, type liveStatus, typeInstead } from './live-call-view.ts';

/** A call with the built-in agent. */
export interface LiveCall {
  /** Sends an utterance of the caller. */
  say(text: string): void;
  /** Opens or closes the microphone. Nothing else opens it. */
  toggleMicrophone(): void;
  toggleMute(): void;
  /** Chooses the language to listen in. A call that has not begun greets in it. */
  chooseLanguage(language: DemoLanguage): void;
  /** Ends the call and starts a new one. */
  restart(): void;
}

interface LiveCallParts {
  readonly agent: DialogueAgent;
  readonly locale: Locale;
  readonly view: LiveCallView;
  readonly speech: SpeechPort;
  readonly now: () => Date;
  readonly onStatus: (status: keyof typeof liveStatus) => void;
}

/** The microphone closes after this many silences in a row. */
const maxSilences = 2;

/** Runs the dialogue between a view and a speech port. Typed and spoken utterances belong to the same dialogue. */
export function createLiveCall({ agent, locale, view, speech, now, onStatus }: LiveCallParts): LiveCall {
  let language: DemoLanguage = 'en';
  let response: DialogueResponse;
  let hasBegun = false;
  let isOpen = false;
  let isUsed = false;
  let isMuted = false;
  let canListen = speech.canListen;
  let silences = 0;
  let stopListening: (() => void) | undefined;
  /** Number of responses and interruptions so far. A response that was interrupted must not open the microphone. */
  let round = 0;

  const showMicrophone = () => {
    if (canListen) view.showMicrophone({ isOpen, isUsed, isMuted });
    else view.hideMicrophone();
  };
  const rest = () => onStatus(response.isOver ? 'over' : isOpen ? 'listening' : 'ready');
  const close = () => {
    isOpen = false;
    round += 1;
    stopListening?.();
    stopListening = undefined;
    speech.hush();
    view.showPartial('', language);
    showMicrophone();
  };
  const begin = () => {
    response = startDialogue(agent, { now: now(), locale, language });
    hasBegun = false;
    view.clear();
    view.addUtterance('agent', response.say, response.language);
    view.showTicket(response.ticket);
    view.showLanguage(language);
  };

  const answer = async (text: string) => {
    stopListening?.();
    stopListening = undefined;
    speech.hush();
    round += 1;
    const mine = round;
    hasBegun = true;
    view.showNotice('', language);
    response = reply(response.state, text);
    language = response.language;
    if (text.trim() !== '') view.addUtterance('caller', text.trim().slice(0, 500), language);
    view.addUtterance('agent', response.say, language);
    view.showTicket(response.ticket);
    view.showLanguage(language);
    if (isOpen && !isMuted) {
      onStatus('speaking');
      await speech.speak(response.say, language);
    }
    if (mine !== round) return;
    if (response.isOver || silences >= maxSilences) close();
    else if (isOpen) listen();
    rest();
  };
  const listen = () => {
    stopListening = speech.listen(language, {
      onPartial: (text) => view.showPartial(text, language),
      onText: (text) => {
        silences = 0;
        void answer(text);
      },
      onSilence: () => {
        silences += 1;
        void answer('');
      },
      onError: () => {
        canListen = false;
        close();
        view.showNotice(typeInstead[language], language);
        rest();
      },
    });
  };

  begin();
  showMicrophone();
  return {
    say(text) {
      silences = 0;
      void answer(text);
    },
    toggleMicrophone() {
      if (isOpen || !canListen) close();
      else {
        if (response.isOver) begin();
        isOpen = true;
        isUsed = true;
        silences = 0;
        speech.hush();
        showMicrophone();
        listen();
      }
      rest();
    },
    toggleMute() {
      isMuted = !isMuted;
      if (isMuted) speech.hush();
      showMicrophone();
    },
    chooseLanguage(chosen) {
      language = chosen;
      if (!hasBegun) begin();
      if (isOpen && stopListening) {
        stopListening();
        listen();
      }
    },
    restart() {
      close();
      begin();
      rest();
    },
  };
}
