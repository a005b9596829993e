import type { TestProject } from 'vitest/node';
import { startProduct } from '#tests/support/product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built product with starter content. */
    siteOrigin: string;
  }
}

/** Serves the built product for tests that read the site like a search engine. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('siteOrigin', product.origin);
  return () => product.stop();
}
