import type { ClientDirective } from 'astro';

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

/**
 * `client:touch`: hydrates an island at the visitor's first touch, and fetches its code already when the pointer comes
 * near. A click or a submit that came too early is held back and done again once the island is alive, so nothing is
 * lost and no form leaves the page by itself. What lies in `data-native-click` is not held: a radio button or checkbox
 * changes at once, and its island reads it when it comes alive.
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
    // A task of its own: React attaches its handlers in the one before, and a keyboard's click comes after its keydown.
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
  // Back and Forward may lead to an address that the island itself made on an earlier visit.
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
