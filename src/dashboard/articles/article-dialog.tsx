import { useQuery } from '@tanstack/react-query';
import { useDesk } from '#dashboard/desk-context.ts';
import { allCategories } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import type { ArticleSheetProps } from './article-sheet.tsx';

/** Loads the code of the article dialog when the dialog first opens. */
const sheetCode = {
  queryKey: ['code', 'article-sheet'],
  queryFn: () => {
    // Loads the code of the content field at the same time, because the dialog shows that field at once. A failure is
    // ignored here: the dialog imports the code again and handles the failure itself.
    import('#dashboard/writing/content-field.tsx').catch(() => {});
    return import('./article-sheet.tsx');
  },
};

/**
 * The dialog that creates or edits an article (product 8.4). It opens as soon as its code is loaded and the first
 * request for the categories has ended.
 */
export function ArticleDialog(props: ArticleSheetProps) {
  const { api } = useDesk();
  const code = useQuery({ ...sheetCode, staleTime: Number.POSITIVE_INFINITY });
  const categories = useQuery(allCategories(api));
  if (code.isError) {
    return (
      <DialogFrame title="Article" width="medium" onClose={props.onClose}>
        <div className="p-5 sm:p-6">
          <FailureNotice text="The editor could not be loaded.">
            <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
              Try Again
            </ActionButton>
          </FailureNotice>
        </div>
      </DialogFrame>
    );
  }
  // Waits for `isFetched` and not for the data: if the first request failed, the sheet shows that and can try again.
  // `isFetched` stays true during the second request, so the sheet stays open.
  if (!code.data || !categories.isFetched) return null;
  return <code.data.ArticleSheet {...props} />;
}
