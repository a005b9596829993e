import { type ReactNode, useState } from 'react';
import { ArticleDialog } from '#dashboard/articles/article-dialog.tsx';
import { articleKind } from '#dashboard/articles/article-kind.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { recordWords } from '#dashboard/record-words.ts';
import type { UnansweredQuestion } from '#domain/contract/assistant-contract.ts';

interface ArticleFromQuestion {
  /** Opens the article dialog with the question as the title. */
  start(question: UnansweredQuestion): void;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

/**
 * Returns the function `start`, which opens the article dialog with an unanswered question as the title, and the
 * dialog. `onSaved` is called after the article was saved.
 */
export function useArticleFromQuestion(onSaved: (question: UnansweredQuestion) => void): ArticleFromQuestion {
  const { toasts } = useDesk();
  const dialogs = useRecordDialogs(articleKind);
  const { editing } = dialogs;
  const [origin, setOrigin] = useState<UnansweredQuestion>();
  return {
    start(question) {
      setOrigin(question);
      dialogs.create();
    },
    dialog: editing && (
      <ArticleDialog
        key={editing.key}
        editing={editing}
        start={origin && { title: origin.question }}
        onTakeUp={dialogs.takeUp}
        onClose={dialogs.closeEditor}
        onSaved={() => {
          dialogs.closeEditor();
          toasts.success(recordWords('article').saved);
          if (origin) onSaved(origin);
        }}
      />
    ),
  };
}
