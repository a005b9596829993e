import { ChevronDown } from 'lucide-react';
import { homeQuestions } from '#domain/home-questions.ts';
import type { OwnerFacts } from '#domain/owner-facts.ts';
import '../partners/partner-faq.css';
import './home-faq.css';

/** The questions that customers ask, with their answers. They open and close without scripts (product 2.23). */
export function HomeFaq({ owner }: { readonly owner: OwnerFacts }) {
  return (
    <section className="section" aria-labelledby="questions-title">
      <div className="container home-questions">
        <header>
          <h2 id="questions-title">Before you ask</h2>
        </header>
        <div className="questions">
          {homeQuestions(owner).map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
