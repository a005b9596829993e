import { type App, type AppParts, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import type { TestDatabase } from './test-database.ts';

/** Settings of tests: silent, no starter content, and otherwise the product's defaults. */
export function testConfig(environment: Record<string, string> = {}) {
  return parseConfig({ LOG_LEVEL: 'silent', STARTER_CONTENT: 'false', ...environment });
}

/**
 * The whole application over a test's database, ready for `app.inject`. Close it in `afterAll`.
 * `environment` sets settings by their names; `parts` replaces what the application is made of.
 */
export async function buildTestApp(
  database: Pick<TestDatabase, 'db'>,
  options: { environment?: Record<string, string>; parts?: Partial<AppParts> } = {},
): Promise<App> {
  const app = await buildApp({ config: testConfig(options.environment), db: database.db, ...options.parts });
  await app.ready();
  return app;
}
