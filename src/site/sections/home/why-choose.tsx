import { siteConfig } from '#site.config';
import { Bellbird } from './bellbird.tsx';
import { reasons } from './reasons.tsx';
import './why-choose.css';

/** Why Choose: the six reasons as an editorial list (product 2.10). */
export function WhyChoose() {
  return (
    <section className="why section" aria-labelledby="why-title">
      <div className="why-row container">
        <div className="why-heading">
          <h2 id="why-title">{`Why Choose ${siteConfig.brand}`}</h2>
          <p>A bellbird is small, and you always hear it. So is a good answer on the first ring.</p>
          <Bellbird />
        </div>
        <ul className="why-list">
          {reasons.map(({ title, text, drawing }) => (
            <li key={title}>
              <svg className="drawing" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
                {drawing}
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
