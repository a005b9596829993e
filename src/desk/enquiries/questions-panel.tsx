import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { deleteButtonSelector, focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { pageRange } from '#desk/ui/list-range.ts';
import { EmptyState, ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { demoLanguages } from '#language/languages.ts';
import type { QuestionOutcome, UnansweredQuestion } from '#shared/api/assistant-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { dismissQuestion, listQuestions } from './question-requests.ts';
import { useArticleFromQuestion } from './use-article-from-question.tsx';

function listFor(api: ApiClient, { q, page }: DeskAddress) {
  return listQuestions(api, { q: q || undefined, ...pageRange(page) });
}

/** The unanswered questions. A person can dismiss one, or start an article with it as the title. */
export function QuestionsPanel({ address, goTo }: PanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const query = useListPage({ address, goTo }, listFor);

  const dismissal = useMutation({
    mutationFn: async ({ question, outcome }: { question: UnansweredQuestion; outcome: QuestionOutcome }) => {
      const rows = query.data?.items ?? [];
      const place = rows.findIndex(({ id }) => id === question.id);
      const neighbour = rows[place + 1] ?? rows[place - 1];
      await dismissQuestion(api, question.id, outcome);
      return neighbour;
    },
    meta: { refreshes: ['questions'] },
    onSuccess: (neighbour) => {
      void queryClient.invalidateQueries({ queryKey: ['enquiries', 'summary'] });
      focusAfterDialog(...(neighbour ? [deleteButtonSelector(neighbour.id)] : []), '[data-desk-search]');
    },
    onError: () => toasts.error('The question could not be dismissed. Please try again.'),
  });
  const article = useArticleFromQuestion((question) => dismissal.mutate({ question, outcome: 'drafted' }));

  return (
    <ListPanel
      id="questions"
      title="Unanswered questions"
      things="questions"
      search="Find a question"
      address={address}
      goTo={goTo}
      query={query}
      lead="What visitors asked and the site doesn’t say, or whose answer they called wrong. Names, numbers and addresses are taken out where our rules can spot them. Publish an article that answers a question, and the assistant knows it at once. A question you dismiss comes back the next time someone asks it."
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
    >
      {article.dialog}
    </ListPanel>
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
    <ListRow
      actions={
        <>
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
        </>
      }
    >
      <h3 lang={language} className="text-wrap break-words font-sans font-semibold text-base leading-snug">
        {text}
      </h3>
      <p className="mt-0.5 text-muted">
        Asked {times_asked === 1 ? 'once' : countOf(times_asked, 'time', 'times')}, last{' '}
        <time dateTime={last_asked_at}>{siteMoment(last_asked_at)}</time>
        {language !== 'en' && `, in ${languageName}`}
      </p>
    </ListRow>
  );
}
