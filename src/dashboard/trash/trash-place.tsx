import { useQuery } from '@tanstack/react-query';
import type { DeskAddress, GoTo } from '#dashboard/lists/desk-address.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';

/** The properties of the page with Trash. */
export interface TrashPlaceProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** Loads the code of this page. The desk does not load it when it opens. */
const panelCode = { queryKey: ['code', 'trash'], queryFn: () => import('./trash-panel.tsx') };

/** The page of the desk with the deleted records (product 18.3). */
export function TrashPlace(props: TrashPlaceProps) {
  const code = useQuery({ ...panelCode, staleTime: Number.POSITIVE_INFINITY });
  if (code.isError) {
    return (
      <FailureNotice text="Trash could not be loaded.">
        <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
          Try Again
        </ActionButton>
      </FailureNotice>
    );
  }
  return code.data ? <code.data.TrashPanel {...props} /> : null;
}
