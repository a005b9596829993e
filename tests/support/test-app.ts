import { createPasswordHashing } from '#server/accounts/password-hashing.ts';
import { type App, type AppLimits, type AppParts, appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { cleanUp } from './clean-up.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Returns the settings of tests. There is no log and no starter content. All other settings are the product's defaults.
 */
export function testConfig(environment: Record<string, string> = {}) {
  return parseConfig({ LOG_LEVEL: 'silent', STARTER_CONTENT: 'false', ...environment });
}

/** Password hashing that takes almost no time. Tests of hashing itself use real settings, in `accounts.hashing`. */
export const quickHashing = () => createPasswordHashing(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Parts of the application that a test replaces. If a test does not set a limit, the product's limit is used. */
export type TestParts = Partial<Omit<AppParts, 'limits'>> & { readonly limits?: Partial<AppLimits> };

/**
 * Builds the whole application on a test's database. Requests are sent with `app.inject`. The application is
 * closed after the test or the suite. `environment` contains settings by name, and `parts` replaces parts of the application.
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
  cleanUp(() => app.close());
  await app.ready();
  return app;
}
