import { type ReactNode, useState } from 'react';
import { ArticleDialog } from '#desk/articles/article-dialog.tsx';
import { articleKind } from '#desk/articles/article-kind.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useRecordDialogs } from '#desk/drafts/use-record-dialogs.ts';
import { recordWords } from '#desk/ui/record-labels.ts';
import type { UnansweredQuestion } from '#shared/api/assistant-contract.ts';

interface ArticleFromQuestion {
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
