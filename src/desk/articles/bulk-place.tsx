import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import type { Article } from '#shared/api/article-contract.ts';
import type { SelectedRows } from './selection.ts';

const barCode = { queryKey: ['code', 'bulk'], queryFn: () => import('./bulk-bar.tsx') };

/** The bar with the actions for the selected articles. Its code is loaded when an article is first selected. */
export function BulkPlace({ selection }: { readonly selection: SelectedRows<Article> }) {
  const code = useQuery({ ...barCode, staleTime: Number.POSITIVE_INFINITY });
  if (code.isError) {
    return (
      <FailureNotice text="The actions for several articles could not be loaded.">
        <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
          Try Again
        </ActionButton>
      </FailureNotice>
    );
  }
  return code.data ? <code.data.BulkBar selection={selection} /> : null;
}
