import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useState } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import { DraftStrip } from '#dashboard/editing/draft-strip.tsx';
import { deleteRecord } from '#dashboard/editing/editor-kind.ts';
import { useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { type DeskAddress, type GoTo, plainAddress } from '#dashboard/lists/desk-address.ts';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { EmptyState, RecordList, RowActions, rowClasses } from '#dashboard/lists/record-list.tsx';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { Banner, type BannerMessage } from '#dashboard/ui/banner.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { StateBadge } from '#dashboard/ui/state-badge.tsx';
import { formatReadTime } from '#domain/article-presentation.ts';
import type { Article, ArticleForm } from '#domain/contract/article-contract.ts';
import { ArticleDialog } from './article-dialog.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { articleKind, articlesQueryOf, listArticles } from './article-kind.ts';

const words = recordWords('article');

interface ArticlesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The Articles tab (product 8.3). */
export const ArticlesPanel = memo(function ArticlesPanel({ address, goTo }: ArticlesPanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const [banner, setBanner] = useState<BannerMessage>();
  const endBanner = useCallback(() => setBanner(undefined), []);
  const listFor = useCallback((asked: DeskAddress) => listArticles(api, articlesQueryOf(asked)), [api]);
  const query = useListPage({ address, goTo, listFor });
  const dialogs = useRecordDialogs(articleKind);
  const { editing, deleting } = dialogs;

  const onSaved = (form: ArticleForm) => {
    dialogs.closeEditor();
    toasts.success(words.saved);
    setBanner({
      text: words.saved,
      note: `“${form.title}” is ${form.is_published ? 'published' : 'kept as a draft'}.`,
    });
  };
  const onDeleted = () => {
    dialogs.closeDelete();
    setBanner({ text: words.deleted, note: deleting ? `“${deleting.title}” is gone.` : '' });
  };
  const isNarrowed = Boolean(address.q || address.category || address.status);

  return (
    <section aria-labelledby="articles-heading">
      <ListHeader
        id="articles-heading"
        title="Manage Articles"
        filters={<ArticleFilters address={address} goTo={goTo} />}
        action={
          <ActionButton look="primary" data-desk-create onPress={dialogs.create}>
            {words.create}
          </ActionButton>
        }
      />
      {banner && <Banner key={banner.note} message={banner} onEnd={endBanner} />}
      {!editing && <DraftStrip noun="article" onContinue={dialogs.takeUp} />}
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
            onEdit={() => dialogs.edit(article)}
            onDelete={() => dialogs.remove(article, query.data?.items ?? [])}
          />
        )}
        empty={
          isNarrowed ? (
            <EmptyState title="No article found" text="Nothing matches this search and these filters.">
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
      {editing && (
        <ArticleDialog
          key={editing.key}
          editing={editing}
          onTakeUp={dialogs.takeUp}
          onClose={dialogs.closeEditor}
          onSaved={onSaved}
        />
      )}
      {deleting && (
        <DeleteDialog
          noun="article"
          name={deleting.title}
          remove={() => deleteRecord(api, articleKind, deleting.id)}
          refresh={() => queryClient.invalidateQueries({ queryKey: ['articles'] })}
          onClose={dialogs.closeDelete}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
});

interface ArticleRowProps {
  readonly article: Article;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ArticleRow({ article, onEdit, onDelete }: ArticleRowProps) {
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
