import type { Page } from '@playwright/test';

/**
 * Records all violations of a page's security policy. Must be called before the page is opened. Returns a function that
 * returns the violations so far.
 */
export async function hearViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heardViolations', heard);
    document.addEventListener('securitypolicyviolation', (event) => {
      heard.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'heardViolations')]);
}

/**
 * Violates the page's security policy in two ways that a stored script could use: adding a script to the page, and
 * parsing a text as markup.
 */
export async function breakThePolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    Reflect.apply(Node.prototype.appendChild, script, [document.createTextNode('window.ran = 1')]);
    document.body.append(script);
  });
  await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
    } catch {
      // The policy makes `innerHTML` throw. The error is ignored, because the test checks what the browser reports.
    }
  });
}
