import { rowClasses } from '#dashboard/lists/record-list.tsx';
import { RowActions } from '#dashboard/lists/row-actions.tsx';
import { StateBadge } from '#dashboard/ui/state-badge.tsx';
import { formatReadTime } from '#domain/article-presentation.ts';
import type { Article } from '#domain/contract/article-contract.ts';

interface ArticleRowProps {
  readonly article: Article;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An article in the list (specification 2, Articles tab). */
export function ArticleRow({ article, onEdit, onDelete }: ArticleRowProps) {
  return (
    <li
      className={`${rowClasses} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_8rem_8.5rem_auto] lg:grid-cols-[minmax(0,1fr)_16.5rem_14rem_auto]`}
    >
      <div className="min-w-0">
        <h3 className="text-wrap break-words font-sans font-semibold text-base leading-snug md:line-clamp-2">
          {article.title}
        </h3>
        <p className="mt-0.5 line-clamp-2 break-words text-muted md:line-clamp-1">{article.summary}</p>
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-2 text-muted md:flex-col lg:grid lg:grid-cols-[9rem_6rem] lg:gap-x-6">
        <span className="min-w-0 break-words">{article.category.name}</span>
        <span aria-hidden className="md:hidden">
          ·
        </span>
        <span>{formatReadTime(article.read_time)}</span>
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <StateBadge tone="green" isWeighty isOn={article.is_published} on="Published" off="Draft" />
        <StateBadge tone="yellow" isOn={article.is_featured} on="Featured" off="Not Featured" />
      </div>
      <RowActions id={article.id} name={article.title} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
