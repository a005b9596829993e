import type { DemoLanguage } from '#domain/demo-languages.ts';

/** The part of the browser's recogniser that we use; TypeScript's DOM types lack it. */
interface Recogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

const voices: Record<DemoLanguage, string> = { en: 'en-NZ', 'zh-Hans': 'zh-CN', ko: 'ko-KR' };
/** Milliseconds after which a voice that stays silent counts as missing. */
const longestSilence = 15_000;

/** Returns the browser's speech recognition and synthesis. Their presence does not prove that they work. */
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

/** Events of the microphone: partial texts, then exactly one of the other three. */
export interface ListenHandlers {
  onPartial(text: string): void;
  onText(text: string): void;
  onSilence(): void;
  /** Listening is not possible. From now on the visitor types. */
  onError(): void;
}

/** Speech recognition and synthesis for a call. */
export interface SpeechPort {
  readonly canListen: boolean;
  /** Opens the microphone for one utterance. Returns a function that closes it. */
  listen(language: DemoLanguage, handlers: ListenHandlers): () => void;
  /** Resolves when the text was spoken or speaking failed. */
  speak(text: string, language: DemoLanguage): Promise<void>;
  hush(): void;
}
