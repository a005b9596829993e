import type { ReactNode } from 'react';
import './exchange.css';

interface ExchangeProps {
  readonly turns: readonly { readonly speaker: 'Agency' | 'Specialist'; readonly text: string }[];
  /** The outcome, as the last entry. */
  readonly outcome?: ReactNode;
}

/** An example conversation between an agency and the specialist. The HTML holds all of it from the start. */
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
