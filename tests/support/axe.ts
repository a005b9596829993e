import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it stands, dialogs open included (WCAG 2.2 AA and best practices). */
export async function expectNoAxeFindings(page: Page, options: { except?: string } = {}): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (options.except ? builder.exclude(options.except) : builder).analyze();
  const findings = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n${violation.nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
