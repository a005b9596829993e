import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ArticleDialog } from '#dashboard/articles/article-dialog.tsx';
import { articleKind } from '#dashboard/articles/article-kind.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { deleteButtonSelector, focusAfterDialog } from '#dashboard/editing/focus-after-dialog.ts';
import { useRecordDialogs } from '#dashboard/editing/use-record-dialogs.ts';
import { type DeskAddress, plainAddress } from '#dashboard/lists/desk-address.ts';
import { EmptyState } from '#dashboard/lists/empty-state.tsx';
import { ListHeader } from '#dashboard/lists/list-header.tsx';
import { RecordList } from '#dashboard/lists/record-list.tsx';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import type { GoTo } from '#dashboard/lists/use-desk-address.ts';
import { useListPage } from '#dashboard/lists/use-list-page.ts';
import { recordWords } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { QuestionOutcome, UnansweredQuestion } from '#domain/contract/unanswered-question-contract.ts';
import { dismissQuestion } from './dismiss-question.ts';
import { listQuestions } from './list-questions.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionsPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** What the assistant could not answer, most asked first: each can become an article, or be dismissed. */
export function QuestionsPanel({ address, goTo }: QuestionsPanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const listFor = useCallback((asked: DeskAddress) => listQuestions(api, asked), [api]);
  const query = useListPage({ address, goTo, listFor });
  const dialogs = useRecordDialogs(articleKind);
  const { editing } = dialogs;
  const [origin, setOrigin] = useState<UnansweredQuestion>();
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);

  const dismissal = useMutation({
    mutationFn: async ({ question, outcome }: { question: UnansweredQuestion; outcome: QuestionOutcome }) => {
      const rows = query.data?.items ?? [];
      const place = rows.findIndex(({ id }) => id === question.id);
      const neighbour = rows[place + 1] ?? rows[place - 1];
      await dismissQuestion(api, question.id, outcome);
      await queryClient.invalidateQueries({ queryKey: ['questions'] });
      void queryClient.invalidateQueries({ queryKey: ['enquiries', 'summary'] });
      return neighbour;
    },
    onSuccess: (neighbour) =>
      focusAfterDialog(...(neighbour ? [deleteButtonSelector(neighbour.id)] : []), '[data-desk-search]'),
    onError: () => toasts.error('The question could not be dismissed. Please try again.'),
  });
  const start = (question: UnansweredQuestion) => {
    setOrigin(question);
    dialogs.create();
  };

  return (
    <section aria-labelledby="questions-heading">
      <ListHeader
        id="questions-heading"
        title="Unanswered questions"
        filters={<SearchBox label="Find a question" value={address.q} onSearch={search} />}
        action={null}
      />
      <p className="mb-4 max-w-[70ch] text-muted">
        What visitors asked and the site does not say, without names, numbers and addresses as far as rules can find
        them. An article that answers a question teaches the assistant as soon as it is published. A question that you
        dismiss comes back when somebody asks it again.
      </p>
      <RecordList
        label="Unanswered questions"
        things="questions"
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
        row={(question) => (
          <QuestionRow
            key={question.id}
            question={question}
            isBusy={dismissal.isPending}
            onStart={() => start(question)}
            onDismiss={() => dismissal.mutate({ question, outcome: 'dismissed' })}
          />
        )}
        empty={
          address.q ? (
            <EmptyState title="No question found" text="Nothing matches this search.">
              <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all questions</ActionButton>
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing unanswered"
              text="Questions that the assistant cannot answer stand here, with how often they were asked."
            />
          )
        }
      />
      {editing && (
        <ArticleDialog
          key={editing.key}
          editing={editing}
          start={origin && { title: origin.question }}
          onTakeUp={dialogs.takeUp}
          onClose={dialogs.closeEditor}
          onSaved={() => {
            dialogs.closeEditor();
            toasts.success(recordWords('article').saved);
            if (origin) dismissal.mutate({ question: origin, outcome: 'drafted' });
          }}
        />
      )}
    </section>
  );
}
