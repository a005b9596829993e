import { expect, type Page } from '@playwright/test';

/** Controls the speech recognition and synthesis that replace the browser's on a page. */
export interface FakeSpeech {
  /** Lets the page hear a sentence. The microphone must be open. */
  say(text: string): Promise<void>;
  /** Lets the page hear the beginning of a sentence. The microphone must be open. */
  partial(text: string): Promise<void>;
  /** Ends recognition with an error. Example: `not-allowed` or `no-speech`. */
  fail(reason: string): Promise<void>;
  /** Returns the language that is being recognised, or an empty text if the microphone is closed. */
  listening(): Promise<string>;
  /** Returns how often the page has stopped a sentence that it was speaking. */
  hushes(): Promise<number>;
  /** Returns all sentences that the page has spoken. Each begins with its language. */
  spoken(): Promise<string[]>;
}

/**
 * Replaces the browser's speech recognition and synthesis, because headless Chromium has no audio. Must be called
 * before `goto`. With `isSlow`, a spoken sentence never ends by itself: it must be interrupted.
 */
export async function fakeSpeech(page: Page, { isSlow = false } = {}): Promise<FakeSpeech> {
  await page.addInitScript((isSlow) => {
    const state = {
      open: undefined as FakeRecogniser | undefined,
      spoken: [] as string[],
      speaking: undefined as SpeechSynthesisUtterance | undefined,
      hushes: 0,
    };
    class FakeRecogniser extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        state.open = this;
      }
      abort() {
        if (state.open === this) state.open = undefined;
      }
      hear(text: string, isFinal: boolean) {
        const result = Object.assign([{ transcript: text }], { isFinal });
        if (isFinal) state.open = undefined;
        this.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
      }
      fail(error: string) {
        state.open = undefined;
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
      }
    }
    Object.assign(window, {
      SpeechRecognition: FakeRecogniser,
      webkitSpeechRecognition: FakeRecogniser,
      fakeSpeech: state,
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        cancel() {
          if (state.speaking) state.hushes += 1;
          state.speaking?.dispatchEvent(new Event('error'));
          state.speaking = undefined;
        },
        speak(utterance: SpeechSynthesisUtterance) {
          state.spoken.push(`${utterance.lang}: ${utterance.text}`);
          state.speaking = utterance;
          if (isSlow) return;
          setTimeout(() => {
            state.speaking = undefined;
            utterance.dispatchEvent(new Event('end'));
          }, 0);
        },
      },
    });
  }, isSlow);
  const listening = () => page.evaluate<string>('window.fakeSpeech.open?.lang ?? ""');
  // `waitForFunction` cannot be used: it runs the condition with eval in the page, and the page's security policy
  // blocks eval.
  const isOpen = () => page.evaluate<boolean>('window.fakeSpeech.open !== undefined');
  const whenOpen = () => expect.poll(isOpen, { intervals: [20, 40, 80, 160] }).toBe(true);
  return {
    listening,
    spoken: () => page.evaluate<string[]>('window.fakeSpeech.spoken'),
    async say(text) {
      await whenOpen();
      await page.evaluate(`window.fakeSpeech.open.hear(${JSON.stringify(text.slice(0, 3))}, false)`);
      await page.evaluate(`window.fakeSpeech.open.hear(${JSON.stringify(text)}, true)`);
    },
    hushes: () => page.evaluate<number>('window.fakeSpeech.hushes'),
    async partial(text) {
      await whenOpen();
      await page.evaluate(`window.fakeSpeech.open.hear(${JSON.stringify(text)}, false)`);
    },
    async fail(reason) {
      await whenOpen();
      await page.evaluate(`window.fakeSpeech.open.fail(${JSON.stringify(reason)})`);
    },
  };
}
