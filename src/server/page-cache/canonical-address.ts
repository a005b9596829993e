import { apiPaths } from '#domain/api-paths.ts';
import { publicArticlesQuerySchema } from '#domain/contract/article-contract.ts';
import { pageQueryKeys, readableQuery } from '#domain/page-queries.ts';

/** Public API answers that are the same for everyone, and the query keys that each reads. */
const apiQueryKeys = new Map<string, readonly string[]>([
  [apiPaths.publicArticles, Object.keys(publicArticlesQuerySchema.shape)],
  [apiPaths.featuredArticles, []],
  [apiPaths.publicCategories, []],
  [apiPaths.publicTags, []],
]);

/** Longer addresses than any of ours are not kept. */
const longest = 400;

/**
 * The one form of every address that asks for the same answer: path, then the query keys that the answer depends on.
 * Nothing for an address whose answer is not to be kept, or that is not written in its canonical path: the router then
 * decides. The canonical form is its own canonical form.
 */
export function canonicalAddress(url: string): string | undefined {
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
