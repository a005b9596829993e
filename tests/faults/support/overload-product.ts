import { apiPaths } from '#shared/api/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { serverCore } from '../../../bench/support/load.ts';
import { fillDataFolder } from '../../../bench/support/measured-server.ts';
import { type Overload, overload } from './overload.ts';

/** The kinds of requests, in order of their cost. The cheapest is first. */
const kinds = {
  'cached pages': { paths: ['/', '/resources', '/nz'], settings: {} },
  'lists that nobody has requested before': { paths: [`${apiPaths.publicArticles}?limit={n}&skip={m}`], settings: {} },
  'pages rendered for each visitor': { paths: ['/resources'], settings: { PAGE_CACHE: 'off' } },
} as const;
/** A kind of request with which a test can overload the product. */
export type Kind = keyof typeof kinds;

/** Overloads the product, which has 1,000 articles. A control passes a broken program to run in its place. */
export async function overloadProduct(kind: Kind, times: number, program?: string): Promise<Overload[]> {
  const data = await fillDataFolder(1000);
  const { paths, settings } = kinds[kind];
  const given = { ...settings, DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' };
  const product = await startProduct(given, serverCore, program);
  try {
    return await overload(product, paths, times);
  } finally {
    await product.kill();
    data.remove();
  }
}
