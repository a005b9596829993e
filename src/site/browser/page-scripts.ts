import { collectPresses } from './early-input.ts';

/**
 * Marks a part of a page whose buttons and forms need a script of the page, until that script runs. A
 * script that runs, but first has to load the code for the part, sets it to `loading`. A button that needs the script
 * only in browsers without `command` has the value `command`.
 */
const marker = 'data-needs-script';
const ready = 'scriptready';

/**
 * Holds presses in the parts of the page whose script has not been run yet (product 14.9). It must be called by a script
 * in the page itself, which runs before the scripts of the page have loaded.
 */
export function holdForPageScripts(): void {
  const presses = collectPresses();
  for (const type of ['click', 'submit'])
    document.addEventListener(
      type,
      (event) => {
        const part = event.target instanceof Element && event.target.closest(`[${marker}]`);
        if (!part || (part.getAttribute(marker) === 'command' && 'command' in part)) return;
        presses.hold(event);
      },
      true,
    );
  document.addEventListener(ready, presses.repeat);
  // A script that has not run by now could not be loaded. The browser then answers the presses itself.
  window.addEventListener('load', () => document.querySelectorAll(`[${marker}=""]`).forEach(announceScript));
}

/** Says that the script of a part of the page listens now. The presses that were held are repeated. */
export function announceScript(part: Element): void {
  part.removeAttribute(marker);
  document.dispatchEvent(new Event(ready));
}
