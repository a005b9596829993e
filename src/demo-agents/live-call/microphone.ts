import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import type { Turn } from '../call/turn.ts';
import {
  canListen,
  hush,
  installOnDevice,
  interrupts,
  isEcho,
  listenOnce,
  type OnDevice,
  speak,
  stateOnDevice,
} from './browser-speech.ts';
import { createStore } from './store.ts';

/** A sentence about the microphone, by its name in the texts of a call. */
export type MicrophoneNotice = 'changed' | 'interrupted' | 'silent' | 'refused' | 'unavailable' | 'notInstalled';

export interface MicrophoneState {
  readonly canListen: boolean;
  readonly isOpen: boolean;
  /** Whether the visitor has used the microphone. Only then are answers spoken, so only then can they be muted. */
  readonly isUsed: boolean;
  readonly isMuted: boolean;
  readonly isSpeaking: boolean;
  /** The words of an utterance that is still being recognised. */
  readonly partial: string;
  /** Which languages the browser recognises on the device. Empty until the browser has said so. */
  readonly onDevice: Partial<Record<DemoLanguage, OnDevice>>;
  readonly notice: MicrophoneNotice | undefined;
}

interface MicrophoneParts {
  readonly turn: () => Turn;
  readonly language: () => DemoLanguage;
  /** Words that the recogniser should expect in a language. */
  readonly phrases: (language: DemoLanguage) => readonly string[];
  /** Passes on what was heard. An empty text means silence. */
  readonly heard: (text: string) => void;
}

/** Maximum number of silent turns in a row. The microphone then closes. */
const maxSilences = 2;
/** Maximum number of times that the microphone is opened again while the agent speaks one response. */
const maxOpenings = 3;

/** Connects a call with the browser's speech. The microphone is closed until the visitor opens it. */
export function createMicrophone({ turn, language, phrases, heard }: MicrophoneParts) {
  const store = createStore<MicrophoneState>({
    canListen: canListen(),
    isOpen: false,
    isUsed: false,
    isMuted: false,
    isSpeaking: false,
    partial: '',
    onDevice: {},
    notice: undefined,
  });
  let stopListening: (() => void) | undefined;
  let silences = 0;
  /** Whether the microphone last listened on the device. It never changes to another place without saying so. */
  let wasOnDevice: boolean | undefined;
  /** Changes with each answer and interruption, so that the end of an interrupted sentence does nothing. */
  let round = 0;

  const askBrowser = async () => {
    const states = await Promise.all(demoLanguages.map(async ({ tag }) => [tag, await stateOnDevice(tag)]));
    store.set({ onDevice: Object.fromEntries(states) });
  };
  const stopSound = () => {
    stopListening?.();
    stopListening = undefined;
    store.set({ isSpeaking: false, partial: '' });
    hush();
  };
  const close = (notice?: MicrophoneNotice) => {
    round += 1;
    stopSound();
    wasOnDevice = undefined;
    store.set({ isOpen: false, notice });
  };
  const onHeard = (text: string) => {
    silences = text === '' ? silences + 1 : 0;
    heard(text);
  };

  /** Opens the microphone. `openings` is how many times it may be opened again while the agent speaks. */
  const listen = (openings = 0) => {
    const spoken = turn().say;
    const isOnDevice = store.get().onDevice[language()] === 'available';
    if (wasOnDevice && !isOnDevice) return close('changed');
    wasOnDevice = isOnDevice;
    const again = () => {
      stopListening = undefined;
      if (openings > 0) listen(openings - 1);
    };
    stopListening = listenOnce(
      { language: language(), isOnDevice, phrases: isOnDevice ? phrases(language()) : [] },
      {
        onPartial(partial) {
          if (!store.get().isSpeaking) return store.set({ partial });
          if (!interrupts(partial, spoken)) return;
          hush();
          store.set({ isSpeaking: false, partial, notice: 'interrupted' });
        },
        onText: (text) => (store.get().isSpeaking && isEcho(text, spoken) ? again() : onHeard(text)),
        onSilence: () => (store.get().isSpeaking ? again() : onHeard('')),
        onError(failure) {
          stopListening = undefined;
          // Some browsers cannot listen and speak at the same time. The microphone then opens after the agent has
          // spoken.
          if (store.get().isSpeaking && failure !== 'refused') return;
          if (failure === 'unavailable') store.set({ canListen: false });
          close(failure);
        },
      },
    );
  };
  /** Speaks, with the microphone open, so that the caller can interrupt. Resolves to whether nobody interrupted. */
  const speakAnswer = async (isLast: boolean): Promise<boolean> => {
    const mine = round;
    store.set({ isSpeaking: true });
    if (!isLast) listen(maxOpenings);
    await speak(turn().say, turn().language);
    if (mine !== round || !store.get().isSpeaking) return false;
    stopListening?.();
    store.set({ isSpeaking: false });
    return true;
  };
  /** Speaks the answer if the microphone is open, and then listens again. */
  const answer = async () => {
    const { isOpen, isMuted } = store.get();
    const isSilent = silences >= maxSilences;
    if (!isOpen) return;
    const isLast = turn().isOver || isSilent;
    if (!isMuted && turn().say !== '' && !(await speakAnswer(isLast))) return;
    if (isLast) close(isSilent ? 'silent' : undefined);
    else listen();
  };

  return {
    ...store,
    close,
    answer,
    /** Asks the browser what it recognises on the device, because the visitor is about to open the microphone. */
    prepare: () => void askBrowser(),
    /** Opens the microphone. With `greets`, the agent first says its last sentence. */
    async open(greets: boolean) {
      silences = 0;
      store.set({ isOpen: true, isUsed: true, notice: undefined });
      await askBrowser();
      if (!store.get().isOpen) return;
      if (greets) await answer();
      else listen();
    },
    /** Stops listening and speaking because the caller does something else, such as typing. */
    pause() {
      round += 1;
      stopSound();
      store.set({ notice: undefined });
    },
    changeLanguage() {
      if (!store.get().isOpen || !stopListening) return;
      stopListening();
      listen();
    },
    toggleMute() {
      const isMuted = !store.get().isMuted;
      store.set({ isMuted });
      if (isMuted) hush();
    },
    async install(tag: DemoLanguage) {
      store.set({ onDevice: { ...store.get().onDevice, [tag]: 'downloading' } });
      const isInstalled = await installOnDevice(tag);
      await askBrowser();
      store.set({ notice: isInstalled ? undefined : 'notInstalled' });
    },
  };
}
