import { type CallLine, type CallListener, type CallSound, deviceVoices } from './call-sound.ts';

/**
 * Plays the recording of a call, which nothing loads before the press. `call` is the list with the address
 * `data-recording`; each line in it has the time at which it begins, `data-from`. If the browser cannot play the
 * recording, the voices of the device go on, and the note of the card says so.
 */
export function recordedCall(call: HTMLElement, lines: readonly CallLine[], listener: CallListener): CallSound {
  const elements = [...call.querySelectorAll<HTMLElement>('[data-line]')];
  const times = elements.map(({ dataset }) => Number(dataset.from));
  const audio = new Audio(call.dataset.recording);
  let reached = -1;
  let voices: CallSound | undefined;

  const follow = () => {
    const index = Math.max(
      0,
      times.findLastIndex((time) => time <= audio.currentTime),
    );
    if (index === reached) return;
    reached = index;
    const end = times[index + 1] ?? audio.duration;
    listener.onLine(index, Number.isFinite(end) ? end - audio.currentTime : 0);
    call.scrollTo({ top: elements[index]?.offsetTop ?? 0, behavior: 'auto' });
  };
  const speakInstead = () => {
    if (voices) return;
    const note = call.closest('[data-call-card]')?.querySelector('[data-call-note]');
    if (note) note.textContent = 'The recording can’t be played here, so you hear your device’s voice';
    voices = deviceVoices(lines, listener);
    voices.play(Math.max(0, reached));
  };

  audio.addEventListener('timeupdate', follow);
  audio.addEventListener('ended', () => listener.onEnd());
  return {
    play(line) {
      if (voices) voices.play(line);
      else {
        // A pause that comes before the sound ends the promise with an AbortError.
        audio.play().catch((error) => error instanceof Error && error.name !== 'AbortError' && speakInstead());
      }
    },
    pause() {
      audio.pause();
      voices?.pause();
    },
  };
}
