import { apiPaths } from '#domain/api-paths.ts';
import { publicArticlesQuerySchema } from '#domain/contract/article-contract.ts';
import { pageQueryKeys, readableQuery } from '#domain/page-queries.ts';
import { longestAddress } from '../http/request-limits.ts';

/** Public API routes whose response is the same for everyone, and the query keys that each reads. */
const apiQueryKeys = new Map<string, readonly string[]>([
  [apiPaths.publicArticles, Object.keys(publicArticlesQuerySchema.shape)],
  [apiPaths.featuredArticles, []],
  [apiPaths.publicCategories, []],
  [apiPaths.publicTags, []],
]);

/** Most characters of a canonical address that is cached. */
const longest = 400;

/**
 * Returns the cache key of an address: its path, then the query keys that the response depends on. Returns `undefined`
 * when the response is not cached or the path is not in canonical form; the router then answers. The canonical form of
 * a canonical address is itself.
 */
export function canonicalAddress(url: string): string | undefined {
  if (url.length > longestAddress) return undefined;
  const [path = '', search] = splitOnce(url, '?');
  const keys = apiQueryKeys.get(path) ?? pageQueryKeys(path);
  if (!keys) return undefined;
  if (search === undefined || keys.length === 0) return path;
  const address = path + readableQuery(new URLSearchParams(search), keys);
  return address.length <= longest ? address : undefined;
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}
