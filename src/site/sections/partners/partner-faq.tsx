import { partnerQuestions } from '#shared/offer/partner-programme.ts';
import { QuestionList } from '../questions/question-list.tsx';

/** The four questions with their answers. They open and close without scripts. */
export function PartnerFaq() {
  return (
    <section className="section" aria-labelledby="questions-title">
      <div className="container questions-row">
        <header>
          <h2 id="questions-title">Questions agencies ask</h2>
        </header>
        <QuestionList questions={partnerQuestions} />
      </div>
    </section>
  );
}
