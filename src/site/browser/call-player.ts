import type { CallLine, CallListener, CallSound } from './call-sound.ts';
import { announceScript } from './page-scripts.ts';

/** What a press on the button does next. `steps` shows one line at a press, because nothing can be heard. */
type State = 'idle' | 'playing' | 'paused' | 'over' | 'steps';

const labels: Readonly<Record<State, string>> = {
  idle: 'Play the call',
  playing: 'Pause',
  paused: 'Go on',
  over: 'Play again',
  steps: 'Next line',
};

const nothingHeard = 'No English voice on this device: tap through the call.';

/** Returns the sound of a call. `call` is the element with the attribute `data-call` that contains its lines. */
type SoundOf = (call: HTMLElement, lines: readonly CallLine[], listener: CallListener) => CallSound;

/**
 * Lets a visitor hear the calls on a card: `[data-call-card]` with a button `[data-call-play]`, a note
 * `[data-call-note]`, and for each trade an element `[data-call]` whose lines are `[data-line]`. The value of
 * `data-line` is `ours` for the agent's lines. Nothing is read or loaded before the first press.
 */
export function startCallPlayer(soundOf: SoundOf): void {
  const card = document.querySelector<HTMLElement>('[data-call-card]');
  const button = card?.querySelector<HTMLButtonElement>('[data-call-play]');
  const note = card?.querySelector('[data-call-note]');
  if (!card || !button) return;
  let call: { readonly lines: readonly HTMLElement[]; readonly sound: CallSound } | undefined;
  let reached = -1;
  let isSilent = false;

  const show = (state: State) => {
    card.dataset.state = state;
    button.setAttribute('aria-label', labels[state]);
  };
  const showLine = (index: number, seconds: number) => {
    reached = index;
    const count = call?.lines.length ?? 1;
    card.style.setProperty('--heard', `${(index + 1) / count}`);
    card.style.setProperty('--line-time', `${seconds}s`);
    call?.lines.forEach((line, place) => {
      line.toggleAttribute('data-said', place <= index);
      line.toggleAttribute('data-now', place === index);
    });
  };
  const stop = () => {
    call?.sound.pause();
    showLine(-1, 0);
    call = undefined;
    show('idle');
  };
  const end = () => {
    for (const line of call?.lines ?? []) line.removeAttribute('data-now');
    show('over');
  };
  const step = () => {
    showLine(reached + 1, 0);
    if (reached + 1 >= (call?.lines.length ?? 0)) end();
    else show('steps');
  };
  const begin = () => {
    const element = [...card.querySelectorAll<HTMLElement>('[data-call]')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    if (!element) return;
    const lines = [...element.querySelectorAll<HTMLElement>('[data-line]')];
    const read = lines.map((line) => ({
      text: line.lastChild?.textContent ?? '',
      isOurs: line.dataset.line === 'ours',
    }));
    const onFailure = () => {
      isSilent = true;
      if (note) note.textContent = nothingHeard;
      show('steps');
    };
    call = { lines, sound: soundOf(element, read, { onLine: showLine, onEnd: end, onFailure }) };
    showLine(0, 0);
  };

  button.addEventListener('click', () => {
    const { state } = card.dataset;
    if (state === 'steps') step();
    else if (state === 'playing') {
      call?.sound.pause();
      show('paused');
    } else {
      if (state !== 'paused') begin();
      show(isSilent ? 'steps' : 'playing');
      if (!isSilent) call?.sound.play(Math.max(reached, 0));
    }
  });
  card.addEventListener('change', stop);
  window.addEventListener('pagehide', stop);
  show('idle');
  announceScript(card);
}
