import { apiPaths } from '#domain/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { serverCore } from '../../../bench/support/cores.ts';
import { fillDataFolder } from '../../../bench/support/filled-database.ts';
import { type Overload, overload } from './overload.ts';

/** The requests, from the cheapest to the most expensive. */
const kinds = {
  'pages that lie ready': { paths: ['/', '/resources', '/nz'], settings: {} },
  'lists nobody has asked for before': { paths: [`${apiPaths.publicArticles}?limit={n}&skip={m}`], settings: {} },
  'pages made anew': { paths: ['/resources'], settings: { PAGE_CACHE: 'off' } },
} as const;
/** A kind of load. */
export type Kind = keyof typeof kinds;

/** Overloads the product, or a control instead of it, with 1,000 articles. */
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
