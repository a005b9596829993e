import { deleteMark, focusNeighbour } from '#desk/ui/focus-after-dialog.ts';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { pageRange } from '#desk/ui/list-range.ts';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { demoLanguages } from '#language/languages.ts';
import type { UnansweredQuestion } from '#shared/api/assistant-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { listQuestions, useArticleFromQuestion, useDismissal } from './unanswered-question.tsx';

/** The unanswered questions. A person can dismiss one, or start an article with it as the title. */
export function QuestionsPanel() {
  const query = useListPage((api, { q, page }) => listQuestions(api, { q: q || undefined, ...pageRange(page) }));
  const dismissal = useDismissal(({ id }) => focusNeighbour(query.data?.items ?? [], id, '[data-desk-search]'));
  const article = useArticleFromQuestion(dismissal);

  return (
    <ListPanel
      title="Unanswered questions"
      things="questions"
      search="Find a question"
      query={query}
      lead="The site doesn’t answer these yet, or visitors called the answer wrong. Publish an article that answers one, and the assistant knows it at once."
      row={(question) => (
        <QuestionRow
          key={question.id}
          question={question}
          isBusy={dismissal.isPending}
          onStart={() => article.start(question)}
          onDismiss={() => dismissal.mutate({ question, outcome: 'dismissed' })}
        />
      )}
      empty={{
        title: 'Nothing unanswered',
        text: 'Questions the assistant can’t answer appear here, with how often they were asked.',
      }}
      nothingFound={{
        title: 'No question found',
        text: 'Nothing matches this search.',
        button: 'Show all questions',
      }}
    >
      <p className="mt-6 max-w-[70ch] text-muted text-sm">
        Names, numbers and addresses are taken out where our rules can spot them. A question you dismiss comes back the
        next time someone asks it.
      </p>
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
      title={<span lang={language}>{text}</span>}
      actions={[
        { text: 'Start an article', name: `Start an article: ${text}`, isPending: isBusy, onPress: onStart },
        {
          text: 'Dismiss',
          name: `Dismiss ${text}`,
          isDanger: true,
          isPending: isBusy,
          mark: deleteMark(id),
          onPress: onDismiss,
        },
      ]}
    >
      <p className="mt-0.5 text-muted">
        Asked {times_asked === 1 ? 'once' : countOf(times_asked, 'time', 'times')}, last{' '}
        <time dateTime={last_asked_at}>{siteMoment(last_asked_at)}</time>
        {language !== 'en' && `, in ${languageName}`}
      </p>
    </ListRow>
  );
}
