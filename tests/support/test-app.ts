import { createPasswordHashing } from '#server/accounts/password-hashing.ts';
import { type App, type AppLimits, type AppParts, appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { TestDatabase } from './test-database.ts';

/** Settings of tests: silent, no starter content, and otherwise the product's defaults. */
export function testConfig(environment: Record<string, string> = {}) {
  return parseConfig({ LOG_LEVEL: 'silent', STARTER_CONTENT: 'false', ...environment });
}

/** Hashing that takes almost no time. Tests of hashing itself set `accounts.hashing`. */
export const quickHashing = () => createPasswordHashing(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Parts of the application that a test replaces. Limits that it does not set are the product's. */
export type TestParts = Partial<Omit<AppParts, 'limits'>> & { readonly limits?: Partial<AppLimits> };

/**
 * Returns the whole application with a test's database, ready for `app.inject`. Close it in `afterAll`. `environment`
 * sets settings by name; `parts` replaces parts of the application.
 */
export async function buildTestApp(
  database: Pick<TestDatabase, 'db'>,
  options: { environment?: Record<string, string>; parts?: TestParts } = {},
): Promise<App> {
  const { accounts, limits, ...parts } = options.parts ?? {};
  const app = await buildApp({
    config: testConfig(options.environment),
    db: database.db,
    limits: { ...appLimits, ...limits },
    accounts: { hashing: quickHashing(), ...accounts },
    ...parts,
  });
  await app.ready();
  return app;
}
