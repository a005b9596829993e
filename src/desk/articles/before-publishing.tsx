import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { FactsSection } from '#desk/articles/article-facts.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';

type SheetForm = UseFormReturn<ArticleForm, unknown, ArticleForm>;

export interface BeforePublishingProps {
  readonly form: SheetForm;
  /** The stored article, or `undefined` if the article is new. */
  readonly record: Article | undefined;
}

/** Loads the code that checks a text. It is loaded separately because it contains an HTML parser. */
const listCode = { queryKey: ['code', 'publishing-list'], queryFn: () => import('./publishing-list.tsx') };

/** The section that says what to improve before publishing. It never prevents a save. */
export function BeforePublishing(props: BeforePublishingProps) {
  const code = useQuery({ ...listCode, staleTime: Number.POSITIVE_INFINITY });
  return (
    <FactsSection title="Before you publish">
      {code.data && <code.data.PublishingList {...props} />}
      {code.isPending && <p className="text-muted">Loading the checks…</p>}
      {code.isError && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-muted">The checks could not be loaded.</p>
          <ActionButton look="quiet" isPending={code.isFetching} onPress={() => code.refetch()}>
            Try Again
          </ActionButton>
        </div>
      )}
    </FactsSection>
  );
}
