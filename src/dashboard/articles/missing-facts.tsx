import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDesk } from '#dashboard/desk-context.ts';
import { workingCopies } from '#dashboard/editing/working-copy-requests.ts';
import { schedulesOf } from '#dashboard/scheduling/schedule-requests.ts';
import { LoadFailure } from '#dashboard/ui/notice.tsx';

/**
 * Says what the rows of the article list do not show because it could not be fetched: which drafts are scheduled, and
 * which articles have unsaved changes on the server (product 8.19).
 */
export function MissingFacts({ draftIds }: { readonly draftIds: readonly number[] }) {
  const { api, session } = useDesk();
  const schedules = useQuery(schedulesOf(api, draftIds));
  const copies = useQuery(workingCopies(api, session));
  const missing: readonly [query: Pick<UseQueryResult, 'data' | 'isError'>, text: string][] = [
    [schedules, 'The schedules could not be loaded, so no draft is shown as scheduled.'],
    [copies, 'Unsaved changes on the server could not be loaded, so only those of this browser are shown.'],
  ];
  const texts = missing.filter(([{ data, isError }]) => isError && !data).map(([, text]) => text);
  if (texts.length === 0) return null;
  const isFetching = schedules.isFetching || copies.isFetching;
  const refetch = () => {
    for (const query of [schedules, copies]) if (query.isError) void query.refetch();
  };
  return (
    <div className="mb-3">
      <LoadFailure text={texts.join(' ')} query={{ isFetching, refetch }} />
    </div>
  );
}
