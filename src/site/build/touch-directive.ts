import type { ClientDirective } from 'astro';

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

/**
 * `client:touch`: hydrates an island at the visitor's first interaction and prefetches its code when the pointer enters
 * it. A click or submit before hydration is prevented and repeated afterwards, so that none is lost and no form is
 * submitted by the browser. Clicks inside `data-native-click` are not prevented: a radio button or checkbox changes at
 * once, and the island reads its value when it hydrates.
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
    // In a separate task: React attaches its handlers in the one before, and a keyboard's click follows its keydown.
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
  // Back or Forward may lead to a URL that the island wrote on an earlier visit.
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
