import { type ReactNode, useState } from 'react';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
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
  const [origin, setOrigin] = useState<UnansweredQuestion>();
  const article = useArticleOnPage({
    refreshes: 'questions',
    start: origin && { title: origin.question },
    onSaved: () => origin && onSaved(origin),
  });
  return {
    start(question) {
      setOrigin(question);
      article.create();
    },
    dialog: article.dialog,
  };
}
