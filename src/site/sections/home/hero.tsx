import { packages, supportMonths } from '#shared/offer/packages.ts';
import { applicationAnchor } from '#shared/offer/partner-programme.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { packagesAnchor } from '../header/site-links.ts';
import { voiceLinePath } from '../voice-line/voice-line-path.ts';
import { CallCard } from './call-card.tsx';
import type { MissedCallsArticle } from './missed-calls-article.ts';
import { MissedCallsLink } from './missed-calls-section.tsx';
import '../../styles/hero.css';
import './home-hero.css';

interface HeroProps {
  readonly locale: Locale;
  /** The article on what a missed call costs. It is `undefined` if it is not published. */
  readonly article?: MissedCallsArticle | undefined;
}

/**
 * The first section of Home. It contains the offer with two buttons, a line for each package, and an example call. It
 * also links to the article on missed calls and to the application for agencies.
 */
export function Hero({ locale, article }: HeroProps) {
  const { currency } = localeFacts(locale);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-row container">
        <div className="hero-offer">
          <h1 id="hero-title">Voice AI Solutions for SMEs</h1>
          <p className="hero-lead">
            Your calls answered, jobs booked and questions sorted, even when you’re under a sink, with a client or
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
          <ul className="hero-packages">
            {packages.map(({ key, name, monthly, oneOff, inShort }) => (
              <li key={key}>
                <strong>{`${name}, ${formatDollars(monthly)} ${currency} a month or ${formatDollars(oneOff)} once:`}</strong>{' '}
                {inShort}
              </li>
            ))}
          </ul>
          {article && (
            <p className="hero-promise">
              Missing calls? <MissedCallsLink article={article}>Read what each one costs</MissedCallsLink>
            </p>
          )}
          <p className="hero-promise">
            <strong>Done for you</strong>, start to finish, with {supportMonths} months of support.
          </p>
          <p className="hero-promise">
            Web agency? <a href={`${localisedPath(locale, '/partners')}#${applicationAnchor}`}>Apply as a partner</a>
          </p>
        </div>
        <CallCard locale={locale} />
      </div>
      <HeroLine />
    </section>
  );
}

const width = 1600;
const height = 136;

/**
 * The pieces of the line under the first section. Each turn of the example call has a loud piece, and a longer turn has
 * a longer piece. Before and after the call, the line is quiet.
 */
const pieces = [
  {
    kind: 'quiet',
    from: 0,
    to: 780,
    bursts: [
      { from: 120, to: 250, loudness: 13 },
      { from: 420, to: 520, loudness: 9 },
    ],
  },
  { kind: 'turn-1', from: 780, to: 964, bursts: [{ from: 790, to: 954, loudness: 58 }] },
  { kind: 'turn-2', from: 964, to: 1284, bursts: [{ from: 980, to: 1270, loudness: 100 }] },
  { kind: 'turn-3', from: 1284, to: 1396, bursts: [{ from: 1296, to: 1386, loudness: 60 }] },
  { kind: 'quiet', from: 1396, to: 1600, bursts: [{ from: 1440, to: 1530, loudness: 12 }] },
] as const;

/**
 * The voice line under the first section of Home. It moves while the example call appears, and is only a decoration.
 */
function HeroLine() {
  return (
    <svg
      className="voice-line hero-line"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {pieces.map(({ kind, from, to, bursts }, index) => (
        <path
          key={from}
          className={kind}
          d={voiceLinePath({ from, to, middle: height / 2, seed: 31 + index * 7, bursts })}
        />
      ))}
    </svg>
  );
}
