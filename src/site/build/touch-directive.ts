import type { ClientDirective } from 'astro';
import { listenToAskLinks } from '../browser/ask-links.ts';
import { changedFields, collectPresses, passFieldsToReact, rememberControls } from '../browser/early-input.ts';
import { holdForPageScripts } from '../browser/page-scripts.ts';

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

/**
 * `client:touch` hydrates an island when a visitor first presses it, focuses it or presses a key in it. The code is
 * loaded as soon as a pointer enters the island. Whatever the visitor does before hydration is kept: texts in the
 * fields become the state of the component, and presses are held and repeated once (product 14.9). If the code cannot
 * be loaded, the browser answers the presses itself, and the next touch tries again.
 */
const touchDirective: ClientDirective = (load, _options, element) => {
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';
  const presses = collectPresses();
  const typed = new Set<EventTarget>();

  let release: Promise<void> | undefined;

  const prefetch = () => {
    element.removeEventListener('pointerover', prefetch);
    void load();
  };

  const wake = async () => {
    if (state !== 'asleep') return;
    state = 'waking';
    const run = await load();
    await release;
    const findAgain = rememberControls(element);
    await run();
    // Astro removes the attribute `ssr` when it has passed the island to React. If the code could not be loaded, the
    // attribute is still there.
    const isLoaded = !element.hasAttribute('ssr');
    state = 'awake';
    if (isLoaded) passFieldsToReact(element, typed, findAgain);
    presses.repeat(findAgain);
    if (!isLoaded) {
      state = 'asleep';
      return;
    }
    for (const type of touches) element.removeEventListener(type, onTouch, true);
    window.removeEventListener('popstate', wake);
  };

  const onTouch = (event: Event) => {
    if (state === 'awake') return;
    if (event.type === 'input' && event.target) {
      typed.delete(event.target);
      typed.add(event.target);
    }
    // If React rendered a button again while it is held down, the browser would send no click.
    if (event.type === 'pointerdown' && event.target instanceof Element && event.target.closest('a, button'))
      release = new Promise((resolve) => {
        for (const type of ['pointerup', 'pointercancel', 'dragend'])
          window.addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
      });
    presses.hold(event);
    void wake();
  };
  const wakeIfChanged = () => {
    if (changedFields(element).length > 0) void wake();
  };

  for (const type of touches) element.addEventListener(type, onTouch, { capture: true });
  element.addEventListener('pointerover', prefetch, { passive: true });
  // Back or Forward may lead to another URL of this page. Only the hydrated island can show the content of that URL.
  window.addEventListener('popstate', wake);
  // A field may have changed before this script runs: a visitor may have typed while the page was still loading, and
  // after a reload the browser fills in the fields again. In both cases, the island is hydrated at once.
  wakeIfChanged();
  window.addEventListener('pageshow', wakeIfChanged);
};

holdForPageScripts();
listenToAskLinks();

export default touchDirective;
