import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { readRecord } from '#desk/drafts/editor-kind.ts';
import { loadContentField } from '#desk/editor/content-field-code.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import type { DeskAddress, GoTo } from '#desk/ui/desk-address.ts';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { whenIdle } from '#desk/ui/when-idle.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { articleKind } from './article-kind.ts';
import type { ArticleSheetProps } from './article-sheet.tsx';

const ArticleSheet = lazyPart(
  async () => {
    // The dialog also needs the code of its text field, so both are loaded at the same time. A failure is ignored here,
    // because the dialog loads the field again.
    loadContentField().catch(() => {});
    return (await import('./article-sheet.tsx')).ArticleSheet;
  },
  {
    failure: 'The editor could not be loaded.',
    dialog: 'Article',
  },
);

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

/**
 * Opens the article whose id is in the `edit` field of the desk's address. The link "Edit this article" on the
 * article's page leads to such an address. The id is removed only after the request, so the link also works if the
 * person must sign in first.
 */
export function useAddressedArticle(
  address: DeskAddress,
  goTo: GoTo,
  edit: (article: Article, part?: string) => void,
): void {
  const { api, toasts } = useDesk();
  const { edit: id, part } = address;
  const latest = useRef({ address, edit });
  latest.current = { address, edit };
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    const settle = (act: () => void) => {
      if (isGone) return;
      goTo({ ...latest.current.address, edit: undefined, part: undefined }, 'replace');
      act();
    };
    readRecord(api, articleKind, id).then(
      (article) => settle(() => latest.current.edit(article, part)),
      (error: unknown) => settle(() => toasts.error(openFault(error))),
    );
    return () => {
      isGone = true;
    };
  }, [id, part, api, goTo, toasts]);
}

export function openFault(error: unknown): string {
  return hasStatus(error, 404)
    ? 'This article was deleted. You may find it in Trash.'
    : 'The article could not be opened. Please try again.';
}
