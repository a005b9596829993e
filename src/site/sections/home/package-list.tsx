import './package-list.css';
import { Check } from 'lucide-react';
import { homeQuestionIds } from '#shared/offer/home-questions.ts';
import { costExample, type OwnerFacts, presentGst, presentUsageRate } from '#shared/offer/owner-facts.ts';
import { type Package, packages, packageWithPhone, planMonths, usageNotice } from '#shared/offer/packages.ts';
import { type Locale, localeFacts } from '#shared/rules/locales.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { packagesAnchor } from '../header/site-links.ts';

interface PackageListProps {
  readonly locale: Locale;
  readonly owner: OwnerFacts;
}

export function PackageList({ locale, owner }: PackageListProps) {
  const { currency } = localeFacts(locale);
  return (
    <section className="packages section" id={packagesAnchor} aria-labelledby="packages-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="packages-title">Packages</h2>
          <p>{`Prices in ${currency}. Pay monthly for ${planMonths} months, or pay once. ${usageNotice}`}</p>
        </header>
        <div className="package-table">
          {packages.map((offer) => (
            <PackageColumn key={offer.key} offer={offer} currency={currency} />
          ))}
        </div>
        <FirstYear locale={locale} owner={owner} />
        <p className="price-questions">
          <a className="touch-target" href={`#${homeQuestionIds.usage}`}>
            What does usage cost?
          </a>
          <a className="touch-target" href={`#${homeQuestionIds.gst}`}>
            Is GST included?
          </a>
        </p>
      </div>
    </section>
  );
}

export function packageAnchor({ key }: Pick<Package, 'key'>): string {
  return `package-${key}`;
}

function PackageColumn({ offer, currency }: { readonly offer: Package; readonly currency: string }) {
  return (
    <article className={`package ${offer.key}`} id={packageAnchor(offer)} aria-labelledby={`${offer.key}-name`}>
      <header>
        <h3 id={`${offer.key}-name`}>{offer.name}</h3>
        <p>{offer.suits}</p>
      </header>
      <dl className="package-prices">
        <div className="package-price">
          <dt>{`Monthly (${planMonths} months)`}</dt>
          <dd>
            <strong>{formatDollars(offer.monthly)}</strong> <span>{`${currency} a month`}</span>
          </dd>
        </div>
        <div>
          <dt>First year</dt>
          <dd>{`${planMonths} × ${formatDollars(offer.monthly)} = ${formatDollars(planMonths * offer.monthly)}`}</dd>
        </div>
        <div>
          <dt>
            <span className="price-or">or</span> One-off
          </dt>
          <dd>
            <strong>{formatDollars(offer.oneOff)}</strong> {`${currency} once`}
          </dd>
        </div>
      </dl>
      <ul className="package-contents">
        {offer.contents.map((text) => (
          <li key={text} className={/integration/i.test(text) ? 'integration' : undefined}>
            <Check size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <a
        className={offer.key === 'growth' ? 'button' : 'button secondary'}
        href="#contact"
        data-ask={`Tell me about ${offer.name}`}
      >
        {`Ask about ${offer.name}`}
      </a>
    </article>
  );
}

/**
 * The first year with the phone package, worked out with the owner's usage rate and GST. What the owner has not set is
 * left out.
 */
function FirstYear({ locale, owner }: PackageListProps) {
  const example = costExample(owner, locale);
  if (!example) return null;
  const gst = presentGst(owner);
  return (
    <div className="first-year">
      <h3>{`A first year with ${packageWithPhone.name}, as an example`}</h3>
      <div>
        {owner.usageRate !== undefined && <p>{`Usage: ${presentUsageRate(owner.usageRate, locale)}`}</p>}
        {gst && <p>{gst}</p>}
        {example.steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </div>
      <div>
        <p>
          <strong>{example.total}</strong>
        </p>
        {example.withGst && <p>{example.withGst}</p>}
      </div>
    </div>
  );
}
