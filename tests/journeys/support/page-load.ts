import type { Page, Response } from '@playwright/test';

/** A symbol that every part of React uses. The build shortens names but does not change this text. */
const react = 'react.transitional.element';

/**
 * Watches which scripts a page loads from now on. Returns a function that returns the paths of the loaded scripts that
 * contain React or have one of the given names.
 */
export function hearFramework(page: Page, ...names: readonly string[]): () => Promise<string[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => answer.request().resourceType() === 'script' && answers.push(answer));
  return async () => {
    const found: string[] = [];
    for (const answer of answers) {
      const path = new URL(answer.url()).pathname;
      const isNamed = names.some((name) => path.startsWith(`/_astro/${name}.`));
      if (isNamed || (await answer.text()).includes(react)) found.push(path);
    }
    return found;
  };
}

/** Returns a function that adds up how much the content of a page has moved (CLS). */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'layoutShift'));
}
