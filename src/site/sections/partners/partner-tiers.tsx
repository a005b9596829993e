import { partnerTiers } from '#domain/partner-programme.ts';
import './partner-tiers.css';

const rungs = ['first', 'second', 'third'];

/** The partner tiers, the lowest first (product 4.3). */
export function PartnerTiers() {
  return (
    <section className="section" aria-labelledby="tiers-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="tiers-title">Partner tiers</h2>
          <p>You climb by clients in a year, not by paying.</p>
        </header>
        <ol className="ladder">
          {partnerTiers.map(({ title, requirement, commission, benefits }, index) => (
            <li key={title} className={`rung ${rungs[index] ?? ''}`}>
              <div className="rung-name">
                <h3>{title}</h3>
                <p>{requirement}</p>
              </div>
              <p className="rung-share">
                <span className="rung-percent">{`${commission}%`}</span> <span className="rung-word">commission</span>
              </p>
              <ul className="rung-benefits">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
