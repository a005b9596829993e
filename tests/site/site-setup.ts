import type { TestProject } from 'vitest/node';
import { startProduct } from '#tests/support/product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built product that the tests of the whole site read, with starter content. */
    siteOrigin: string;
  }
}

/** Serves the built product for the tests that read the site as a search engine would. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('siteOrigin', product.origin);
  return () => product.stop();
}
