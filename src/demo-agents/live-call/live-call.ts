import { utteranceMaximum } from '#domain/business-constants.ts';
import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type ConversationTurn, writeConversation } from '#domain/enquiries/enquiry-conversation.ts';
import { type Locale, localeOfPath } from '#domain/locales.ts';
import { builtInAgents } from '../agents/built-in-agents.ts';
import { type DialogueResponse, reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { browserSpeech, type SpeechPort } from './browser-speech.ts';
import { createLiveCallView, type LiveCallView, liveStatus, typeInstead } from './live-call-view.ts';

/** A call with a built-in agent. */
export interface LiveCall {
  /** Passes an utterance of the caller to the agent. */
  say(text: string): void;
  /** Opens the microphone if it is closed, and closes it if it is open. Nothing else opens it. */
  toggleMicrophone(): void;
  toggleMute(): void;
  /**
   * Sets the language in which the microphone listens. If the call has not begun, the agent also greets the caller in
   * this language.
   */
  chooseLanguage(language: DemoLanguage): void;
  /** Opens the form for a callback. The form contains what was said in the call. */
  askForPerson(): void;
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
  /** Called to open the form for a callback. */
  readonly onCallback: (conversation: string, language: DemoLanguage) => void;
}

/** Maximum number of silent turns in a row. The microphone then closes. */
const maxSilences = 2;

/** Connects a dialogue with a view and with speech. Typed and spoken utterances belong to the same dialogue. */
export function createLiveCall(parts: LiveCallParts): LiveCall {
  const { agent, locale, view, speech, now, onStatus, onCallback } = parts;
  let language: DemoLanguage = 'en';
  let response: DialogueResponse;
  let hasBegun = false;
  let isOpen = false;
  let isUsed = false;
  let isMuted = false;
  let canListen = speech.canListen;
  let silences = 0;
  let said: ConversationTurn[] = [];
  let stopListening: (() => void) | undefined;
  /**
   * Number of responses and interruptions so far. If it has changed while a response was spoken, that response was
   * interrupted and must not open the microphone.
   */
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
  const tell = (speaker: 'agent' | 'caller', text: string, spoken: DemoLanguage) => {
    said.push({ speaker: speaker === 'caller' ? 'visitor' : 'program', text });
    view.addUtterance(speaker, text, spoken);
  };
  const begin = () => {
    response = startDialogue(agent, { now: now(), locale, language });
    hasBegun = false;
    view.clear();
    said = [];
    tell('agent', response.say, response.language);
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
    if (text.trim() !== '') tell('caller', text.slice(0, utteranceMaximum).trim(), language);
    tell('agent', response.say, language);
    view.showTicket(response.ticket);
    view.showLanguage(language);
    if (response.wantsPerson) view.offerPerson(language);
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
    askForPerson() {
      onCallback(writeConversation([{ speaker: 'program', text: agent.business }, ...said]), language);
    },
    restart() {
      close();
      begin();
      rest();
    },
  };
}

/**
 * Starts a call on the demo page. The page loads this module, the dialogue and the data of the agent only when a
 * visitor first uses the call.
 */
export async function openLiveCall(root: HTMLElement): Promise<LiveCall> {
  const stage = root.closest<HTMLElement>('[data-voice-stage]');
  const status = stage?.querySelector('[data-voice-status]');
  const key: DemoAgentKey | undefined = demoAgentKeys.find((candidate) => candidate === root.dataset.liveCall);
  if (!stage || !status || !key) throw new Error('There is no agent for this call.');
  return createLiveCall({
    agent: await builtInAgents[key](),
    locale: localeOfPath(location.pathname),
    view: createLiveCallView(root),
    speech: browserSpeech(),
    now: () => new Date(),
    onCallback(conversation, language) {
      // The assistant reads these two values when it opens. The click opens it, and loads its code if that has not been
      // loaded.
      const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
      if (!pill) return;
      pill.dataset.conversation = conversation;
      pill.dataset.language = language;
      pill.click();
    },
    onStatus(current) {
      // If the widget of a third-party agent has failed, the heading says so and must not change.
      if (stage.dataset.state === 'live') status.textContent = liveStatus[current];
      stage.dataset.activity = current;
    },
  });
}
