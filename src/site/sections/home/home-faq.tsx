import { homeQuestions } from '#shared/offer/home-questions.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { QuestionList } from '../questions/question-list.tsx';
import './home-faq.css';

/** The questions that customers ask, with their answers. They open and close without scripts. */
export function HomeFaq({ locale, owner }: { readonly locale: Locale; readonly owner: OwnerFacts }) {
  const href = localisedPath(locale, '/contact');
  const questions = homeQuestions(owner).map((one) => (one.ask ? { ...one, link: { words: one.ask, href } } : one));
  return (
    <section className="section" aria-labelledby="questions-title">
      <div className="container home-questions">
        <header>
          <h2 id="questions-title">Before you ask</h2>
        </header>
        <QuestionList questions={questions} />
      </div>
    </section>
  );
}
