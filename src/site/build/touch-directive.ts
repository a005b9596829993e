import type { ClientDirective } from 'astro';

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

/**
 * `client:touch` hydrates an island when a visitor first points at it, focuses it or presses a key in it. When a
 * pointer enters the island, its code is already loaded. A click or submit that comes before hydration is stopped, and
 * repeated after it. So it is not lost, and the browser does not submit the form itself. Clicks inside
 * `data-native-click` are not stopped. Example: a radio button changes at once, and the island reads its value when it
 * hydrates.
 */
const touchDirective: ClientDirective = (load, _options, element) => {
  let isHydrated = false;
  let isHydrating = false;
  let held: Event | undefined;

  const prefetch = () => {
    element.removeEventListener('pointerover', prefetch);
    void load();
  };

  const hydrate = async () => {
    const run = await load();
    await run();
    isHydrated = true;
    for (const type of touches) element.removeEventListener(type, onTouch, true);
    window.removeEventListener('popstate', onTouch);
    // This waits for the next task. By then React has attached its handlers, and if a key was pressed, the click that
    // follows it has come.
    setTimeout(() => repeat(held), 0);
  };

  const onTouch = (event: Event) => {
    if (isHydrated) return;
    if (event.type === 'click' || event.type === 'submit') {
      if (isModifiedClick(event)) return;
      if (!isNativeClick(event)) {
        event.preventDefault();
        event.stopPropagation();
        held = event;
      }
    }
    if (isHydrating) return;
    isHydrating = true;
    void hydrate();
  };

  for (const type of touches) element.addEventListener(type, onTouch, { capture: true });
  element.addEventListener('pointerover', prefetch, { passive: true });
  // Back or Forward may lead to another URL of this page, and only the hydrated island can show its content.
  window.addEventListener('popstate', onTouch);
};

function isModifiedClick(event: Event): boolean {
  return event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);
}

function isNativeClick(event: Event): boolean {
  return (
    event.type === 'click' && event.target instanceof Element && event.target.closest('[data-native-click]') !== null
  );
}

function repeat(held: Event | undefined): void {
  if (held?.type === 'submit' && held.target instanceof HTMLFormElement) {
    held.target.requestSubmit(held instanceof SubmitEvent && held.submitter?.isConnected ? held.submitter : undefined);
  } else if (held?.target instanceof HTMLElement || held?.target instanceof SVGElement) {
    held.target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
    );
  }
}

export default touchDirective;
