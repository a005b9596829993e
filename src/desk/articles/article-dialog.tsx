import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { loadContentField } from '#desk/editor/content-field-code.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { whenIdle } from '#desk/ui/when-idle.ts';
import type { ArticleSheetProps } from './article-sheet.tsx';

const ArticleSheet = lazyPart({
  name: 'article-sheet',
  load: async () => {
    // The dialog also needs the code of its text field, so both are loaded at the same time. A failure is ignored here,
    // because the dialog loads the field again.
    loadContentField().catch(() => {});
    return (await import('./article-sheet.tsx')).ArticleSheet;
  },
  failure: 'The editor could not be loaded.',
  dialog: 'Article',
});

/**
 * Loads the code of the article dialog once the list is shown and the browser is idle, so that an article opens at
 * once. If loading fails, the dialog loads its code when it opens.
 */
export function usePreparedArticleDialog(isListShown: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isListShown) return;
    return whenIdle(() => void ArticleSheet.prepare(queryClient));
  }, [isListShown, queryClient]);
}

/**
 * The dialog that creates or edits an article. It appears when its code is loaded and the categories have arrived or
 * could not be fetched.
 */
export function ArticleDialog(props: ArticleSheetProps) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const categories = useQuery(allCategories(api));
  useEffect(() => void ArticleSheet.prepare(queryClient), [queryClient]);
  // `isFetched` is also true after a failure. The sheet shows that failure, and stays open while the categories are
  // requested again.
  return categories.isFetched ? <ArticleSheet {...props} /> : null;
}
