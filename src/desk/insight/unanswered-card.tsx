import { useQuery } from '@tanstack/react-query';
import { useDesk } from '#desk/desk-context.ts';
import { listQuestions, useArticleFromQuestion, useDismissal } from '#desk/enquiries/unanswered-question.tsx';
import { PlaceLink } from '#desk/shell/desk-nav.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { Card } from '#desk/ui/card.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

/** Number of questions that are shown. The others are on the page Unanswered questions. */
const shownQuestions = 5;

/** The questions that the assistant could not answer, most asked first. Each can become an article. */
export function UnansweredCard() {
  const { api } = useDesk();
  const query = useQuery(listQuestions(api, { limit: shownQuestions, skip: 0 }));
  const article = useArticleFromQuestion(useDismissal());
  const { items, total } = query.data ?? { items: [], total: 0 };
  if (query.data?.items.length === 0 && !article.dialog) return null;
  return (
    <Card title="What they asked and we couldn’t answer">
      {query.isPending && <p className="text-muted">Loading questions…</p>}
      {query.isError && <LoadFailure text="The questions could not be loaded." query={query} />}
      {items.length > 0 && (
        <>
          <p className="mb-1 text-muted">Most asked first, whatever the period.</p>
          <ul>
            {items.map((question) => (
              <li
                key={question.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2 text-sm last:border-b-0"
              >
                <p
                  lang={question.language}
                  className="line-clamp-3 w-full font-bold font-display text-base [overflow-wrap:anywhere]"
                >
                  {question.question}
                </p>
                <p className="text-muted">
                  Asked {question.times_asked === 1 ? 'once' : countOf(question.times_asked, 'time', 'times')}
                </p>
                <div className="-my-2.5 -mr-3">
                  <ActionButton
                    look="quiet"
                    aria-label={`Start an article: ${question.question}`}
                    onPress={() => article.start(question)}
                  >
                    Start an article
                  </ActionButton>
                </div>
              </li>
            ))}
          </ul>
          {total > items.length && (
            <PlaceLink
              place="questions"
              className="inline-flex min-h-target items-center font-semibold text-bush underline"
            >
              All {formatCount(total)} unanswered questions
            </PlaceLink>
          )}
        </>
      )}
      {article.dialog}
    </Card>
  );
}
