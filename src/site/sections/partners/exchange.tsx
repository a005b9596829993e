import type { ReactNode } from 'react';
import '../../styles/conversation.css';

interface ExchangeProps {
  readonly turns: readonly { readonly speaker: 'Agency' | 'Specialist'; readonly text: string }[];
  /** How the conversation ended. It is shown as the last entry. */
  readonly outcome?: ReactNode;
}

/** An example conversation between an agency and the AI partner specialist. */
export function Exchange({ turns, outcome }: ExchangeProps) {
  return (
    <ol className="exchange-turns">
      {turns.map(({ speaker, text }) => (
        <li key={text} className={speaker === 'Specialist' ? 'exchange-turn specialist' : 'exchange-turn'}>
          <span className="visually-hidden">{speaker}: </span>
          {text}
        </li>
      ))}
      {outcome && <li className="exchange-outcome">{outcome}</li>}
    </ol>
  );
}
