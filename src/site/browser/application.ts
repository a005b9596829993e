import { announceScript } from './page-scripts.ts';

/**
 * Loads the code of a form for agencies or of the contact form when a visitor first touches it. Presses in the
 * form are held while the code loads, and then repeated. All forms also work without the code.
 */
export function prepareApplication(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    '[data-application-form], [data-link-maker], [data-checked-form]',
  )) {
    const use = () =>
      import('./application-form.ts')
        .then(({ prepareForm }) => prepareForm(form))
        .catch((error: unknown) => console.warn('The form works without its script.', error))
        .finally(() => announceScript(form));
    form.dataset.needsScript = 'loading';
    for (const type of ['pointerdown', 'focusin'] as const) form.addEventListener(type, use, { once: true });
    // A visitor may have touched the form before this script was run.
    if (form.matches(':focus-within, :has([data-heard])')) void use();
  }
}
