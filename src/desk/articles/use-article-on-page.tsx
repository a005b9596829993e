import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '#desk/desk-context.ts';
import { readRecord } from '#desk/drafts/editor-kind.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { recordWords } from '#desk/ui/record-labels.ts';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { ArticleDialog, openFault } from './article-dialog.tsx';
import { articleKind } from './article-kind.ts';

interface ArticleOnPageProps {
  /** Start of the keys of the queries that a save makes stale. */
  readonly refreshes: string;
  /** The fields that a new article begins with. */
  readonly start?: Partial<ArticleForm> | undefined;
  readonly onSaved?: () => void;
}

/** Opens articles on a page that is not the list of articles. The dialog closes to this page. */
export function useArticleOnPage({ refreshes, start, onSaved }: ArticleOnPageProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const dialogs = useRecordDialogs(articleKind);
  const { editing } = dialogs;
  return {
    open(id: number) {
      readRecord(api, articleKind, id).then(dialogs.edit, (error: unknown) => toasts.error(openFault(error)));
    },
    create: dialogs.create,
    dialog: editing && (
      <ArticleDialog
        key={editing.key}
        editing={editing}
        start={editing.record ? undefined : start}
        onTakeUp={dialogs.takeUp}
        onClose={dialogs.closeEditor}
        onSaved={() => {
          dialogs.closeEditor();
          toasts.success(recordWords('article').saved);
          void queryClient.invalidateQueries({ queryKey: [refreshes] });
          onSaved?.();
        }}
        onRestored={dialogs.reopen}
      />
    ),
  };
}
