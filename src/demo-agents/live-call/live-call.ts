import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import { type BuiltInAgentKey, builtInAgentKeys } from '#shared/demo-agent-keys.ts';
import { type ConversationTurn, writeConversation } from '#shared/enquiries/enquiry-conversation.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import { type Locale, localeOfPath } from '#shared/rules/locales.ts';
import { builtInAgents } from '../agents/built-in-agents.ts';
import { type DialogueResponse, reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { browserSpeech, interrupts, isEcho, type SpeechPort } from './browser-speech.ts';
import { liveStatus, otherLanguage, sendingTexts, stillHere } from './live-call-texts.ts';
import { createLiveCallView, type LiveCallView } from './live-call-view.ts';
import type { ReadWithModel } from './model-reader.ts';
import type { CallSender } from './send-introduction.ts';

/** A call with a built-in agent. */
export interface LiveCall {
  /** Passes an utterance of the caller to the agent. */
  say(text: string): void;
  /**
   * Opens the microphone if it is closed, and closes it if it is open. A call listens only after a visitor has used
   * this.
   */
  toggleMicrophone(): void;
  toggleMute(): void;
  /**
   * Sets the language in which the microphone listens. If the call has not begun, the agent also greets the caller in
   * this language.
   */
  chooseLanguage(value: string): void;
  /** Opens the form for a callback. The form contains what was said in the call. */
  askForPerson(): void;
  /** Closes the microphone because another agent is shown. The call is kept. */
  leave(): void;
  /** Shows the status of the call again after `leave`, and tells the caller that the call is still there. */
  comeBack(): void;
  /** Ends the call and starts a new one. */
  restart(): void;
}

/** The events of a call that the usage statistics count. */
type CallStep = 'call-started' | 'call-confirmed' | 'call-person';

interface LiveCallParts {
  readonly agent: DialogueAgent;
  readonly locale: Locale;
  readonly view: LiveCallView;
  readonly speech: SpeechPort;
  readonly now: () => Date;
  /** Lets a language model read the utterances. When unset, only the built-in rules read them. */
  readonly read?: ReadWithModel | undefined;
  /** Sends the details that the caller has confirmed. When unset, nothing is sent. */
  readonly sender?: CallSender | undefined;
  /** Called when the status of the call changes. `language` is the language for which the microphone listens. */
  readonly onStatus: (status: keyof typeof liveStatus, language: DemoLanguage) => void;
  /** Called once for each call when it starts, when its ticket is confirmed, and when the caller asks for a person. */
  readonly onStep: (step: CallStep) => void;
  /** Called to open the form in which a person asks to be rung back. */
  readonly onCallback: (conversation: string, language: DemoLanguage) => void;
}

/** Maximum number of silent turns in a row. The microphone then closes. */
const maxSilences = 2;
/** Maximum number of times that the microphone is opened again while the agent speaks one response. */
const maxOpenings = 3;

/** Connects a dialogue with a view and with speech. Typed and spoken utterances belong to the same dialogue. */
export function createLiveCall(parts: LiveCallParts): LiveCall {
  const { agent, locale, view, speech, now, read, sender, onCallback } = parts;
  let response: DialogueResponse;
  /** The language that the visitor chose for the microphone. It is used until the agent changes to another language. */
  let chosen: DemoLanguage | undefined;
  let hasBegun = false;
  let isAway = false;
  let isOpen = false;
  let isUsed = false;
  let isMuted = false;
  let isSpeaking = false;
  let canListen = speech.canListen;
  let silences = 0;
  let said: ConversationTurn[] = [];
  /** The steps of this call that were counted. */
  let steps = new Set<CallStep>();
  let stopListening: (() => void) | undefined;
  /**
   * Settles when all utterances so far are answered. Each utterance waits for the answer to the one before, which can
   * take seconds with a language model.
   */
  let reading: Promise<void> = Promise.resolve();
  /** Number of calls so far. An utterance of an earlier call must not be answered. */
  let callNumber = 0;
  /**
   * Number of responses and interruptions so far. At the end of a response, the microphone opens. If the number has
   * changed while a response was spoken, the response was interrupted, and the microphone does not open.
   */
  let round = 0;

  const step = (reached: CallStep) => {
    if (steps.has(reached)) return;
    steps.add(reached);
    parts.onStep(reached);
  };
  const listensFor = () => chosen ?? response.language;
  const onStatus = (status: keyof typeof liveStatus) => {
    if (!isAway) parts.onStatus(status, listensFor());
  };
  const showMicrophone = () => {
    if (canListen) view.showMicrophone({ isOpen, isUsed, isMuted });
    else view.hideMicrophone(listensFor());
  };
  const rest = () => onStatus(response.isOver ? 'over' : isOpen ? 'listening' : hasBegun ? 'talking' : 'ready');
  const stopSound = () => {
    isSpeaking = false;
    stopListening?.();
    stopListening = undefined;
    speech.hush();
  };
  const close = () => {
    isOpen = false;
    round += 1;
    stopSound();
    view.showPartial('', listensFor());
    showMicrophone();
  };
  const tell = (speaker: 'agent' | 'caller', text: string, spoken: DemoLanguage) => {
    said.push({ speaker: speaker === 'caller' ? 'visitor' : 'program', text });
    view.addUtterance(speaker, text, spoken);
  };
  const begin = (language: DemoLanguage) => {
    callNumber += 1;
    reading = Promise.resolve();
    response = startDialogue(agent, { now: now(), locale, language });
    hasBegun = false;
    steps = new Set();
    view.clear();
    said = [];
    tell('agent', response.say, response.language);
    view.showTicket(response.ticket);
    view.showLanguage(listensFor());
  };

  const answer = (text: string, isHeard: boolean) => {
    stopSound();
    round += 1;
    const mine = round;
    const call = callNumber;
    hasBegun = true;
    step('call-started');
    const run = async () => {
      if (call !== callNumber) return;
      const before = response;
      const builtIn = before.state.understand(text, before.state.snapshot.context);
      view.showNotice('', builtIn.language);
      if (text.trim() !== '') tell('caller', text.slice(0, utteranceMaximum).trim(), builtIn.language);
      if (read) onStatus('thinking');
      const event = (await read?.(before, text, builtIn)) ?? builtIn;
      if (call !== callNumber) return;
      response = reply(before.state, text, event);
      if (response.language !== before.language) chosen = undefined;
      tell('agent', response.say, response.language);
      view.showTicket(response.ticket);
      view.showLanguage(listensFor());
      if (response.ticket.status === 'confirmed') step('call-confirmed');
      if (response.wantsPerson) step('call-person');
      if (response.wantsPerson) view.offerPerson(response.language, agent.texts?.personOffer?.[response.language]);
      else if (sender && response.ticket.status === 'confirmed' && !before.isOver) void send(sender, response);
      else if (isHeard && event.type === 'unclear') view.showNotice(otherLanguage[listensFor()], listensFor());
      void speakAndListen(mine);
    };
    reading = reading.then(run, run);
  };
  /** Sends the confirmed details. If that fails, the caller can send them with the form for a callback. */
  const send = async ({ send: deliver }: CallSender, { state, language }: DialogueResponse) => {
    const call = callNumber;
    view.showNotice(sendingTexts.sending[language], language);
    const isSent = await deliver(state.snapshot.context.values, writeConversation(said));
    if (call !== callNumber) return;
    if (isSent) view.showNotice(sendingTexts.sent[language], language);
    else view.offerPerson(language, sendingTexts.failed[language]);
  };
  const speakAndListen = async (mine: number) => {
    if (mine !== round) {
      rest();
      return;
    }
    const isLast = response.isOver || silences >= maxSilences;
    if (isOpen && !isMuted) {
      onStatus('speaking');
      isSpeaking = true;
      // The microphone is open while the agent speaks, so that the caller can interrupt it.
      if (!isLast) listen(maxOpenings);
      await speech.speak(response.say, response.language);
      if (mine !== round || !isSpeaking) return;
      isSpeaking = false;
      stopListening?.();
    }
    if (isLast) close();
    else if (isOpen) listen();
    rest();
  };
  /** Opens the microphone. `openings` is how many times it may be opened again while the agent speaks. */
  const listen = (openings = 0) => {
    const spoken = response.say;
    const again = () => {
      stopListening = undefined;
      if (openings > 0) listen(openings - 1);
    };
    stopListening = speech.listen(listensFor(), {
      onPartial: (text) => {
        if (isSpeaking && !interrupts(text, spoken)) return;
        if (isSpeaking) {
          isSpeaking = false;
          speech.hush();
          onStatus('listening');
        }
        view.showPartial(text, listensFor());
      },
      onText: (text) => {
        if (isSpeaking && isEcho(text, spoken)) return again();
        silences = 0;
        answer(text, true);
      },
      onSilence: () => {
        if (isSpeaking) return again();
        silences += 1;
        answer('', true);
      },
      onError: () => {
        // Some browsers cannot listen and speak at the same time. The microphone then opens after the agent has spoken.
        if (isSpeaking) {
          stopListening = undefined;
          return;
        }
        canListen = false;
        close();
        rest();
      },
    });
  };

  begin('en');
  sender?.open();
  showMicrophone();
  return {
    say(text) {
      silences = 0;
      answer(text, false);
    },
    toggleMicrophone() {
      if (isOpen || !canListen) close();
      else {
        if (response.isOver) begin(listensFor());
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
    chooseLanguage(value) {
      const language = demoLanguages.find(({ tag }) => tag === value)?.tag;
      if (!language) return;
      chosen = language;
      if (!hasBegun) begin(language);
      if (isOpen && stopListening) {
        stopListening();
        listen();
        rest();
      }
    },
    askForPerson() {
      step('call-person');
      onCallback(writeConversation([{ speaker: 'program', text: agent.business }, ...said]), response.language);
    },
    leave() {
      close();
      onStatus('ready');
      isAway = true;
    },
    comeBack() {
      isAway = false;
      if (hasBegun && !response.isOver) view.showNotice(stillHere[response.language], response.language);
      rest();
    },
    restart() {
      close();
      begin(listensFor());
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
  const key: BuiltInAgentKey | undefined = builtInAgentKeys.find((candidate) => candidate === root.dataset.liveCall);
  if (!stage || !status || !key) throw new Error('There is no agent for this call.');
  const { callModel, callSender } = root.dataset;
  const locale = localeOfPath(location.pathname);
  return createLiveCall({
    read: callModel === undefined ? undefined : (await import('./model-reader.ts')).createModelReader(callModel),
    agent: await builtInAgents[key](),
    locale,
    sender:
      callSender === undefined
        ? undefined
        : (await import('./send-introduction.ts')).createCallSender(callSender, locale),
    view: createLiveCallView(root),
    speech: browserSpeech(),
    now: () => new Date(),
    onStep(step) {
      document.dispatchEvent(new CustomEvent('visit-step', { detail: { step, name: key } }));
    },
    onCallback(conversation, language) {
      // The assistant reads the two values of `dataset` when it opens. The click loads the assistant's code, if it has
      // not been loaded yet, and opens the assistant.
      const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
      if (!pill) return;
      // The call may be shown in a modal dialog. While that is open, nothing outside it can be used, not even the
      // assistant.
      root.closest('dialog')?.close();
      pill.dataset.conversation = conversation;
      pill.dataset.language = language;
      pill.click();
    },
    onStatus(current, language) {
      // If the widget of a third-party agent has failed, the heading says so and must not change.
      if (stage.dataset.state === 'live') {
        const { name = '' } = demoLanguages.find(({ tag }) => tag === language) ?? {};
        status.textContent = liveStatus[current].replace('{language}', name);
      }
      stage.dataset.activity = current;
    },
  });
}
