import { useQuery } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { PlaceLink } from '#desk/shell/desk-nav.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { healthSummarySchema } from '#shared/api/content-health-contract.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

export function healthSummary(api: ApiClient) {
  return apiQuery(api, ['content-health', 'summary'], healthSummarySchema, apiPaths.adminHealthSummary);
}

/** Milliseconds for which the number of faults counts as fresh. */
const freshTime = 60_000;

function useFaultyArticles(): number {
  const { api } = useDesk();
  return useQuery({ ...healthSummary(api), staleTime: freshTime }).data?.articles ?? 0;
}

/** The number of articles with faults, in the link to Content health. */
export function FaultCount() {
  const articles = useFaultyArticles();
  if (articles === 0) return null;
  return (
    <span className="rounded-full bg-rata px-2 py-0.5 text-on-rata text-sm leading-none">
      {formatCount(articles)}
      <span className="sr-only"> need attention</span>
    </span>
  );
}

/** Says above the list of articles how many need attention. */
export function NeedsAttention() {
  const articles = useFaultyArticles();
  if (articles === 0) return null;
  return (
    <p className="ml-auto flex items-center gap-x-2 text-sm">
      <span>
        <span className="font-semibold">Needs attention:</span> {countOf(articles, 'article', 'articles')}
      </span>
      <PlaceLink place="health" className="inline-flex min-h-6 items-center font-semibold text-bush underline">
        Look
      </PlaceLink>
    </p>
  );
}
