import { exampleFragment, exampleIn, readExampleName } from '#shared/demo-example.ts';
import { copyText } from './copy-text.ts';

/**
 * Shows the demo page as an example for the business that its URL names, and makes such URLs. The agents read the name
 * from the URL too, when they are loaded.
 */
export function showExample(page: HTMLElement): void {
  const { name, isRefused } = exampleIn(location.hash);
  for (const notice of page.querySelectorAll<HTMLElement>('[data-example-refused]')) notice.hidden = !isRefused;
  if (name !== undefined) greetAs(page, name);
  makeExamples(page);
  // The name changes with the whole page, so that no call goes on under another name.
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (exampleIn(new URL(oldURL).hash).name !== exampleIn(new URL(newURL).hash).name) location.reload();
  });
}

/** Says that the page is an example, and puts the name into the greetings. */
function greetAs(page: HTMLElement, name: string): void {
  for (const place of page.querySelectorAll('[data-example-name]')) place.textContent = name;
  for (const part of page.querySelectorAll<HTMLElement>('[data-example]'))
    part.hidden = part.dataset.example === 'ordinary';
  for (const call of page.querySelectorAll<HTMLElement>('[data-business]')) {
    const greeting = call.querySelector('.live-turns > li.agent')?.lastChild;
    if (greeting) greeting.textContent = (greeting.textContent ?? '').replace(call.dataset.business ?? '', () => name);
  }
}

function makeExamples(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('[data-example-maker]');
  const output = form?.querySelector('output');
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = readExampleName(form.querySelector('input')?.value ?? '');
    if (!output) return;
    if (name === undefined) {
      output.textContent = 'Please enter a name without digits or web addresses.';
      return;
    }
    const link = document.createElement('a');
    link.href = location.pathname + location.search + exampleFragment(name);
    link.textContent = link.href;
    output.replaceChildren(link);
    if (await copyText(link.href)) output.append(' (copied)');
  });
}
