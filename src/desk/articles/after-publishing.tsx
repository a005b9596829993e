import { useQuery } from '@tanstack/react-query';
import type { Article } from '#shared/api/article-contract.ts';

/** An article that was saved, with its state before the save. */
export interface SavedOnSite {
  readonly article: Article;
  /** The article before the save, or `undefined` if the save created it. */
  readonly before: Article | undefined;
}

interface AfterPublishingProps extends SavedOnSite {
  readonly onClose: () => void;
}

const checkCode = { queryKey: ['code', 'live-check'], queryFn: () => import('./live-check.tsx') };

/** After a save, shows whether visitors see the change. Shows nothing if the article was a draft and still is one. */
export function AfterPublishing(props: AfterPublishingProps) {
  const { article, before } = props;
  const isConcerned = article.is_published || before?.is_published === true;
  const code = useQuery({ ...checkCode, staleTime: Number.POSITIVE_INFINITY, enabled: isConcerned });
  return isConcerned && code.data ? <code.data.LiveCheck {...props} /> : null;
}
