import { Check } from 'lucide-react';
import './example-conversation.css';

interface ExampleTurnsProps {
  readonly turns: readonly { readonly speaker: string; readonly text: string; readonly isOurs?: boolean }[];
  /** How the conversation ended. It is shown as the last entry. */
  readonly outcome?: { readonly title: string; readonly detail: string };
}

/** The turns of an example conversation. Ours are at the end of the line. */
export function ExampleTurns({ turns, outcome }: ExampleTurnsProps) {
  return (
    <ol className="turns">
      {turns.map(({ speaker, text, isOurs }) => (
        <li key={text} className={isOurs ? 'turn ours' : 'turn'}>
          <span className="visually-hidden">{speaker}: </span>
          {text}
        </li>
      ))}
      {outcome && (
        <li className="turns-outcome">
          <Check size={22} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <strong>{outcome.title}</strong>
            <br />
            {outcome.detail}
          </span>
        </li>
      )}
    </ol>
  );
}
