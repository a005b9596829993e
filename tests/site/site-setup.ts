import type { TestProject } from 'vitest/node';
import { startProduct } from '#tests/support/product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built product that runs for these tests. It has starter content. */
    siteOrigin: string;
  }
}

/**
 * Starts the built product for the tests in this folder, which request pages without a browser. Returns a function that
 * stops the product.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('siteOrigin', product.origin);
  return () => product.stop();
}
