import { collectPresses } from './early-input.ts';

/**
 * Attribute of a part of a page whose buttons and forms need a script. It is removed when that script handles presses.
 * Its value is empty, `loading` or `command`. `loading`: the script runs, but still loads the code for this part.
 * `command`: the part is a button that needs the script only in browsers that do not support the attribute `command`.
 */
const marker = 'data-needs-script';
const ready = 'scriptready';

/**
 * Holds the presses in parts of the page whose script has not run yet. Must be called by an inline script, which runs
 * before the other scripts of the page have loaded.
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
  document.addEventListener(ready, () => presses.repeat());
  // A script that has not run by now could not be loaded. The browser then answers the presses itself.
  window.addEventListener('load', () => document.querySelectorAll(`[${marker}=""]`).forEach(announceScript));
}

/** Announces that the script of a part of the page now handles presses. The held presses are then repeated. */
export function announceScript(part: Element): void {
  part.removeAttribute(marker);
  document.dispatchEvent(new Event(ready));
}
