import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TextSearch } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useSchedulesOf } from '#desk/articles/schedule-requests.ts';
import { useSelection } from '#desk/articles/selection.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DeleteDialog } from '#desk/drafts/delete-dialog.tsx';
import { DraftStrip } from '#desk/drafts/draft-strip.tsx';
import { deleteRecord } from '#desk/drafts/editor-kind.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { useRestore } from '#desk/drafts/use-restore.ts';
import { unsavedByRecord, useUnsaved } from '#desk/drafts/use-unsaved.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import {
  countFilters,
  type DeskAddress,
  plainAddress,
  useDeskAddress,
  writeDeskAddress,
} from '#desk/ui/desk-address.ts';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { recordWords, unknownError } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, type ArticleForm, articleSchema, type ListedArticle } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { trashDays } from '#shared/api/trash-contract.ts';
import { bannerTimeout } from '#shared/rules/business-constants.ts';
import { ArticleDialog, useAddressedArticle, usePreparedArticleDialog } from './article-dialog.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { articleKind, articlesQueryOf, listArticles } from './article-kind.ts';
import { ArticleRow, MissingFacts } from './article-row.tsx';
import type { LiveCheckProps } from './live-check.tsx';
import { savedSentence } from './schedule-requests.ts';

const words = recordWords('article');

/**
 * The rows until the list has been fetched. A new array at each render would run effects again, so this is one constant
 * array.
 */
const noRows: readonly ListedArticle[] = [];

const BulkBar = lazyPart(async () => (await import('./bulk-bar.tsx')).BulkBar, {
  failure: 'The actions for several articles could not be loaded.',
});

const NeedsAttention = lazyPart(async () => (await import('#desk/health/attention.tsx')).NeedsAttention);
const ComingUp = lazyPart(async () => (await import('#desk/health/attention.tsx')).ComingUp);

const ReplaceDialog = lazyPart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog, {
  failure: 'Find and replace could not be loaded.',
  dialog: 'Find and replace in all articles',
});

const LiveCheck = lazyPart(async () => (await import('./live-check.tsx')).LiveCheck, {
  failure: 'The live pages could not be checked.',
});

