import { JSDOM } from 'jsdom';
import { expect, vi } from 'vitest';

/** A page with three buttons, whose ids are `part`, `dialog` and `plain`. The first two need a script. */
export interface HeldPage {
  /** The ids of the pressed buttons that a listener of the page has answered. */
  readonly answered: readonly string[];
  press(id: string): void;
  /** Returns the ids of the buttons that show that the page has noticed a press. */
  heard(): string[];
  /** Lets the page answer its buttons, as its script does when it runs. */
  listen(): void;
  part(id: string): Element;
}

/**
 * Opens the page in a browser that does not support the attribute `command` of buttons. Runs `hold`, which must hold
 * presses until a script runs.
 */
export function openHeldPage(hold: () => void): HeldPage {
  const { window } = new JSDOM(
    `<button id="part" data-needs-script="">Part</button>
    <button id="dialog" data-needs-script="command">Dialog</button>
    <button id="plain">Plain</button>`,
    { url: 'https://bellbird.example/partners' },
  );
  const { document, Element, Event, HTMLAnchorElement, HTMLFormElement, MouseEvent } = window;
  // The tested code needs only the window's events. An empty event target replaces the window, so that no real event
  // arrives after the test.
  const names = { window: new EventTarget(), document, location: window.location, Element, Event };
  for (const [name, value] of Object.entries({ ...names, HTMLAnchorElement, HTMLFormElement, MouseEvent }))
    vi.stubGlobal(name, value);
  hold();
  const answered: string[] = [];
  const part = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no button ${id}.`);
    return found;
  };
  return {
    answered,
    part,
    press: (id) => part(id).click(),
    heard: () => [...document.querySelectorAll('[data-heard]')].map(({ id }) => id),
    listen: () => {
      for (const button of document.querySelectorAll('button'))
        button.addEventListener('click', () => answered.push(button.id));
    },
  };
}

/**
 * A visitor may press a button before its script runs. Fails if such a press is lost, is answered before the script
 * listens, or is answered twice (product 4.18 and 15.42).
 */
export function expectPressesKept(hold: () => void, announce: (part: Element) => void): void {
  const page = openHeldPage(hold);
  for (const id of ['part', 'dialog', 'part']) page.press(id);
  expect([page.answered, page.heard()]).toEqual([[], ['part', 'dialog']]);
  page.listen();
  for (const id of ['part', 'dialog']) announce(page.part(id));
  expect([page.answered, page.heard()]).toEqual([['part', 'dialog'], []]);
}
