import { ArrowRight } from 'lucide-react';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { demoAddress } from '../demo/demo-choice.ts';
import './trade-demos.css';

/** Links to the demo, one for each trade. Each card shows what a caller might say, and opens the agent of its trade. */
export function TradeDemos({ locale }: { readonly locale: Locale }) {
  return (
    <section className="trades section" aria-labelledby="trades-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="trades-title">Hear it in your trade</h2>
          <p>Be the caller. No sign-up.</p>
        </header>
        <ul className="trade-list">
          {demoAgents.map(({ key, title, description, starters }) => (
            <li key={key}>
              <a href={demoAddress(locale, key)}>
                <q className="trade-caller">{starters.find(({ language }) => language === 'en')?.text}</q>
                <strong>{title}</strong>
                <span>{description}</span>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
