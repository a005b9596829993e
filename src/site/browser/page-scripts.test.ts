import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { announceScript, holdForPageScripts } from './page-scripts.ts';

/**
 * Opens a page that holds presses until a script runs, in a browser that does not support the attribute `command` of
 * buttons. The page has three buttons, whose ids are `part`, `dialog` and `plain`. The first two need a script.
 */
function openHeldPage() {
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
  holdForPageScripts();
  const answered: string[] = [];
  const part = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no button ${id}.`);
    return found;
  };
  return {
    /** The ids of the pressed buttons that a listener of the page has answered. */
    answered,
    part,
    press: (id: string) => part(id).click(),
    /** Returns the ids of the buttons that show that the page has noticed a press. */
    heard: () => [...document.querySelectorAll('[data-heard]')].map(({ id }) => id),
    /** Lets the page answer its buttons, as its script does when it runs. */
    listen: () => {
      for (const button of document.querySelectorAll('button'))
        button.addEventListener('click', () => answered.push(button.id));
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a press before the script of its part is kept, shown as heard, and repeated once', () => {
  const page = openHeldPage();
  for (const id of ['part', 'dialog', 'part']) page.press(id);
  expect([page.answered, page.heard()]).toEqual([[], ['part', 'dialog']]);
  page.listen();
  for (const id of ['part', 'dialog']) announceScript(page.part(id));
  expect([page.answered, page.heard()]).toEqual([['part', 'dialog'], []]);
});

test('a press stays held while another part becomes ready', () => {
  const page = openHeldPage();
  page.press('part');
  announceScript(page.part('dialog'));
  expect([page.answered, page.heard()]).toEqual([[], ['part']]);
});

test('a press is the browser’s where nothing needs a script, and where it knows `command`', () => {
  const page = openHeldPage();
  Object.assign(page.part('dialog'), { command: 'show-modal' });
  page.listen();
  page.press('plain');
  page.press('dialog');
  expect(page.answered).toEqual(['plain', 'dialog']);
});
