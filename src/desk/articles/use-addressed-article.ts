import { useEffect, useRef } from 'react';
import { hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { readRecord } from '#desk/drafts/editor-kind.ts';
import type { DeskAddress, GoTo } from '#desk/ui/desk-address.ts';
import type { Article } from '#shared/api/article-contract.ts';
import { articleKind } from './article-kind.ts';

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
      (error: unknown) =>
        settle(() =>
          toasts.error(
            hasStatus(error, 404)
              ? 'This article was deleted. You may find it in Trash.'
              : 'The article could not be opened. Please try again.',
          ),
        ),
    );
    return () => {
      isGone = true;
    };
  }, [id, part, api, goTo, toasts]);
}
