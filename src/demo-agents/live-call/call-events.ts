/**
 * What a page tells the call of an agent: another agent is shown, this one is shown again, or Reload Widget was pressed.
 * A call that is not loaded yet has nothing to do.
 */
export type PageNews = 'leave' | 'return' | 'restart';

/** What a call tells the page: the text and the name of its status. */
export interface CallStatus {
  readonly text: string;
  readonly activity: string;
}

const eventName = (news: PageNews) => `call-${news}`;
const statusEvent = 'call-status';

export function tellCall(page: HTMLElement, key: string | undefined, news: PageNews): void {
  page.querySelector(`[data-live-call="${CSS.escape(key ?? '')}"]`)?.dispatchEvent(new Event(eventName(news)));
}

/** Hears what a page tells a call. Returns a function that stops hearing. */
export function hearPage(root: HTMLElement, hear: Readonly<Record<PageNews, () => void>>): () => void {
  const stop = new AbortController();
  for (const news of ['leave', 'return', 'restart'] as const)
    root.addEventListener(eventName(news), hear[news], { signal: stop.signal });
  return () => stop.abort();
}

export function tellStatus(root: HTMLElement, detail: CallStatus): void {
  root.dispatchEvent(new CustomEvent(statusEvent, { bubbles: true, detail }));
}

/**
 * Shows the status of the call in the head of its stage, from the first press on: until the code of the call has loaded,
 * the head says that it connects. If the widget of a third-party agent has failed, the head says so and does not change.
 */
export function showCallStatus(stage: HTMLElement): void {
  const status = stage.querySelector('[data-voice-status]');
  const say = (text: string) => {
    if (status && stage.dataset.state === 'live') status.textContent = text;
  };
  for (const type of ['click', 'submit'])
    stage.addEventListener(
      type,
      ({ target }) => {
        const isOnCall = target instanceof Element && target.closest('[data-live-call]') !== null;
        if (isOnCall && !stage.dataset.activity) say('Connecting');
      },
      true,
    );
  // Astro sends this event when the code of an island could not be loaded.
  stage.addEventListener('astro:hydration-error', () => say('Not connected'));
  stage.addEventListener(statusEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { text, activity }: CallStatus = event.detail;
    say(text);
    stage.dataset.activity = activity;
  });
}
