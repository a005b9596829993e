import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { Check, CircleDashed, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton, CloseButton } from '#desk/ui/button.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { bannerTimeout } from '#shared/rules/business-constants.ts';
import { type LivePlace, type LiveState, livePlaces, type SiteReader } from './live-places.ts';
import { fetchSitePage } from './site-requests.ts';

/**
 * Delays before a page is checked again, in milliseconds. It can take up to a second until all processes of the server
 * show a saved change.
 */
const waits = [700, 1500, 3000] as const;

/** Thrown while a page shows the state before the save. */
class NotYet extends Error {}

export interface LiveCheckProps {
  readonly article: Article;
  readonly before: Article | undefined;
  /** Called when all pages are right and this was shown for as long as a banner, or when a person dismisses it. */
  readonly onClose: () => void;
}

/**
 * Checks the live pages after a save. Says for each page whether it shows the article, or no longer shows it. A person
 * can repeat a failed check.
 */
export function LiveCheck({ article, before, onClose }: LiveCheckProps) {
  const { api, locale } = useDesk();
  const categories = useQuery(allCategories(api));
  const categorySlug = categories.data?.find(({ id }) => id === article.category_id)?.slug;
  const places = useMemo(
    () => livePlaces({ article, before, categorySlug, locale }),
    [article, before, categorySlug, locale],
  );
  const looks = useQueries({
    queries: places.map((place) => ({
      queryKey: ['site', 'live', article.id, article.version, place.name],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const state = await place.look(siteReader(api, signal));
        if (state === 'not-yet') throw new NotYet(`${place.name} shows an earlier state`);
        return state;
      },
      // A page that cannot be loaded is not checked again.
      retry: (failures: number, error: Error) => error instanceof NotYet && failures < waits.length,
      retryDelay: (failures: number) => waits[failures] ?? 0,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const isLooking = looks.some(({ isFetching }) => isFetching);
  const failed = looks.filter(({ isError }) => isError);
  const hasFailed = !isLooking && failed.length > 0;
  const isFine = !isLooking && !hasFailed;
  useEffect(() => {
    if (!isFine) return;
    const timer = setTimeout(onClose, bannerTimeout);
    return () => clearTimeout(timer);
  }, [isFine, onClose]);
  if (places.length === 0) return null;
  return (
    <section
      aria-label="On the site"
      className={`flex min-w-0 items-center gap-x-3 rounded-field px-3 text-sm ${hasFailed ? 'flex-wrap border border-rata' : 'overflow-hidden'}`}
    >
      <p role="status" className="whitespace-nowrap font-semibold">
        {sentenceOf(isLooking, failed.length, article)}
      </p>
      <ul aria-label="Places" className={`flex min-w-0 gap-x-3 ${hasFailed ? 'flex-wrap' : 'max-sm:hidden'}`}>
        {places.map((place, index) => {
          const look = looks[index];
          return look ? <PlaceItem key={place.name} place={place} look={look} /> : null;
        })}
      </ul>
      {hasFailed && (
        <>
          <ActionButton look="quiet" onPress={() => failed.map((look) => look.refetch())}>
            Look again
          </ActionButton>
          <CloseButton aria-label="Dismiss the check" onPress={onClose} />
        </>
      )}
    </section>
  );
}

function sentenceOf(isLooking: boolean, failedCount: number, { is_published }: Article): string {
  if (isLooking) return 'Looking at the live pages…';
  if (failedCount > 0) return 'The live pages do not all show this save yet.';
  return is_published ? 'On the site now' : 'Gone from the site';
}

interface PlaceItemProps {
  readonly place: LivePlace;
  readonly look: UseQueryResult<LiveState>;
}

function PlaceItem({ place, look }: PlaceItemProps) {
  const { Sign, colour, words } = stateOf(place, look);
  const hasFailed = Sign === TriangleAlert;
  return (
    <li className="flex min-w-0 items-center gap-x-1 whitespace-nowrap">
      <Sign aria-hidden className={`size-4 shrink-0 ${colour}`} strokeWidth={2} />
      <a
        href={place.path}
        title={words}
        target="_blank"
        rel="noopener"
        className="text-bush underline underline-offset-4"
      >
        {place.name}
      </a>{' '}
      <span className={hasFailed ? 'text-muted' : 'sr-only'}>{words}</span>
    </li>
  );
}

function stateOf({ isShown, note }: LivePlace, { data, error, isFetching }: UseQueryResult<LiveState>) {
  if (isFetching) return { Sign: CircleDashed, colour: 'text-muted', words: 'looking…' };
  if (error instanceof NotYet)
    return { Sign: TriangleAlert, colour: 'text-rata', words: isShown ? 'not there yet' : 'still there' };
  if (error) return { Sign: TriangleAlert, colour: 'text-rata', words: 'could not be loaded' };
  if (typeof data === 'object') return { Sign: Info, colour: 'text-muted', words: data.aside };
  return { Sign: Check, colour: 'text-bush', words: isShown ? ['shown', note].filter(Boolean).join(', ') : 'gone' };
}

const listedSchema = z.array(z.object({ id: z.number() }));

function siteReader(api: ApiClient, signal: AbortSignal): SiteReader {
  const idsAt = async (path: string, schema: z.ZodType<z.infer<typeof listedSchema>>) =>
    readAnswer(await api.sendOnce(path, { signal }), schema).map(({ id }) => id);
  return {
    page: (path) => fetchSitePage(path, signal),
    featuredIds: () => idsAt(apiPaths.featuredArticles, listedSchema),
    newestIds: (count) =>
      idsAt(
        `${apiPaths.publicArticles}?limit=${count}`,
        z.object({ articles: listedSchema }).transform(({ articles }) => articles),
      ),
  };
}
