import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { allCategories } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { whenIdle } from '#dashboard/ui/when-idle.ts';
import { loadContentField } from '#dashboard/writing/content-field-code.ts';
import type { ArticleSheetProps } from './article-sheet.tsx';

/** Loads the code of the article dialog. The desk does not load this code before its list is shown. */
const sheetCode = {
  queryKey: ['code', 'article-sheet'],
  queryFn: () => {
    // The dialog also needs the code of its text field. It is loaded here so that both arrive at the same time. If this
    // fails, the dialog loads the field again and handles the failure.
    loadContentField().catch(() => {});
    return import('./article-sheet.tsx');
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Loads the code of the article dialog when the browser has nothing else to do, so that an article then opens at once.
 * If this fails, the dialog loads the code again when it opens.
 */
export function usePreparedArticleDialog(isListShown: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isListShown) return;
    return whenIdle(() => void queryClient.prefetchQuery(sheetCode));
  }, [isListShown, queryClient]);
}

/**
 * The dialog that creates or edits an article (product 8.4). It opens when its code is loaded and the first request for
 * the categories has ended, even if that request failed.
 */
export function ArticleDialog(props: ArticleSheetProps) {
  const { api } = useDesk();
  const code = useQuery(sheetCode);
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
  // Wait only until the first request for the categories has ended, even if it failed. The sheet then shows the failure
  // and can send the request again. It must stay open while that request runs.
  if (!code.data || !categories.isFetched) return null;
  return <code.data.ArticleSheet {...props} />;
}
