import { ChevronDown } from 'lucide-react';
import './question-list.css';

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: string; readonly id?: string }[];
}

/** Questions with their answers. They open and close without scripts. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer, id }) => (
        <details key={question} id={id}>
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
