import './estimator-section.css';
import type { ReactNode } from 'react';
import { partnersAnchors } from './partners-page.ts';

const assumptions = [
  'Every client signs for the average deal and pays in full.',
  'Your commission rate stays the same all year.',
  'On the plan, the year’s commission is spread evenly over 12 months. In practice, clients start in different months.',
  'The upsell bonus, usage charges and tax don’t count.',
  'Amounts are in New Zealand dollars (NZD) on every country’s page, so a shared link shows everyone the same sums.',
];

/** The section that contains the estimator, with a heading and the assumptions of the calculation. */
export function EstimatorSection({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" id={partnersAnchors.estimator} aria-labelledby="estimator-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="estimator-title">Work out your share</h2>
          <p>Our earnings estimator does the sums with your numbers.</p>
        </header>
        {children}
        <div className="assumptions">
          <h3>What it assumes</h3>
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
          <p>What you earn depends on the clients who sign. These figures aren’t a promise.</p>
        </div>
      </div>
    </section>
  );
}
