import { announceScript } from './page-scripts.ts';

/**
 * Loads the code of the application form or of the link maker when a visitor first touches that form. Presses in the
 * form are held while the code loads, and then repeated. Both forms also work without the code.
 */
export function prepareApplication(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-application-form], [data-link-maker]')) {
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
