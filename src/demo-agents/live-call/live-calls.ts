import type { LiveCall } from './live-call.ts';

/** The calls on the demo page. The code of a call is loaded when a visitor first uses that call. */
export interface LiveCalls {
  /** Says one of the suggested first sentences to an agent. */
  start(key: string | undefined, text: string): void;
  /** Closes the microphone of a call because another agent is shown. The call is kept. */
  leave(key: string | undefined): void;
  /** Shows the status of a call again after `leave`, and tells the caller that the call is still there. */
  comeBack(key: string | undefined): void;
  /** Starts a call again from the beginning, if it has begun. */
  restart(key: string | undefined): void;
}

/**
 * Connects the calls that React has rendered on the page. Their forms can be used at once. The dialogue is loaded when
 * a call is first used.
 */
export function wireLiveCalls(page: HTMLElement): LiveCalls {
  const roots = new Map(
    [...page.querySelectorAll<HTMLElement>('[data-live-call]')].map((root) => [root.dataset.liveCall ?? '', root]),
  );
  const opened = new Map<string, Promise<LiveCall>>();
  const open = (key: string): Promise<LiveCall> | undefined => {
    const root = roots.get(key);
    if (!root) return undefined;
    const call =
      opened.get(key) ??
      import('./live-call.ts')
        .then(({ openLiveCall }) => openLiveCall(root))
        .catch((error: unknown) => {
          opened.delete(key);
          const notice = root.querySelector('[data-call-notice]');
          if (notice) notice.textContent = 'The agent could not be loaded. Check your connection and try again.';
          throw error;
        });
    opened.set(key, call);
    return call;
  };
  const withCall = (key: string, use: (call: LiveCall) => void, onFailure = () => {}) => {
    open(key)?.then(use, (error: unknown) => {
      console.warn('The built-in agent is not available.', error);
      onFailure();
    });
  };

  for (const [key, root] of roots) {
    const form = root.querySelector<HTMLFormElement>('form[data-call-form]');
    const field = form?.querySelector<HTMLInputElement>('input');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = field?.value ?? '';
      if (!field || text.trim() === '') return;
      field.value = '';
      const putBack = () => {
        field.value ||= text;
      };
      withCall(key, (call) => call.say(text), putBack);
    });
    for (const type of ['pointerdown', 'focusin'] as const) {
      root.addEventListener(type, () => withCall(key, () => {}), { once: true });
    }
    root
      .querySelector('[data-call-microphone]')
      ?.addEventListener('click', () => withCall(key, (call) => call.toggleMicrophone()));
    root
      .querySelector('[data-call-person]')
      ?.addEventListener('click', () => withCall(key, (call) => call.askForPerson()));
    root.querySelector('[data-call-mute]')?.addEventListener('click', () => withCall(key, (call) => call.toggleMute()));
    const choose = (radio: EventTarget | null) => {
      if (radio instanceof HTMLInputElement && radio.type === 'radio')
        withCall(key, (call) => call.chooseLanguage(radio.value));
    };
    root.addEventListener('change', (event) => choose(event.target));
    // The language may have been chosen before this script was loaded.
    const early = root.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (early && !early.defaultChecked) choose(early);
  }
  const withOpened = (key: string, use: (call: LiveCall) => void) => {
    opened.get(key)?.then(use, () => {});
  };
  return {
    start: (key = '', text) => withCall(key, (call) => call.say(text)),
    leave: (key = '') => withOpened(key, (call) => call.leave()),
    comeBack: (key = '') => withOpened(key, (call) => call.comeBack()),
    restart: (key = '') => withOpened(key, (call) => call.restart()),
  };
}
