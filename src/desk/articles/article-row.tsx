import { Check } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { UnsavedOfRecord } from '#desk/drafts/use-unsaved.ts';
import { reviewNote } from '#desk/reviews/review-labels.ts';
import { RowActions, rowClasses } from '#desk/ui/record-list.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import type { Article, ListedArticle } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { shortDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ScheduledNote, UnsavedNote } from './article-notes.tsx';

interface ArticleRowProps {
  readonly article: ListedArticle;
  readonly schedule: Schedule | undefined;
  readonly unsaved: UnsavedOfRecord | undefined;
  readonly href: string;
  readonly isSelected: boolean;
  readonly onSelect: (article: Article, isRange: boolean) => void;
  readonly onEdit: (article: Article) => void;
  readonly onDelete: (article: Article) => void;
  readonly onDuplicate: (article: Article) => void;
}

/**
 * Returns the address at which visitors read an article: its own page or, if it has no content, its outside address.
 * Returns `undefined` for a draft.
 */
function viewAddressOf(article: Article, locale: Locale): string | undefined {
  if (!article.is_published) return undefined;
  return article.content ? localisedPath(locale, `/resources/${article.slug}`) : (article.medium_url ?? undefined);
}

/** A row of the list. Its props stay the same while dialogs open and close, so only rows that changed render again. */
export const ArticleRow = memo(function ArticleRow({
  article,
  schedule,
  unsaved,
  href,
  isSelected,
  ...on
}: ArticleRowProps) {
  const { onSelect, onEdit, onDelete, onDuplicate } = on;
  const { locale } = useDesk();
  const tags = article.tags.map(({ name }) => name).join(', ');
  const badges = (
    <>
      <StateBadge tone="green" isWeighty isOn={article.is_published} on="Published" off="Draft" />
      <StateBadge tone="yellow" isOn={article.is_featured} on="Featured" off="Not Featured" />
    </>
  );
  const onOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEdit(article);
  };
  return (
    <li
      className={`${rowClasses} ${isSelected ? 'bg-fern!' : ''} grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 max-xl:pb-0 xl:grid-cols-[minmax(0,1fr)_9rem_13rem_13.5rem] xl:px-4 xl:py-0`}
    >
      <div className="flex min-w-0 items-center gap-1 max-xl:col-span-full">
        <SelectBox name={article.title} isSelected={isSelected} onToggle={(isRange) => onSelect(article, isRange)} />
        <div className="min-w-0">
          <h3 dir="auto" className="font-sans font-semibold text-base leading-5.5">
            <a
              href={href}
              onClick={onOpen}
              className="line-clamp-2 text-wrap break-words py-px text-ink no-underline hover:underline xl:line-clamp-1"
            >
              {article.title}
            </a>
          </h3>
          <p dir="auto" className="line-clamp-1 break-words text-muted text-sm leading-5">
            {article.summary}
          </p>
          {!article.content && !article.medium_url && (
            <p className="font-semibold text-rata text-sm leading-5">
              No Content and no Medium URL: its card leads nowhere
            </p>
          )}
          {article.review && <p className="text-sm leading-5">{reviewNote(article.review)}</p>}
          {unsaved && <UnsavedNote unsaved={unsaved} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-3 text-sm leading-5 max-xl:col-span-full xl:contents">
        <p className="flex min-w-0 gap-x-2 text-muted xl:block">
          <span className="block truncate" title={article.category.name}>
            {article.category.name}
          </span>
          <span className="block truncate" title={tags}>
            {formatReadTime(article.read_time)}
            {tags && ` · ${tags}`}
          </span>
        </p>
        <p className="flex gap-x-3 xl:hidden">{badges}</p>
      </div>
      <div className="min-w-0 text-sm leading-5">
        <p className="flex gap-x-3 max-xl:hidden">{badges}</p>
        <DayNote article={article} schedule={schedule} />
      </div>
      <RowActions
        id={article.id}
        name={article.title}
        onEdit={() => onEdit(article)}
        onDelete={() => onDelete(article)}
        onDuplicate={() => onDuplicate(article)}
        viewAddress={viewAddressOf(article, locale)}
      />
    </li>
  );
});

/** Returns a date without its year if that is this year. */
function listDate(date: string): string {
  return shortDate(date).replace(` ${new Date().getFullYear()}`, '');
}

/** The day on which an article was or will be published, and who saved it last. */
function DayNote({ article, schedule }: Pick<ArticleRowProps, 'article' | 'schedule'>) {
  const { full_name } = useOwnAccount();
  const { saved_by } = article;
  const person = saved_by === full_name ? 'You' : saved_by;
  const day = article.is_published ? listDate(article.publish_date) : 'No day yet';
  return (
    <p className="truncate text-muted" title={saved_by}>
      {schedule && !article.is_published ? <ScheduledNote schedule={schedule} /> : day}
      {person && ` · ${person}`}
    </p>
  );
}

interface SelectBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  /** Called when the checkbox is clicked. `isRange` says whether Shift was held. */
  readonly onToggle: (isRange: boolean) => void;
}

/**
 * The checkbox that selects a row. It is a native checkbox, because a list has many of them and they must render fast.
 */
function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  return (
    <span className="relative -my-2 -ml-2.5 grid size-target shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        data-desk-select
        checked={isSelected}
        // Prevents the browser from selecting the text between the clicked rows when Shift is held.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={(event) => {
          event.currentTarget.focus();
          onToggle(event.shiftKey);
        }}
        onChange={() => {}}
        className="peer absolute inset-0 cursor-pointer rounded-field opacity-0"
      />
      <span className="pointer-events-none grid size-5 place-items-center rounded border-2 border-control-line bg-surface text-on-bush peer-checked:border-bush peer-checked:bg-bush peer-focus-visible:outline-2 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-2">
        {isSelected && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
      </span>
    </span>
  );
}
