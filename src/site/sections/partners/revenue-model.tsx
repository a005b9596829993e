import { programmeTerms, revenueModel } from '#domain/partner-programme.ts';
import './revenue-model.css';

/** How commissions are paid (product 4.4). */
export function RevenueModel() {
  return (
    <section className="section" aria-labelledby="revenue-title">
      <div className="container revenue-row">
        <header>
          <h2 id="revenue-title">Revenue model</h2>
          <p>{`${programmeTerms.join('. ')}.`}</p>
        </header>
        <div>
          <dl className="revenue">
            {revenueModel.map(({ title, share, terms }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <strong>{share}</strong> {terms}
                </dd>
              </div>
            ))}
          </dl>
          <p className="revenue-note">20% is the Certified Partner rate: Affiliates earn 10%, Premier Partners 25%.</p>
        </div>
      </div>
    </section>
  );
}
