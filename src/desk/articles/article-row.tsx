import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { useOwnAccount } from '#desk/account/own-account.ts';
import { schedulesOf } from '#desk/articles/schedule-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { UnsavedOfRecord } from '#desk/drafts/use-unsaved.ts';
import { workingCopies } from '#desk/drafts/use-unsaved.ts';
import { onPlainClick } from '#desk/ui/desk-place.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { deleteAction, RowActions, rowClasses } from '#desk/ui/record-list.tsx';
import { momentOf, withoutThisYear } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import type { Article, ListedArticle, ReviewSummary } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { dateInZone, formatMoment, shortDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { countOf } from '#shared/rules/numbers.ts';

const FaultNote = lazyPart(async () => (await import('#desk/health/attention.tsx')).FaultNote);

interface ArticleRowProps {
  readonly article: ListedArticle;
  /** The ids of the articles on the page of the list, separated by commas. */
  readonly pageIds: string;
  /** `null` for an article that is not scheduled, `undefined` until that is known. */
  readonly schedule: Schedule | null | undefined;
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
  pageIds,
  schedule,
  unsaved,
  href,
  isSelected,
  ...on
}: ArticleRowProps) {
  const { onSelect, onEdit, onDelete, onDuplicate } = on;
  const viewAddress = viewAddressOf(article, useDesk().locale);
  const { full_name } = useOwnAccount();
  const person = article.saved_by === full_name ? 'You' : article.saved_by;
  const comments = article.review?.comments ?? 0;
  const tags = article.tags.map(({ name }) => name).join(', ');
  return (
    <li
      className={`${rowClasses} ${isSelected ? 'bg-fern!' : ''} grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-4 xl:gap-x-3 xl:grid-cols-[1rem_minmax(0,1fr)_10rem_11rem_11.5rem] 2xl:grid-cols-[1rem_minmax(0,1fr)_14rem_12rem_11.5rem]`}
    >
      <SelectBox name={article.title} isSelected={isSelected} onToggle={(isRange) => onSelect(article, isRange)} />
      <div className="min-w-0 max-sm:col-span-2">
        <h3 dir="auto" className="text-base leading-5.5">
          <a
            href={href}
            onClick={onPlainClick(() => onEdit(article))}
            className="line-clamp-2 text-wrap break-words py-px text-ink no-underline hover:underline"
          >
            {article.title}
          </a>
        </h3>
        <div className="flex flex-wrap gap-x-3 text-sm leading-5">
          {unsaved && <UnsavedNote unsaved={unsaved} />}
          {article.is_published && <FaultNote article={article} pageIds={pageIds} onOpen={onEdit} />}
          {article.review?.approved_by && <ApprovalNote {...article.review} />}
          {comments > 0 && <p className="font-medium">{countOf(comments, 'comment', 'comments')}</p>}
          {person !== 'You' && !unsaved?.others.length && <p className="truncate text-muted sm:hidden">{person}</p>}
        </div>
        <p dir="auto" className="truncate text-muted text-sm leading-5">
          {article.summary}
        </p>
      </div>
      {/* On a tablet, the parts of both columns are side by side, the state first. A phone has a line for each. */}
      <div className="contents min-w-0 text-sm leading-5 sm:max-xl:col-[2/-1] sm:max-xl:mt-0.5 sm:max-xl:flex sm:max-xl:flex-wrap sm:max-xl:gap-x-3 sm:max-xl:gap-y-0.5">
        <p className="flex min-w-0 gap-x-3 text-muted text-sm leading-5 max-xl:order-1 max-sm:col-start-2 max-sm:row-start-3 max-sm:gap-x-2 xl:block">
          <span className="block truncate sm:max-xl:shrink-0" title={article.category.name}>
            {article.category.name}
          </span>
          <span className="block truncate max-sm:shrink-0" title={[person, tags].filter(Boolean).join(', ')}>
            {formatReadTime(article.read_time)}
            {person && <span className="max-sm:hidden"> · {person}</span>}
            {tags && <span className="max-2xl:hidden"> · {tags}</span>}
          </span>
        </p>
        <div className="max-sm:col-[2/-1] max-sm:row-start-2 max-sm:mt-0.5 max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 text-sm leading-5 sm:max-xl:contents">
          <p className="flex gap-x-3 max-sm:gap-x-1.5">
            <StateBadge look="live" isWeighty isOn={article.is_published} on="Published" off="Draft" />
            <StateBadge look="featured" isOn={article.is_featured} on="Featured" off="Not Featured" />
          </p>
          <p className="min-h-5 text-muted xl:mt-0.5">
            <DayNote article={article} schedule={schedule} />
          </p>
        </div>
      </div>
      <div className="max-sm:col-start-3 max-sm:row-start-3 max-sm:-my-2.5 max-sm:-ml-3 sm:max-xl:col-start-3 sm:max-xl:row-start-1">
        <RowActions
          actions={[
            viewAddress !== undefined && {
              text: <ExternalLink aria-hidden className="size-4.5 text-muted" strokeWidth={1.75} />,
              title: 'View',
              name: `View ${article.title}`,
              href: viewAddress,
              isWideOnly: true,
            },
            {
              text: <Copy aria-hidden className="size-4.5 text-muted" strokeWidth={1.75} />,
              title: 'Duplicate',
              name: `Duplicate ${article.title}`,
              onPress: () => onDuplicate(article),
              isWideOnly: true,
            },
            { text: 'Edit', name: `Edit ${article.title}`, onPress: () => onEdit(article) },
            deleteAction(article.id, article.title, () => onDelete(article)),
          ]}
        />
      </div>
    </li>
  );
});

