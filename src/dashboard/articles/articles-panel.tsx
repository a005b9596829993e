import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useState } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { DeleteDialog } from '#dashboard/editing/delete-dialog.tsx';
import { DraftStrip } from '#dashboard/editing/draft-strip.tsx';
import { useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { type DeskAddress, plainAddress } from '#dashboard/lists/desk-address.ts';
import { EmptyState } from '#dashboard/lists/empty-state.tsx';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { RecordList } from '#dashboard/lists/record-list.tsx';
import type { GoTo } from '#dashboard/lists/use-desk-address.ts';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { Banner, type BannerMessage } from '#dashboard/ui/banner.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { ArticleForm } from '#domain/contract/article-contract.ts';
import { ArticleDialog } from './article-dialog.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { articleKind } from './article-kind.ts';
import { ArticleRow } from './article-row.tsx';
import { deleteArticle } from './delete-article.ts';
import { articlesQueryOf, listArticles } from './list-articles.ts';

const words = recordWords('article');

interface ArticlesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The Articles tab (specification 2, Dashboard). */
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
          remove={() => deleteArticle(api, deleting.id)}
          refresh={() => queryClient.invalidateQueries({ queryKey: ['articles'] })}
          onClose={dialogs.closeDelete}
          onDeleted={onDeleted}
        />
      )}
    </section>
  );
});
