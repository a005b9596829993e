import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { loadContentField } from '#desk/editor/content-field-code.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { whenIdle } from '#desk/ui/when-idle.ts';
import type { ArticleSheetProps } from './article-sheet.tsx';

/** Loads the code of the article dialog, which the desk's first scripts do not include. */
const sheetCode = {
  queryKey: ['code', 'article-sheet'],
  queryFn: () => {
    // The dialog also needs the code of its text field, so both are loaded at the same time. A failure is ignored here,
    // because the dialog loads the field again.
    loadContentField().catch(() => {});
    return import('./article-sheet.tsx');
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Loads the code of the article dialog once the list is shown and the browser is idle, so that an article opens at
 * once. If loading fails, the dialog loads its code when it opens.
 */
export function usePreparedArticleDialog(isListShown: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isListShown) return;
    return whenIdle(() => void queryClient.prefetchQuery(sheetCode));
  }, [isListShown, queryClient]);
}

/**
 * The dialog that creates or edits an article. It appears when its code is loaded and the categories have arrived or
 * could not be fetched.
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
  // `isFetched` is also true after a failure. The sheet shows that failure, and stays open while the categories are
  // requested again.
  if (!code.data || !categories.isFetched) return null;
  return <code.data.ArticleSheet {...props} />;
}
