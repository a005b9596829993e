import { ChevronDown } from 'lucide-react';
import { partnerQuestions } from '#domain/partner-programme.ts';
import './partner-faq.css';

/** The four questions with their answers. They open and close without scripts (product 4.8). */
export function PartnerFaq() {
  return (
    <section className="section" aria-labelledby="questions-title">
      <div className="container questions-row">
        <header>
          <h2 id="questions-title">Questions agencies ask</h2>
        </header>
        <div className="questions">
          {partnerQuestions.map(({ question, answer }) => (
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
