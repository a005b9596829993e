import type { Field, FindAgain } from './early-input.ts';

/**
 * Hydrates an island with `run`. Then passes the fields that `changed` returns to React. `typed` contains the fields that
 * the visitor has changed, the last changed one last. Returns a function that finds the controls of the island again, or
 * `undefined` if the code of the island could not be loaded.
 */
export async function hydrate(
  island: Element,
  run: () => Promise<void>,
  changed: () => Field[],
  typed: readonly (EventTarget | null)[],
): Promise<FindAgain | undefined> {
  const findAgain = rememberControls(island);
  await run();
  // Astro removes the attribute `ssr` when it has passed the island to React. If the code could not be loaded, the
  // attribute is still there.
  if (island.hasAttribute('ssr')) return undefined;
  passFieldsToReact(island, changed(), typed, findAgain);
  return findAgain;
}

/**
 * Returns a function that finds the fields, buttons, links and forms of an island again after React has rendered the
 * whole island again. React does that if a browser extension or a translator has put nodes into the island.
 */
function rememberControls(island: Element): FindAgain {
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
    const again = island.querySelectorAll<Kind>(place.likeness)[place.index] ?? element;
    // The button of the assistant has the question in its data.
    if (again instanceof HTMLElement && element instanceof HTMLElement) Object.assign(again.dataset, element.dataset);
    return again;
  };
}

/**
 * Updates the state of an island's component with what a visitor typed before it was hydrated. Must be called in the
 * same task that passes the island to React, so that nobody can type in between. `changed` contains
 * the fields whose value is not the server's, and `typed` the fields that
 * the visitor has changed, the last changed one last. If two fields set the same state, the one that was changed last
 * wins. Focus and selection stay in the same field.
 */
function passFieldsToReact(
  island: Element,
  changed: Field[],
  typed: readonly (EventTarget | null)[],
  findAgain: FindAgain,
): void {
  const returnFocus = rememberFocus(island, findAgain);
  const early = changed
    .sort((one, other) => typed.lastIndexOf(one) - typed.lastIndexOf(other))
    .map((before) => ({ before, value: before.value, checked: before.checked }));
  // This event makes React hydrate the island at once. No component handles the event.
  island.firstElementChild?.dispatchEvent(new Event('textInput', { bubbles: true }));
  for (const { before, value, checked } of early) {
    const field = findAgain(before);
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
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
