import { ChevronDown } from 'lucide-react';
import './question-list.css';

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with their answers. They open and close without scripts. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