export const ArticlesPanel = memo(function ArticlesPanel() {
  const [address, goTo] = useDeskAddress();
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const [isReplacing, setIsReplacing] = useState(false);
  const [banner, setBanner] = useState<string>();
  /** The article that was saved last, and the article before that save. */
  const [onSite, setOnSite] = useState<Pick<LiveCheckProps, 'article' | 'before'>>();
  const endOnSite = useCallback(() => setOnSite(undefined), []);
  const endBanner = useCallback(() => setBanner(undefined), []);
  const query = useListPage((api, address) => listArticles(api, articlesQueryOf(address)));
  const schedules = useSchedulesOf(draftIds(query.data?.items));
  const dialogs = useRecordDialogs(articleKind);
  const { editing, deleting } = dialogs;
  const [opened, setOpened] = useState<{ readonly article: Article; readonly part: string | undefined }>();
  useAddressedArticle(address, goTo, (article, part) => {
    setOpened({ article, part });
    dialogs.edit(article);
  });
  const restore = useRestore();
  const rows = query.data?.items ?? noRows;
  const pageIds = rows.map(({ id }) => id).join(',');
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
    const known = stored && schedules?.get(stored.id);
    setBanner(savedSentence(form, scheduling ? await scheduling : known));
  };
  const onDeleted = () => {
    dialogs.closeDelete();
    if (deleting) setBanner(`“${deleting.title}” is in Trash for ${trashDays} days.`);
  };
  const { mutate: copy, isPending: isCopying } = useMutation({
    onMutate: () => toasts.settle('error'),
    mutationFn: ({ id }: Article) =>
      api.read(articleSchema, `${apiPaths.adminArticles}/${id}/duplicate`, { method: 'POST' }),
    meta: { refreshes: ['articles'] },
    onSuccess: dialogs.edit,
    onError: (error) => toasts.error(`Failed to duplicate article: ${problemDetail(error, unknownError)}`),
  });
  const duplicate = useCallback(
    (article: Article) => {
      if (!isCopying) copy(article);
    },
    [copy, isCopying],
  );
  const remove = useCallback((article: Article) => dialogs.remove(article, rows), [dialogs.remove, rows]);

  return (
    <ListPanel
      title="Manage Articles"
      label="Articles"
      things="articles"
      search="Find an article"
      foldsFilters
      filters={
        <>
          <ArticleFilters />
          <span className="max-lg:-ml-3 lg:-mr-3">
            <ActionButton
              look="quiet"
              aria-label="Find and replace in all articles"
              onPress={() => setIsReplacing(true)}
            >
              <TextSearch aria-hidden className="size-4.5" strokeWidth={1.75} />
              <span className="lg:max-xl:sr-only">Find and replace</span>
            </ActionButton>
          </span>
        </>
      }
      action={
        <ActionButton look="primary" data-desk-create onPress={dialogs.create}>
          {words.create}
        </ActionButton>
      }
      status={
        onSite && !editing ? (
          <LiveCheck key={onSite.article.version} {...onSite} onClose={endOnSite} />
        ) : (
          <>
            <NeedsAttention />
            <ComingUp />
          </>
        )
      }
      notices={
        <>
          {banner && <Banner key={banner} text={banner} onEnd={endBanner} />}
          {!editing && <DraftStrip kind={articleKind} onContinue={dialogs.takeUp} />}
          {rows.length > 0 && <MissingFacts draftIds={draftIds(rows)} />}
        </>
      }
      query={query}
      row={(article) => (
        <ArticleRow
          key={article.id}
          article={article}
          pageIds={pageIds}
          schedule={schedules && (schedules.get(article.id) ?? null)}
          unsaved={unsaved.get(article.id)}
          href={`${location.pathname}${writeDeskAddress({ ...plainAddress('articles'), edit: article.id })}`}
          isSelected={selection.has(article.id)}
          onSelect={selection.toggle}
          onEdit={dialogs.edit}
          onDelete={remove}
          onDuplicate={duplicate}
        />
      )}
      empty={{
        title: 'No articles yet',
        text: 'Create the first one. It stays a draft until you tick Published, then it shows on Resources.',
        children: <ActionButton onPress={dialogs.create}>Write the first article</ActionButton>,
      }}
      nothingFound={{ title: 'No article found', text: nothingFound(address), button: 'Show all articles' }}
    >
      {/* The bar is below the list, so the rows do not move when it appears or disappears. */}
      <div className="pointer-events-none sticky short:static bottom-0 z-30 mt-4 *:pointer-events-auto empty:hidden lg:bottom-3">
        {selection.items.length > 0 && <BulkBar selection={selection} onDuplicate={duplicate} />}
      </div>
      {editing && (
        <ArticleDialog
          key={editing.key}
          editing={editing}
          part={editing.record === opened?.article ? opened?.part : undefined}
          onTakeUp={dialogs.takeUp}
          onClose={() => {
            dialogs.closeEditor();
            // People may have commented while the article was open.
            void queryClient.invalidateQueries({ queryKey: ['articles', 'list'] });
          }}
          onSaved={onSaved}
          onRestored={dialogs.reopen}
        />
      )}
      {isReplacing && <ReplaceDialog onClose={() => setIsReplacing(false)} />}
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
    </ListPanel>
  );
});

function draftIds(articles: readonly Article[] = []): number[] {
  return articles.filter((article) => !article.is_published).map(({ id }) => id);
}

const attentionText =
  'No article has a fault that visitors meet: a dead link, a missing picture, or a card that leads nowhere. What could be better is in Content health.';

/** Returns the sentence for an empty list. After a search, it says which texts were searched. */
function nothingFound(address: DeskAddress): string {
  if (!address.q && address.status === 'attention') return attentionText;
  if (!address.q) return 'No article matches these filters.';
  const what = countFilters(address) > 0 ? 'this search and these filters' : 'this search';
  return `Nothing matches ${what}. The search reads titles and summaries.`;
}

interface BannerProps {
  /** The text of the banner. It must differ from the toast that is shown at the same time. */
  readonly text: string;
  readonly onEnd: () => void;
}

/**
 * A notification that disappears after 5 seconds. It is at the bottom of the window, so that the rows do not move. While the pointer is on it, it stays, and the 5 seconds begin again
 * when the pointer leaves.
 */
function Banner({ text, onEnd }: BannerProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, bannerTimeout);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="fixed right-32 bottom-3 left-3 z-40 mr-auto flex w-fit animate-arrive items-center gap-x-2 rounded-field bg-fern px-3 py-2 text-sm shadow-raised lg:left-58"
    >
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-bush" strokeWidth={1.75} />
      <p className="min-w-0 break-words">{text}</p>
    </div>
  );
}