/** The day of publishing, or the day that was chosen for a draft when it was last saved. */
function DayNote({ article, schedule }: Pick<ArticleRowProps, 'article' | 'schedule'>) {
  const { siteTimeZone } = useDesk();
  const { is_published, publish_date, updated_at } = article;
  const day = withoutThisYear(shortDate(publish_date));
  if (is_published) return day;
  if (schedule === undefined) return null;
  if (schedule) return <ScheduledNote schedule={schedule} />;
  const isPlanned = publish_date > dateInZone(siteTimeZone, new Date(updated_at));
  return isPlanned ? `Planned ${day}` : 'No day yet';
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
    <span className="relative -my-2.5 -ml-3 grid size-target place-items-center max-xl:self-start">
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
      <span className="pointer-events-none grid size-5 place-items-center rounded border-[1.5px] border-control-line bg-surface text-bush peer-checked:border-bush peer-checked:bg-fern peer-focus-visible:outline-2 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-2">
        {isSelected && <Check aria-hidden className="size-3.5" strokeWidth={3} />}
      </span>
    </span>
  );
}

/** A note in a draft's row with the time for which the draft is scheduled, and whether its schedule is on hold. */
function ScheduledNote({ schedule }: { readonly schedule: Schedule }) {
  const [day, time] = withoutThisYear(formatMoment(schedule.due_at, 'short', schedule.time_zone)).split(', ');
  return (
    <span className="whitespace-nowrap">
      {schedule.is_held ? (
        <span className="rounded-md bg-wattle px-1.5 font-semibold text-on-wattle">On hold</span>
      ) : (
        <span className="rounded-md bg-(--wattle-tint) px-1.5 font-semibold text-ink">Scheduled</span>
      )}{' '}
      {day}
      <span className="max-sm:sr-only">, {time}</span>
    </span>
  );
}

/**
 * A note in a record's row that the record has unsaved changes. It says whether this person or someone else typed them.
 */
function UnsavedNote({ unsaved: { isMine, others } }: { readonly unsaved: UnsavedOfRecord }) {
  return (
    <p className="flex flex-wrap gap-x-3">
      {isMine && <span className="rounded-md bg-wattle px-1.5 font-semibold text-on-wattle">Unsaved changes</span>}
      {others.map((copy) => (
        <span key={copy.key} className="text-muted">
          Unsaved by {copy.account_name}, {momentOf(copy.updated_at)}
        </span>
      ))}
    </p>
  );
}

/**
 * Tells the person which facts the rows of the article list lack, because a request failed: the schedules of the
 * drafts, or the unsaved changes on the server.
 */
export function MissingFacts({ draftIds }: { readonly draftIds: readonly number[] }) {
  const { api, session } = useDesk();
  const schedules = useQuery(schedulesOf(api, draftIds));
  const copies = useQuery(workingCopies(api, session));
  const missing: readonly [query: Pick<UseQueryResult, 'data' | 'isError'>, text: string][] = [
    [schedules, 'The schedules could not be loaded, so no draft is shown as scheduled.'],
    [copies, 'Unsaved changes on the server could not be loaded, so only those of this browser are shown.'],
  ];
  const texts = missing.filter(([{ data, isError }]) => isError && !data).map(([, text]) => text);
  if (texts.length === 0) return null;
  const isFetching = schedules.isFetching || copies.isFetching;
  const refetch = () => {
    for (const query of [schedules, copies]) if (query.isError) void query.refetch();
  };
  return (
    <div className="mb-3">
      <LoadFailure text={texts.join(' ')} query={{ isFetching, refetch }} />
    </div>
  );
}

type Approval = Pick<ReviewSummary, 'approved_by' | 'is_current'>;

/** Says who approved an article, and whether its text has changed since. */
export function ApprovalNote({ approved_by, is_current }: Approval) {
  if (!is_current) return <p className="text-sm leading-5">An older text approved by {approved_by}</p>;
  return (
    <p className="inline-flex items-center gap-1 font-medium text-sm leading-5">
      <Check aria-hidden className="size-3.5 shrink-0" strokeWidth={3} />
      Approved by {approved_by}
    </p>
  );
}
