export interface CallLine {
  readonly text: string;
  /** Whether the agent speaks, and not the caller. */
  readonly isOurs: boolean;
}

export interface CallListener {
  /** A line begins. It takes about this many seconds. */
  onLine(index: number, seconds: number): void;
  onEnd(): void;
  /** The call cannot be heard on this device. Nothing else is called after this. */
  onFailure(): void;
}

/** Makes a call heard: with the voices of the device, or from a recording. */
export interface CallSound {
  /** Begins with this line. After a pause, a recording may go on where it was paused. Must be called in a press. */
  play(line: number): void;
  pause(): void;
}

interface Speaker {
  readonly voice: SpeechSynthesisVoice;
  readonly pitch: number;
}

/** Some browsers read the list of voices only when a page first asks for it. Longest wait, in milliseconds. */
const voicesWait = 1500;
/** A voice that has not begun after this many milliseconds does not work. */
const beginWait = 5000;
/** How long a voice speaks, in seconds for each character. Only the moving line needs it, so an estimate is enough. */
const secondsPerCharacter = 0.065;

/** Speaks a call with two voices of the device. Pausing ends the line, so it is spoken again from its beginning. */
export function deviceVoices(lines: readonly CallLine[], listener: CallListener): CallSound {
  let playing = 0;
  const playFrom = async (first: number) => {
    playing += 1;
    const own = playing;
    const speakers = await findSpeakers();
    for (const [index, { text, isOurs }] of lines.entries()) {
      if (index < first) continue;
      if (own !== playing) return;
      const begin = () => own === playing && listener.onLine(index, text.length * secondsPerCharacter);
      const isSpoken = speakers && (await speak(text, isOurs ? speakers.agent : speakers.caller, begin));
      if (own !== playing) return;
      if (!isSpoken) {
        listener.onFailure();
        return;
      }
    }
    listener.onEnd();
  };
  return {
    play: (line) => void playFrom(line),
    pause() {
      playing += 1;
      if ('speechSynthesis' in window) window.speechSynthesis.cancel();
    },
  };
}

async function findSpeakers(): Promise<Record<'caller' | 'agent', Speaker> | undefined> {
  if (!('speechSynthesis' in window)) return undefined;
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
      setTimeout(resolve, voicesWait);
    });
  }
  return chooseSpeakers(speechSynthesis.getVoices(), navigator.language);
}

/** Voices that systems offer as a joke, or that sound like a machine of 1990. */
const novelty =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|eddy|flo|fred|good news|grandma|grandpa|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/i;

/**
 * Returns a voice for the agent and one for the caller. They speak the English of the device if it has such voices. Only
 * voices that run on the device are used, so no text is sent to anyone. Returns `undefined` if there are none.
 */
export function chooseSpeakers(
  voices: readonly SpeechSynthesisVoice[],
  deviceLanguage: string,
): Record<'caller' | 'agent', Speaker> | undefined {
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const english = voices.filter((voice) => voice.localService && tagOf(voice).startsWith('en'));
  const rank = (voice: SpeechSynthesisVoice) =>
    Number(novelty.test(voice.name)) * 2 + Number(tagOf(voice) !== deviceLanguage.toLowerCase());
  const [agent, other] = english.toSorted((one, two) => rank(one) - rank(two));
  if (!agent) return undefined;
  // With one voice, the caller's is lower, so that a listener hears who speaks.
  return {
    agent: { voice: agent, pitch: 1 },
    caller: other ? { voice: other, pitch: 1 } : { voice: agent, pitch: 0.7 },
  };
}

/** Chromium forgets the events of an utterance that nothing refers to. */
const spoken = new Set<SpeechSynthesisUtterance>();

/** Speaks a line. Resolves with `false` if the device does not speak it. */
function speak(text: string, { voice, pitch }: Speaker, onBegin: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    // Voices read "7.30" as a decimal number, but "7:30" as a time.
    const utterance = new SpeechSynthesisUtterance(text.replace(/(\d)\.(\d\d)\b/g, '$1:$2'));
    const end = (isSpoken: boolean) => {
      clearTimeout(timer);
      spoken.delete(utterance);
      resolve(isSpoken);
    };
    const timer = setTimeout(() => end(false), beginWait);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.pitch = pitch;
    utterance.addEventListener('start', () => {
      clearTimeout(timer);
      onBegin();
    });
    utterance.addEventListener('end', () => end(true));
    utterance.addEventListener('error', () => end(false));
    spoken.add(utterance);
    window.speechSynthesis.speak(utterance);
  });
}
