import './question-list.css';

interface Question {
  readonly question: string;
  readonly answer: string;
  readonly id?: string;
  /** Turns the end of the answer into a link. `words` must be the last words of `answer`. */
  readonly link?: { readonly words: string; readonly href: string };
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** How many of the first answers are open from the start. */
  readonly openCount?: number;
}

export function QuestionList({ questions, openCount = 0 }: QuestionListProps) {
  return (
    <div className="questions">
      {questions.map(({ question, answer, id, link }, index) => (
        <details key={question} id={id} open={index < openCount}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            {link ? answer.slice(0, -link.words.length) : answer}
            {link && <a href={link.href}>{link.words}</a>}
          </p>
        </details>
      ))}
    </div>
  );
}
