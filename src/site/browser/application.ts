/**
 * Loads the code for the application form and the link maker when a visitor first touches one of them. Both also work
 * without it.
 */
export function prepareApplication(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-application-form], [data-link-maker]')) {
    const use = () => import('./application-form.ts').then(({ prepareForm }) => prepareForm(form));
    for (const type of ['pointerdown', 'focusin'] as const) form.addEventListener(type, use, { once: true });
  }
}
