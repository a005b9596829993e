import type { DemoLanguage } from '#domain/demo-languages.ts';

/** What we use of the browser's recogniser, which TypeScript's DOM types leave out. */
interface Recogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

const voices: Record<DemoLanguage, string> = { en: 'en-NZ', 'zh-Hans': 'zh-CN', ko: 'ko-KR' };
/** A voice that says nothing for this long, in milliseconds, is taken for one that is not there. */
const longestSilence = 15_000;

/** Speech recognition and synthesis of the browser, where it has them; having them is no proof that they work. */
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

/** What one opening of the microphone gives: one of these, once; text that is still changing before that. */
export interface ListenHandlers {
  onPartial(text: string): void;
  onText(text: string): void;
  onSilence(): void;
  /** Listening is not possible here, whatever the reason: from now on the visitor types. */
  onError(): void;
}

/** Ears and mouth of the built-in agent. The browser's own in the product, a fake one in tests. */
export interface SpeechPort {
  readonly canListen: boolean;
  /** Opens the microphone for one sentence; the answer closes it. */
  listen(language: DemoLanguage, handlers: ListenHandlers): () => void;
  /** Settles when it has been said, or could not be. */
  speak(text: string, language: DemoLanguage): Promise<void>;
  hush(): void;
}
