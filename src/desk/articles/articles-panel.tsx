import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { savedSentence } from '#desk/articles/schedule-labels.ts';
import { useSchedulesOf } from '#desk/articles/schedule-requests.ts';
import { useSelection } from '#desk/articles/selection.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { DraftStrip } from '#desk/drafts/draft-strip.tsx';
import { deleteRecord } from '#desk/drafts/editor-kind.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { type UnsavedOfRecord, unsavedByRecord, useUnsaved } from '#desk/drafts/use-unsaved.ts';
import { Banner } from '#desk/ui/banner.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { countFilters, type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { ListHeader } from '#desk/ui/list-header.tsx';
import type { PanelProps } from '#desk/ui/list-panel.tsx';
import { recordWords, unknownError } from '#desk/ui/record-labels.ts';
import { EmptyState, RecordList, RowActions, rowClasses } from '#desk/ui/record-list.tsx';
import { ListSearch } from '#desk/ui/search-box.tsx';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, type ArticleForm, articleSchema } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { trashDays } from '#shared/api/trash-contract.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ArticleDialog, usePreparedArticleDialog } from './article-dialog.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { articleKind, articlesQueryOf, listArticles } from './article-kind.ts';
import { MissingFacts, ScheduledNote, UnsavedNote } from './article-notes.tsx';
import type { LiveCheckProps } from './live-check.tsx';
import { useAddressedArticle } from './use-addressed-article.ts';

const words = recordWords('article');

/**
 * The rows until the list has been fetched. A new array at each render would run effects again, so this is one constant
 * array.
 */
const noRows: readonly Article[] = [];

const BulkBar = lazyPart({
  name: 'bulk',
  load: async () => (await import('./bulk-bar.tsx')).BulkBar,
  failure: 'The actions for several articles could not be loaded.',
});

const LiveCheck = lazyPart({
  name: 'live-check',
  load: async () => (await import('./live-check.tsx')).LiveCheck,
  failure: 'The live pages could not be checked.',
});

function listFor(api: ApiClient, address: DeskAddress) {
  return listArticles(api, articlesQueryOf(address));
}

export const ArticlesPanel = memo(function ArticlesPanel({ address, goTo }: PanelProps) {
  const { api, toasts } = useDesk();
  const [banner, setBanner] = useState<string>();
  /** The article that was saved last, and the article before that save. */
  const [onSite, setOnSite] = useState<Omit<LiveCheckProps, 'onClose'>>();
  const endOnSite = useCallback(() => setOnSite(undefined), []);
  const endBanner = useCallback(() => setBanner(undefined), []);
  const query = useListPage({ address, goTo }, listFor);
  const schedules = useSchedulesOf(draftIds(query.data?.items));
  const dialogs = useRecordDialogs(articleKind);
  const { editing, deleting } = dialogs;
  useAddressedArticle(address, goTo, dialogs.edit);
  const restore = useRestore();
  const rows = query.data?.items ?? noRows;
  usePreparedArticleDialog(query.isSuccess);
  const selection = useSelection(address, rows);
  const unsaved = unsavedByRecord(useUnsaved('article'));

  const onSaved = async (
    form: ArticleForm,
    stored: Article | undefined,
    scheduling?: Promise<Schedule | undefined>,
  ) => {
    const isConcerned = stored?.is_published || editing?.record?.is_published;
    setOnSite(stored && isConcerned ? { article: stored, before: editing?.record } : undefined);
    dialogs.closeEditor();
    toasts.success(words.saved);
    const known = stored && schedules.get(stored.id);
    setBanner(savedSentence(form, scheduling ? await scheduling : known));
  };
  const onDeleted = () => {
    dialogs.closeDelete();
    if (deleting) setBanner(`“${deleting.title}” is in Trash for ${trashDays} days.`);
  };
  const copying = useMutation({
    onMutate: () => toasts.settle('error'),
    mutationFn: ({ id }: Article) =>
      api.read(articleSchema, `${apiPaths.adminArticles}/${id}/duplicate`, { method: 'POST' }),
    meta: { refreshes: ['articles'] },
    onSuccess: dialogs.edit,
    onError: (error) => toasts.error(`Failed to duplicate article: ${problemDetail(error, unknownError)}`),
  });
  const { mutate: copy, isPending: isCopying } = copying;
  const duplicate = useCallback(
    (article: Article) => {
      if (!isCopying) copy(article);
    },
    [copy, isCopying],
  );
  const remove = useCallback((article: Article) => dialogs.remove(article, rows), [dialogs.remove, rows]);
  const isNarrowed = Boolean(
    address.q || address.category || address.tag || address.from || address.to || address.status,
  );

  return (
    <section aria-labelledby="articles-heading">
      <ListHeader
        id="articles-heading"
        title="Manage Articles"
        search={<ListSearch label="Find an article" address={address} goTo={goTo} />}
        filters={<ArticleFilters address={address} goTo={goTo} />}
        setFilters={countFilters(address)}
        action={
          <ActionButton look="primary" data-desk-create onPress={dialogs.create}>
            {words.create}
          </ActionButton>
        }
      />
      {/* The place for the banner is always there, so that the rows do not move. */}
      <div className="-mt-3 flex h-8 items-center sm:h-15">
        {banner && <Banner key={banner} text={banner} onEnd={endBanner} />}
      </div>
      {!editing && <DraftStrip kind={articleKind} onContinue={dialogs.takeUp} />}
      {rows.length > 0 && <MissingFacts draftIds={draftIds(rows)} />}
      <RecordList
        label="Articles"
        things="articles"
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(article) => (
          <ArticleRow
            key={article.id}
            article={article}
            schedule={schedules.get(article.id)}
            unsaved={unsaved.get(article.id)}
            isSelected={selection.has(article.id)}
            onSelect={selection.toggle}
            onEdit={dialogs.edit}
            onDelete={remove}
            onDuplicate={duplicate}
          />
        )}
        empty={
          isNarrowed ? (
            <EmptyState title="No article found" text={nothingFound(address)}>
              <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all articles</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState
              title="No articles yet"
              text="Create the first one. It stays a draft until you tick Published, then it shows on Resources."
            >
              <ActionButton onPress={dialogs.create}>Write the first article</ActionButton>
            </EmptyState>
          )
        }
      />
      {/* The notes and the bar are below the list, so the rows do not move when one of them appears or disappears. */}
      <div
        data-desk-notes
        className="pointer-events-none sticky short:static bottom-0 z-30 mt-4 grid gap-2 *:pointer-events-auto empty:hidden lg:bottom-3"
      >
        {onSite && !editing && <LiveCheck key={onSite.article.version} {...onSite} onClose={endOnSite} />}
        {selection.items.length > 0 && <BulkBar selection={selection} />}
      </div>
      {editing && (
        <ArticleDialog
          key={editing.key}
          editing={editing}
          onTakeUp={dialogs.takeUp}
          onClose={dialogs.closeEditor}
          onSaved={onSaved}
          onRestored={dialogs.edit}
        />
      )}
      {deleting && (
        <DeleteDialog
          noun="article"
          name={deleting.title}
          remove={() => deleteRecord(api, articleKind, deleting.id)}
          refreshes={['articles']}
          onClose={dialogs.closeDelete}
          onDeleted={onDeleted}
          undo={() => restore('article', deleting.id).then(endBanner)}
        />
      )}
    </section>
  );
});

