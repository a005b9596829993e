import './estimator-section.css';
import type { ReactNode } from 'react';
import { partnersAnchors } from './partners-page.ts';

const assumptions = [
  'Every client signs at the average deal and pays it.',
  'Your commission percent stays the same all year.',
  'On the plan, the year’s commission is spread evenly over 12 months. In practice each client starts in a month of its own.',
  'The upsell bonus, usage charges and tax are left out.',
  'Dollars are New Zealand dollars (NZD) on every country’s page, so a shared link means the same to all.',
];

/** The section that contains the estimator, with a heading and the assumptions of the calculation (product 4.5). */
export function EstimatorSection({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" id={partnersAnchors.estimator} aria-labelledby="estimator-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="estimator-title">Work out your share</h2>
          <p>An earnings estimator: an estimate, not a promise.</p>
        </header>
        {children}
        <div className="assumptions">
          <h3>What it assumes</h3>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
          <p>What you earn depends on the clients who sign. Nobody is promised these figures.</p>
        </div>
      </div>
    </section>
  );
}
