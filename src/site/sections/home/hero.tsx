import { type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { formatDollars } from '#domain/numbers.ts';
import { packages, supportMonths } from '#domain/packages.ts';
import { packagesAnchor } from '../header/site-links.ts';
import { CallCard } from './call-card.tsx';
import { HeroLine } from './hero-line.tsx';
import './hero.css';

/** The first screen of Home (product 2.9): the offer, its two buttons and an example call. */
export function Hero({ locale }: { readonly locale: Locale }) {
  const lowest = formatDollars(Math.min(...packages.map((offer) => offer.monthly)));
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-row container">
        <div className="hero-offer">
          <h1 id="hero-title">Voice AI Solutions for SMEs</h1>
          <p className="hero-lead">
            The phone answered, the booking made, the question settled: while you are under a sink, with a client, or
            asleep.
          </p>
          <p className="hero-actions">
            <a className="button" href={`#${packagesAnchor}`}>
              Explore Packages
            </a>
            <a className="button secondary" href={localisedPath(locale, '/demo')}>
              Try Demo
            </a>
          </p>
          <ul className="hero-facts">
            <li>
              <strong>{`From ${lowest} ${localeFacts(locale).currency}`}</strong> a month
            </li>
            <li>
              <strong>Done for you</strong>, start to finish
            </li>
            <li>
              <strong>{`${supportMonths} months`}</strong> of support
            </li>
          </ul>
        </div>
        <CallCard locale={locale} />
      </div>
      <HeroLine />
    </section>
  );
}
