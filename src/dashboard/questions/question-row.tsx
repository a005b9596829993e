import { countOf, momentText } from '#dashboard/enquiries/enquiry-words.ts';
import { rowClasses } from '#dashboard/lists/record-list.tsx';
import { ActionButton } from '#dashboard/ui/button.tsx';
import type { UnansweredQuestion } from '#domain/contract/unanswered-question-contract.ts';
import { demoLanguages } from '#domain/demo-languages.ts';

interface QuestionRowProps {
  readonly question: UnansweredQuestion;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onDismiss: () => void;
}

/** A question that the assistant could not answer, and what can be done about it. */
export function QuestionRow({ question, isBusy, onStart, onDismiss }: QuestionRowProps) {
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
        <ActionButton look="quiet" aria-label={`Start an article: ${text}`} isDisabled={isBusy} onPress={onStart}>
          Start an article
        </ActionButton>
        <ActionButton
          look="quiet-danger"
          aria-label={`Dismiss ${text}`}
          data-desk-delete={id}
          isDisabled={isBusy}
          onPress={onDismiss}
        >
          Dismiss
        </ActionButton>
      </div>
    </li>
  );
}
