import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const pages = [
  '/',
  '/nz',
  '/au/partners',
  '/demo',
  '/demo?agent=clinic',
  '/partners',
  '/resources',
  '/login',
  '/register',
  '/invite',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/contact',
  '/privacy',
  '/terms',
  '/dashboard',
];

test('every page runs under a policy without unsafe-inline, with Trusted Types and a reporting endpoint', async ({
  deskPage: page,
}) => {
  const violations = await hearViolations(page);
  for (const path of pages) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain('report-uri /api/policy-reports');
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -3000);
    await page.waitForLoadState('networkidle');
    expect(await violations(), path).toEqual([]);
  }
});

/**
 * Records all violations of a page's security policy. Must be called before the page is opened. Returns a function that
 * returns the violations so far.
 */
async function hearViolations(page: Page): Promise<() => Promise<string[]>> {
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
