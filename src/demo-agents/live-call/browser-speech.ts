import type { DemoLanguage } from '#language/languages.ts';

/**
 * The properties of the browser's speech recogniser that are used here. TypeScript's DOM types do not contain the
 * recogniser.
 */
interface Recogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  processLocally: boolean;
  phrases: unknown;
  start(): void;
  abort(): void;
}

/** Whether the browser can recognise a language on the device. `downloadable` needs a language pack first. */
export type OnDevice = 'available' | 'downloadable' | 'downloading' | 'unavailable';

export interface ListenOptions {
  readonly language: DemoLanguage;
  /** Whether the browser must recognise the speech on the device. It then sends no sound to anyone. */
  readonly isOnDevice: boolean;
  /** Words that the recogniser should expect. Only a recogniser on the device gets them. */
  readonly phrases: readonly string[];
}

/** Why the microphone does not listen. `refused` means that the visitor or the browser's settings do not allow it. */
export type ListenFailure = 'refused' | 'unavailable';

/**
 * Functions that are called for events of the microphone. `onPartial` is called any number of times. After that,
 * exactly one of the other functions is called once.
 */
export interface ListenHandlers {
  onPartial(text: string): void;
  onText(text: string): void;
  onSilence(): void;
  onError(failure: ListenFailure): void;
}

const voices: Record<DemoLanguage, string> = { en: 'en-NZ', 'zh-Hans': 'zh-CN', ko: 'ko-KR' };
/**
 * Maximum time to wait for the end of speech, in milliseconds, on top of 120 ms for each character. A browser that
 * needs longer has no working voice.
 */
const longestSilence = 15_000;
/** How much likelier the recogniser takes an expected phrase, from 0 to 10. */
const phraseBoost = 3;
const onDeviceStates: readonly OnDevice[] = ['available', 'downloadable', 'downloading'];

/** Returns whether the browser has speech recognition. In some browsers, it exists but does not work. */
export function canListen(): boolean {
  return recogniserType() !== undefined;
}

export async function stateOnDevice(language: DemoLanguage): Promise<OnDevice> {
  const state = await ask('available', language);
  return onDeviceStates.find((candidate) => candidate === state) ?? 'unavailable';
}

/** Lets the browser download what it needs to recognise a language on the device. Returns whether it now can. */
export async function installOnDevice(language: DemoLanguage): Promise<boolean> {
  return (await ask('install', language)) === true;
}

export function hush(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}

function recogniserType(): (new () => Recogniser) | undefined {
  const found = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? found : undefined;
}

/** Calls a static method of the recogniser. Browsers without recognition on the device do not have these methods. */
async function ask(method: 'available' | 'install', language: DemoLanguage) {
  const type = recogniserType();
  const call: unknown = type && Reflect.get(type, method);
  if (!type || typeof call !== 'function') return undefined;
  try {
    const answer: unknown = await Reflect.apply(call, type, [{ langs: [voices[language]], processLocally: true }]);
    return answer;
  } catch {
    return undefined;
  }
}

/** Opens the microphone for one utterance. Returns a function that closes the microphone. */
export function listenOnce(options: ListenOptions, handlers: ListenHandlers): () => void {
  const type = recogniserType();
  if (!type) {
    handlers.onError('unavailable');
    return () => {};
  }
  const recogniser = new type();
  let isOver = false;
  const end = (report: () => void) => {
    if (isOver) return;
    isOver = true;
    report();
  };
  recogniser.lang = voices[options.language];
  recogniser.interimResults = true;
  if (options.isOnDevice) {
    recogniser.processLocally = true;
    expectPhrases(recogniser, options.phrases);
  }
  recogniser.addEventListener('result', (event) => {
    const { text, isFinal } = readResult(event);
    if (isFinal) end(() => handlers.onText(text));
    else if (!isOver) handlers.onPartial(text);
  });
  recogniser.addEventListener('error', (event) => {
    const reason: unknown = Reflect.get(event, 'error');
    if (reason === 'no-speech') end(handlers.onSilence);
    else end(() => handlers.onError(reason === 'not-allowed' ? 'refused' : 'unavailable'));
  });
  recogniser.addEventListener('end', () => end(handlers.onSilence));
  try {
    recogniser.start();
  } catch {
    end(() => handlers.onError('unavailable'));
  }
  return () => {
    isOver = true;
    recogniser.abort();
  };
}

function expectPhrases(recogniser: Recogniser, phrases: readonly string[]): void {
  const type: unknown = Reflect.get(window, 'SpeechRecognitionPhrase');
  if (typeof type !== 'function') return;
  try {
    recogniser.phrases = phrases.map((phrase): unknown => Reflect.construct(type, [phrase, phraseBoost]));
  } catch {
    // The recogniser takes no phrases. It hears them a little less well.
  }
}

function readResult(event: Event): { text: string; isFinal: boolean } {
  const results: Iterable<{ isFinal: boolean; 0: { transcript: string } }> = Reflect.get(event, 'results');
  const all = [...results];
  return { text: all.map((result) => result[0].transcript).join(''), isFinal: all.some(({ isFinal }) => isFinal) };
}

/** Resolves when the text has been spoken. Also resolves if speaking fails. */
export function speak(text: string, language: DemoLanguage): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voices[language];
    utterance.voice = ownVoice(language);
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

/** Returns a voice of the device, which sends no text to anyone, or `null` for the browser's choice. */
function ownVoice(language: DemoLanguage): SpeechSynthesisVoice | null {
  const all = window.speechSynthesis.getVoices().filter(({ localService }) => localService);
  const tag = voices[language];
  const isSame = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').startsWith(tag.slice(0, 2));
  return all.find(({ lang }) => lang.replace('_', '-') === tag) ?? all.find(isSame) ?? null;
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
