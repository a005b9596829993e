/** Holds the presses that happen before a script can answer them, and repeats each press once when the script can. */
interface EarlyPresses {
  /**
   * Stops a click or a submit that needs the script. Marks the pressed control with `data-heard`, so that the visitor
   * sees that the page has noticed the press.
   */
  hold(event: Event): void;
  /** Repeats the presses in the order in which they came. */
  repeat(findAgain?: FindAgain): void;
}

/** Returns the element that is now where `element` was. */
type FindAgain = <Kind extends Element>(element: Kind) => Kind;

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
    repeat(findAgain = (control) => control) {
      const pressed = [...held].map((control) => {
        const again = findAgain(control);
        // The button of the assistant has the question in its data.
        if (again !== control) Object.assign(again.dataset, control.dataset);
        return again;
      });
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

/** Returns whether a click asks for a new tab or window, or was made with a mouse button other than the main one. */
export function isModified(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
  );
}

/**
 * Returns a function that finds the fields, buttons, links and forms of an island again after React has rendered the
 * whole island again. React does that if a browser extension or a translator has put nodes into the island.
 */
export function rememberControls(island: Element): FindAgain {
  // An id is no help, because React makes other ids when it renders again.
  const likenessOf = (element: Element) =>
    (element.hasAttribute('name') ? ['name', 'value'] : ['class', 'type'])
      .filter((name) => element.hasAttribute(name) && (name !== 'value' || element.matches('[type=radio], button')))
      .map((name) => `[${name}=${JSON.stringify(element.getAttribute(name))}]`)
      .reduce((selector, part) => selector + part, element.localName);
  const places = new Map<Element, { readonly likeness: string; readonly index: number }>();
  for (const element of island.querySelectorAll('input, textarea, button, a, form')) {
    const likeness = likenessOf(element);
    places.set(element, { likeness, index: [...island.querySelectorAll(likeness)].indexOf(element) });
  }
  return <Kind extends Element>(element: Kind) => {
    const place = places.get(element);
    if (element.isConnected || !place) return element;
    return island.querySelectorAll<Kind>(place.likeness)[place.index] ?? element;
  };
}

/** An input or a text area. The properties that are read here are the same for both. */
type Field = HTMLInputElement;

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

/**
 * Updates the state of an island's component with what a visitor typed before it was hydrated. Must be called in the
 * same task that passes the island to React, so that nobody can type in between. `typed` contains the fields that
 * the visitor has changed, the last changed one last. If two fields set the same state, the one that was changed last
 * wins. Focus and selection stay in the same field.
 */
export function passFieldsToReact(island: Element, typed: Iterable<EventTarget>, findAgain: FindAgain): void {
  const order = [...typed];
  const returnFocus = rememberFocus(island, findAgain);
  const early = changedFields(island)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((before) => ({ before, value: before.value, checked: before.checked }));
  // This event makes React hydrate the island at once. No component handles the event.
  island.firstElementChild?.dispatchEvent(new Event('textInput', { bubbles: true }));
  for (const { before, value, checked } of early) {
    const field = findAgain(before);
    const isChoice = isCheckable(field);
    // A radio button that is no longer chosen needs no event. The chosen radio button sends one.
    if (isChoice && !checked && field.type === 'radio') continue;
    // The component may have been rendered again, so that the field shows the component's value. The visitor's value is
    // put back.
    if (isChoice) field.checked = checked;
    else if (field.value !== value) field.value = value;
    // React ignores an event if the field's value equals the last value that React knows of the field. React read the
    // visitor's value when it hydrated the field. So that last value is replaced with one that no field has.
    Reflect.get(field, '_valueTracker')?.setValue('\0');
    field.dispatchEvent(new Event(isChoice ? 'click' : 'input', { bubbles: true }));
  }
  returnFocus();
}

function rememberFocus(island: Element, findAgain: FindAgain): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !island.contains(focused)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection }: Partial<Field> = focused;
  return () => {
    const now = findAgain(focused);
    if (now === focused) return;
    now.focus({ preventScroll: true });
    // A field for an email address has no selection that a script can read.
    if (now instanceof HTMLInputElement && typeof selectionStart === 'number')
      now.setSelectionRange(selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? 'none');
  };
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}
