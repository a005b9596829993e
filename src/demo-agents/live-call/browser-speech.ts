import type { DemoLanguage } from '#language/languages.ts';

/**
 * The properties of the browser's speech recogniser that are used here. TypeScript's DOM types do not contain the
 * recogniser.
 */
interface Recogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

const voices: Record<DemoLanguage, string> = { en: 'en-NZ', 'zh-Hans': 'zh-CN', ko: 'ko-KR' };
/**
 * Maximum time to wait for the end of speech, in milliseconds, on top of 120 ms for each character. A browser that
 * needs longer has no working voice.
 */
const longestSilence = 15_000;

/** Returns the browser's speech recognition and synthesis. In some browsers, both exist but do not work. */
export function browserSpeech(): SpeechPort {
  const create = findRecogniser();
  return {
    canListen: create !== undefined,
    listen(language, handlers) {
      if (!create) {
        handlers.onError();
        return () => {};
      }
      return listenOnce(create(), language, handlers);
    },
    speak,
    hush() {
      if ('speechSynthesis' in window) window.speechSynthesis.cancel();
    },
  };
}

function findRecogniser(): (() => Recogniser) | undefined {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? () => Reflect.construct(found, []) : undefined;
}

function listenOnce(recogniser: Recogniser, language: DemoLanguage, handlers: ListenHandlers): () => void {
  let isOver = false;
  const end = (report: () => void) => {
    if (isOver) return;
    isOver = true;
    report();
  };
  recogniser.lang = voices[language];
  recogniser.interimResults = true;
  recogniser.addEventListener('result', (event) => {
    const { text, isFinal } = readResult(event);
    if (isFinal) end(() => handlers.onText(text));
    else if (!isOver) handlers.onPartial(text);
  });
  recogniser.addEventListener('error', (event) => {
    const reason: unknown = Reflect.get(event, 'error');
    end(reason === 'no-speech' ? handlers.onSilence : handlers.onError);
  });
  recogniser.addEventListener('end', () => end(handlers.onSilence));
  try {
    recogniser.start();
  } catch {
    end(handlers.onError);
  }
  return () => {
    isOver = true;
    recogniser.abort();
  };
}

function readResult(event: Event): { text: string; isFinal: boolean } {
  const results: Iterable<{ isFinal: boolean; 0: { transcript: string } }> = Reflect.get(event, 'results');
  const all = [...results];
  return { text: all.map((result) => result[0].transcript).join(''), isFinal: all.some(({ isFinal }) => isFinal) };
}

function speak(text: string, language: DemoLanguage): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voices[language];
    const timer = setTimeout(resolve, longestSilence + text.length * 120);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    utterance.addEventListener('end', end);
    utterance.addEventListener('error', end);
    window.speechSynthesis.speak(utterance);
  });
}

/**
 * Functions that are called for events of the microphone. `onPartial` is called any number of times. After that,
 * exactly one of the other functions is called once.
 */
export interface ListenHandlers {
  onPartial(text: string): void;
  onText(text: string): void;
  onSilence(): void;
  /** Called if the browser cannot listen. The visitor then has to type. */
  onError(): void;
}

/** Speech recognition and synthesis for a call. */
export interface SpeechPort {
  readonly canListen: boolean;
  /** Opens the microphone for one utterance. Returns a function that closes the microphone. */
  listen(language: DemoLanguage, handlers: ListenHandlers): () => void;
  /** Resolves when the text has been spoken. Also resolves if speaking fails. */
  speak(text: string, language: DemoLanguage): Promise<void>;
  hush(): void;
}

/** Minimum number of recognised words with which a caller interrupts the agent. */
const minWords = 2;
/**
 * If at least this proportion of the heard words also occurs in what the agent says, the microphone has heard the
 * agent.
 */
const echoShare = 0.5;

/**
 * Returns whether the microphone has probably heard the agent from the loudspeaker, and not the caller. `heard` are the
 * words that were recognised while the agent was saying `spoken`.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const words = wordsOf(heard);
  const own = new Set(wordsOf(spoken));
  return words.filter((word) => own.has(word)).length >= words.length * echoShare;
}

/** Returns whether the words that are recognised so far show that the caller interrupts the agent. */
export function interrupts(heard: string, spoken: string): boolean {
  return wordsOf(heard).length >= minWords && !isEcho(heard, spoken);
}

/** Returns the words of a text. In Chinese, every character counts as a word. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}|[\p{Script=Hangul}]+|[\p{Script=Latin}\p{N}'’]+/gu) ?? [];
}
