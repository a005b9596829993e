/** Keeps the presses that come before a script can answer them, and repeats each of them once. */
interface EarlyPresses {
  /** Stops a click or a submit that the script must answer, and shows on the pressed control that it was heard. */
  hold(event: Event): void;
  /** Repeats the presses in the order in which they came. */
  repeat(): void;
}

/** Returns an empty list of early presses. A control that is pressed twice is listed once. */
export function collectPresses(): EarlyPresses {
  const held = new Set<HTMLElement>();
  return {
    hold(event) {
      const control = controlOf(event);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      control.dataset.heard = '';
      held.add(control);
    },
    repeat() {
      const pressed = [...held];
      // A press in a part of the page whose script has not been run yet is held again.
      held.clear();
      for (const control of pressed) {
        delete control.dataset.heard;
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else control.click();
      }
    },
  };
}

/**
 * Returns the form of a submit, or the button or link of a click. Returns `undefined` if the browser can answer the
 * press by itself: a checkbox changes, a modified click opens a tab, and a link to another page leads there.
 */
function controlOf(event: Event): HTMLElement | null | undefined {
  const { target } = event;
  if (event.type === 'submit' && target instanceof HTMLFormElement) return target;
  if (event.type !== 'click' || !(target instanceof Element) || isModified(event)) return undefined;
  const control = target.closest<HTMLElement>('a, button');
  return control instanceof HTMLAnchorElement && control.pathname !== location.pathname ? undefined : control;
}

/** Returns whether a click asks for a new tab or window, or is not one of the main button. */
export function isModified(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
  );
}

/** An input or a text area. The properties that are read here are the same for both. */
type Field = HTMLInputElement;

/** Returns the fields whose value is no longer the one that the server rendered. */
export function changedFields(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')].filter((field) => {
    if (isCheckable(field)) return field.checked !== field.defaultChecked;
    // A slider rounds the value that the server rendered. The copy rounds it in the same way.
    const copy = document.importNode(field);
    copy.value = field.defaultValue;
    return field.value !== copy.value;
  });
}

/**
 * Passes the texts in the fields of an island to its component as its state. Must be called in the same task that passes
 * the island to React, so that nobody can type in between. `typed` are the fields that the visitor has changed,
 * the newest last: if two fields show one value, the newest counts.
 */
export function passFieldsToReact(island: Element, typed: Iterable<EventTarget>): void {
  const order = [...typed];
  const early = changedFields(island)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((field) => ({ field, value: field.value, checked: field.checked }));
  // React hydrates an island at once when such an event comes from it. Nothing listens to this one.
  island.firstElementChild?.dispatchEvent(new Event('textInput', { bubbles: true }));
  for (const { field, value, checked } of early) {
    const isChoice = isCheckable(field);
    // The radio button that is no longer chosen has nothing to say.
    if (isChoice && !checked && field.type === 'radio') continue;
    // A component that was rendered again since has put its own value into the field.
    if (isChoice) field.checked = checked;
    else if (field.value !== value) field.value = value;
    // React only tells a component about a change if the value differs from the one that it has noted for the field.
    // It noted the visitor's value when it hydrated the field.
    Reflect.get(field, '_valueTracker')?.setValue('\0');
    field.dispatchEvent(new Event(isChoice ? 'click' : 'input', { bubbles: true }));
  }
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
