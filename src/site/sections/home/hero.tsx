import { packages, packageWithPhone } from '#shared/offer/packages.ts';
import type { HeardRecording } from '#shared/pictures/heard-recording.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { packagesAnchor } from '../header/site-links.ts';
import { CallCard } from './call-card.tsx';
import './home-hero.css';

const lowestPrice = formatDollars(Math.min(...packages.map(({ monthly }) => monthly)));

interface HeroProps {
  readonly locale: Locale;
  readonly recordings: readonly HeardRecording[];
}

/** The first section of Home: the offer, a call that can be heard, the lowest price, and two buttons. */
export function Hero({ locale, recordings }: HeroProps) {
  return (
    <section className="home-hero" aria-labelledby="hero-title">
      <div className="home-hero-row container">
        <div className="home-offer">
          <h1 id="hero-title">Voice AI Solutions for SMEs</h1>
          <p>Your calls answered, jobs booked and questions sorted.</p>
        </div>
        <CallCard recordings={recordings} />
        <p className="home-price">
          <strong>{`From ${lowestPrice} ${localeFacts(locale).currency} a month.`}</strong>{' '}
          <span>{`With your phone answered: ${formatDollars(packageWithPhone.monthly)}.`}</span>
        </p>
        <p className="home-actions">
          <a className="button" href={`#${packagesAnchor}`}>
            Explore Packages
          </a>
          <a className="button secondary" href={localisedPath(locale, '/demo')}>
            Try Demo
          </a>
        </p>
      </div>
    </section>
  );
}
