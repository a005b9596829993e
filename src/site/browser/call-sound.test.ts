import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallListener, chooseSpeakers, deviceVoices } from './call-sound.ts';

const voice = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  default: false,
  voiceURI: name,
});

describe('the voices of a call', () => {
  const namesOf = (voices: readonly SpeechSynthesisVoice[], language: string) => {
    const speakers = chooseSpeakers(voices, language);
    return speakers && [speakers.agent.voice.name, speakers.caller.voice.name];
  };

  test('are two of the device, in the English that the device is set to', () => {
    const voices = [voice('Samantha', 'en-US'), voice('Karen', 'en_AU'), voice('Anna', 'de-DE'), voice('Lee', 'en-AU')];
    expect(namesOf(voices, 'en-AU')).toEqual(['Karen', 'Lee']);
    expect(namesOf(voices, 'en-US')).toEqual(['Samantha', 'Karen']);
  });

  test('are of another English before they are a joke', () => {
    expect(namesOf([voice('Zarvox', 'en-US'), voice('Daniel', 'en-GB')], 'en-US')).toEqual(['Daniel', 'Zarvox']);
  });

  test('are none that send the text away', () => {
    expect(namesOf([voice('Cloud', 'en-NZ', false)], 'en-NZ')).toBeUndefined();
  });

  test('differ in height if the device has only one', () => {
    const speakers = chooseSpeakers([voice('Karen', 'en-AU')], 'en-NZ');
    expect(speakers?.agent.pitch).not.toBe(speakers?.caller.pitch);
  });
});

describe('a call spoken by the device', () => {
  let says: 'start end' | 'error' | 'nothing';
  let said: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    says = 'start end';
    said = [];
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    const speechSynthesis = {
      getVoices: () => [voice('Karen', 'en-AU'), voice('Lee', 'en-AU')],
      cancel: vi.fn(),
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(`${utterance.voice?.name}: ${utterance.text}`);
        if (says !== 'nothing')
          for (const type of says.split(' ')) queueMicrotask(() => utterance.dispatchEvent(new Event(type)));
      },
    };
    vi.stubGlobal('window', { speechSynthesis });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const lines = [
    { text: 'Can you come at 7.30?', isOurs: false },
    { text: 'Yes, for $110.', isOurs: true },
  ];
  const play = async (line = 0) => {
    const heard: string[] = [];
    const listener: CallListener = {
      onLine: (index) => heard.push(`line ${index}`),
      onEnd: () => heard.push('end'),
      onFailure: () => heard.push('failure'),
    };
    const sound = deviceVoices(lines, listener);
    sound.play(line);
    return { sound, heard };
  };

  test('is spoken line by line by two voices, and a time is spoken as a time', async () => {
    const { heard } = await play();
    await vi.runAllTimersAsync();
    expect(said).toEqual(['Lee: Can you come at 7:30?', 'Karen: Yes, for $110.']);
    expect(heard).toEqual(['line 0', 'line 1', 'end']);
  });

  test('goes on with the line at which it was paused', async () => {
    says = 'nothing';
    const { sound, heard } = await play();
    await Promise.resolve();
    sound.pause();
    says = 'start end';
    sound.play(1);
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['line 1', 'end']);
  });

  test.each(['error', 'nothing'] as const)('that the device does not speak (%s) fails once', async (answer) => {
    says = answer;
    const { heard } = await play();
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['failure']);
  });

  test('fails on a device without speech', async () => {
    vi.stubGlobal('window', {});
    const { heard } = await play();
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['failure']);
  });
});
