import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { deleteButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { countOf, momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type GoTo, plainAddress } from '#desk/ui/desk-address.ts';
import { ListHeader } from '#desk/ui/list-header.tsx';
import { pageRange } from '#desk/ui/list-range.ts';
import { EmptyState, RecordList, rowClasses } from '#desk/ui/record-list.tsx';
import { SearchBox } from '#desk/ui/search-box.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { demoLanguages } from '#language/languages.ts';
import type { QuestionOutcome, UnansweredQuestion } from '#shared/api/assistant-contract.ts';
import { dismissQuestion, listQuestions } from './question-requests.ts';
import { useArticleFromQuestion } from './use-article-from-question.tsx';

interface QuestionsPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The unanswered questions. A person can dismiss one, or start an article with it as the title. */
export function QuestionsPanel({ address, goTo }: QuestionsPanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const listFor = useCallback(
    (asked: DeskAddress) => listQuestions(api, { q: asked.q || undefined, ...pageRange(asked.page) }),
    [api],
  );
  const query = useListPage({ address, goTo, listFor });
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
  const article = useArticleFromQuestion((question) => dismissal.mutate({ question, outcome: 'drafted' }));

  return (
    <section aria-labelledby="questions-heading">
      <ListHeader
        id="questions-heading"
        title="Unanswered questions"
        filters={<SearchBox label="Find a question" value={address.q} onSearch={search} />}
        action={null}
      />
      <p className="mb-4 max-w-[70ch] text-muted">
        What visitors asked and the site doesn’t say, or whose answer they called wrong. Names, numbers and addresses
        are taken out where our rules can spot them. Publish an article that answers a question, and the assistant knows
        it at once. A question you dismiss comes back the next time someone asks it.
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
            onStart={() => article.start(question)}
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
              text="Questions the assistant can’t answer appear here, with how often they were asked."
            />
          )
        }
      />
      {article.dialog}
    </section>
  );
}

interface QuestionRowProps {
  readonly question: UnansweredQuestion;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onDismiss: () => void;
}

function QuestionRow({ question, isBusy, onStart, onDismiss }: QuestionRowProps) {
  const { id, question: text, language, times_asked, last_asked_at } = question;
  const languageName = demoLanguages.find(({ tag }) => tag === language)?.name;
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]`}>
      <div className="min-w-0">
        <h3 lang={language} className="text-wrap break-words font-sans font-semibold text-base leading-snug">
          {text}
        </h3>
        <p className="mt-0.5 text-muted">
          Asked {times_asked === 1 ? 'once' : countOf(times_asked, 'time', 'times')}, last{' '}
          <time dateTime={last_asked_at}>{momentText(last_asked_at)}</time>
          {language !== 'en' && `, in ${languageName}`}
        </p>
      </div>
      <div className="-mx-3 -mb-2 flex flex-wrap md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
        <ActionButton look="quiet" aria-label={`Start an article: ${text}`} isPending={isBusy} onPress={onStart}>
          Start an article
        </ActionButton>
        <ActionButton
          look="quiet-danger"
          aria-label={`Dismiss ${text}`}
          data-desk-delete={id}
          isPending={isBusy}
          onPress={onDismiss}
        >
          Dismiss
        </ActionButton>
      </div>
    </li>
  );
}
