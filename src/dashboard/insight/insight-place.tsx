import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';

/** Loads the code of this page with the chart library. The desk does not load it when it opens. */
const panelCode = { queryKey: ['code', 'insight'], queryFn: () => import('./insight-panel.tsx') };

/** The page of the desk with the figures for the owner (product 12.7). */
export function InsightPlace() {
  const code = useQuery({ ...panelCode, staleTime: Number.POSITIVE_INFINITY });
  if (code.isError) {
    return (
      <FailureNotice text="Insight could not be loaded.">
        <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
          Try Again
        </ActionButton>
      </FailureNotice>
    );
  }
  return code.data ? <code.data.InsightPanel /> : null;
}
