/** Returns the element that is now where `element` was. */
export type FindAgain = <Kind extends Element>(element: Kind) => Kind;

/**
 * Holds the presses that happen before a script can answer them, and repeats each press once when the script can.
 * Returns an empty list of them. A control that is pressed twice is listed once.
 */
export function collectPresses() {
  const held = new Set<HTMLElement>();
  return {
    /**
     * Stops a click or a submit that needs the script. Marks the pressed control with `data-heard`, so that the visitor
     * sees that the page has noticed the press.
     */
    hold(event: Event): void {
      const control = controlOf(event);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      control.dataset.heard = '';
      held.add(control);
    },
    /** Repeats the presses in the order in which they came. */
    repeat(findAgain: FindAgain = (control) => control): void {
      const pressed = [...held].map((control) => findAgain(control));
      // A repeated press may be held again, if another script of the page has not run yet. So `held` is emptied first.
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
 * Returns the form of a submit, or the button or link of a click. Returns `undefined` or `null` for a press that needs
 * no script, such as a press on a checkbox, with a modifier key, or on a link to another page.
 */
function controlOf(event: Event): HTMLElement | null | undefined {
  const { target } = event;
  if (event.type === 'submit' && target instanceof HTMLFormElement) return target;
  if (event.type !== 'click' || !(target instanceof Element) || isModified(event)) return undefined;
  const control = target.closest<HTMLElement>('a, button');
  return control instanceof HTMLAnchorElement && control.pathname !== location.pathname ? undefined : control;
}

/** Time in which a click follows a pointer that was lifted, in milliseconds. */
const clickDelay = 100;

/**
 * Resolves when the control that `event` pressed down is released and its click has come. If React rendered it
 * again before that, the browser would send no click.
 */
export function whenReleased(event: Event): Promise<void> {
  const isPress = event instanceof KeyboardEvent ? event.key === ' ' : event.type === 'pointerdown';
  const isHeld = isPress && event.target instanceof Element && event.target.closest('a, button, input, label, select');
  if (!isHeld) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['click', 'pointercancel', 'dragend', 'pointerup', 'keyup'])
      window.addEventListener(type, () => setTimeout(resolve, type === 'pointerup' ? clickDelay : 0), {
        capture: true,
        once: true,
      });
  });
}

/** Returns whether a click asks for a new tab or window, or was made with a mouse button other than the main one. */
export function isModified(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}

/** An input or a text area. The properties that are read here are the same for both. */
export type Field = HTMLInputElement;

/** Returns the fields whose value differs from the value that the server rendered. */
export function changedFields(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')].filter((field) => {
    if (isCheckable(field)) return field.checked !== field.defaultChecked;
    // An untouched slider has the value `defaultValue`, rounded to a step. A copy of it rounds in the same way.
    const copy = document.importNode(field);
    copy.value = field.defaultValue;
    return field.value !== copy.value;
  });
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
