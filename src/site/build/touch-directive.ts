import type { ClientDirective } from 'astro';
import { listenToAskLinks } from '../browser/ask-links.ts';
import { changedFields, collectPresses, whenReleased } from '../browser/early-input.ts';
import { holdForPageScripts } from '../browser/page-scripts.ts';
import { prepareWhenIdle, prepareWhenUsed } from '../browser/prepare-code.ts';

const touches = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'] as const;

/**
 * Address of the script that passes the fields to React. Only an island that is touched needs it, so it is not part of
 * this inline script.
 */
const passFields = '/pass-fields.js';

/**
 * `client:touch` hydrates an island when a visitor first presses it, focuses it or presses a key in it. The code is
 * loaded before that: in idle time once somebody uses the page, or as soon as a pointer enters the island. With the
 * address of a script as its value, the first idle time is enough, and the code is loaded when the script's `prepared`
 * has resolved. Whatever the visitor does before hydration is kept: texts in the fields become the state of the component, and presses are held and
 * repeated once. If the code cannot be loaded, the browser answers the presses itself, and the next touch tries again.
 */
const touchDirective: ClientDirective = (load, { value }, element) => {
  /** Whether the island is hydrated, or will be soon. */
  let isStarted = false;
  let isAwake = false;
  const presses = collectPresses();
  const typed: (EventTarget | null)[] = [];
  let released = Promise.resolve();

  const loadFields = (): Promise<typeof import('../browser/pass-fields.ts') | undefined> =>
    import(/* @vite-ignore */ passFields).catch(() => undefined);

  const prefetch = () => {
    void load();
    void loadFields();
  };

  const wake = async () => {
    if (isStarted) return;
    isStarted = true;
    const [run, fields] = await Promise.all([load(), loadFields()]);
    await released;
    const findAgain = await fields?.hydrate(element, run, () => changedFields(element), typed);
    isAwake = isStarted = findAgain !== undefined;
    presses.repeat(findAgain);
  };

  const onTouch = (event: Event) => {
    if (isAwake) return;
    if (event.type === 'input') typed.push(event.target);
    presses.hold(event);
    if (event.type === 'pointerdown' || event.type === 'keydown') released = whenReleased(event);
    void wake();
  };
  const wakeIfChanged = () => {
    if (changedFields(element).length > 0) void wake();
  };

  for (const type of touches) element.addEventListener(type, onTouch, { capture: true });
  element.addEventListener('pointerover', prefetch, { passive: true, once: true });
  if (typeof value === 'string')
    prepareWhenIdle(() => import(/* @vite-ignore */ value).then(({ prepared }) => prepared).then(prefetch, prefetch));
  else prepareWhenUsed(prefetch);
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