/** Returns the ids of the drafts among the articles. Only drafts can have a schedule. */
function draftIds(articles: readonly Article[] = []): number[] {
  return articles.filter((article) => !article.is_published).map(({ id }) => id);
}

interface ArticleRowProps {
  readonly article: Article;
  readonly schedule: Schedule | undefined;
  readonly unsaved: UnsavedOfRecord | undefined;
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
const ArticleRow = memo(function ArticleRow({ article, schedule, unsaved, isSelected, ...on }: ArticleRowProps) {
  const { onSelect, onEdit, onDelete, onDuplicate } = on;
  const { locale } = useDesk();
  return (
    <li
      className={`${rowClasses} ${isSelected ? 'bg-fern!' : ''} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_8rem_8.5rem_auto] lg:grid-cols-[minmax(0,1fr)_8.5rem_14rem_auto]`}
    >
      <div className="flex min-w-0 gap-2">
        <SelectBox name={article.title} isSelected={isSelected} onToggle={(isRange) => onSelect(article, isRange)} />
        <div className="min-w-0">
          <h3
            dir="auto"
            className="text-wrap break-words font-sans font-semibold text-base leading-snug md:line-clamp-2"
          >
            {article.title}
          </h3>
          <p dir="auto" className="mt-0.5 line-clamp-2 break-words text-muted md:line-clamp-1">
            {article.summary}
          </p>
          {article.tags.length > 0 && (
            <p className="mt-0.5 hidden truncate text-muted text-sm xl:block">
              <span className="sr-only">Tags: </span>
              {article.tags.map(({ name }) => name).join(' · ')}
            </p>
          )}
          {unsaved && <UnsavedNote unsaved={unsaved} />}
        </div>
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-2 text-muted md:flex-col">
        <span className="min-w-0 break-words">{article.category.name}</span>
        <span aria-hidden className="md:hidden">
          ·
        </span>
        <span>{formatReadTime(article.read_time)}</span>
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <StateBadge tone="green" isWeighty isOn={article.is_published} on="Published" off="Draft" />
        {schedule && !article.is_published && <ScheduledNote schedule={schedule} />}
        <StateBadge tone="yellow" isOn={article.is_featured} on="Featured" off="Not Featured" />
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

/** Returns the sentence for an empty list. After a search, it says which texts were searched. */
function nothingFound(address: DeskAddress): string {
  if (!address.q) return 'No article matches these filters.';
  const what = countFilters(address) > 0 ? 'this search and these filters' : 'this search';
  return `Nothing matches ${what}. The search reads titles and summaries.`;
}
