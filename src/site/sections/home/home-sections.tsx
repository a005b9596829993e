import type { ReactNode } from 'react';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { packages, packageWithPhone } from '#shared/offer/packages.ts';
import type { HeardRecording } from '#shared/pictures/recordings.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { ArticleAnchor } from '../article/article-anchor.tsx';
import { packagesAnchor } from '../header/site-links.ts';
import { PageSection } from '../section/page-section.tsx';
import { CallCard, callLineId } from './call-card.tsx';
import './home-sections.css';
import { homeQuestions } from '#shared/offer/home-questions.ts';
import { presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { QuestionList } from '../questions/question-list.tsx';

const cheapest = packages.reduce((least, offer) => (offer.monthly < least.monthly ? offer : least));

interface HeroProps {
  readonly locale: Locale;
  readonly recordings: readonly HeardRecording[];
}

/** The first section of Home: the offer, a call that can be heard, the price, and two buttons. */
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
          <strong>
            {`${packageWithPhone.name}: ${formatDollars(packageWithPhone.monthly)} ${localeFacts(locale).currency} a month.`}
          </strong>{' '}
          <span>{`Answers your phone. ${cheapest.name} (${formatDollars(cheapest.monthly)}) doesn’t.`}</span>
        </p>
        <p className="home-actions actions">
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

/** Id of the section. If scripts do not run, the calculator's form is sent to Home, scrolled to this section. */
export const missedCallsAnchor = 'missed-calls';

interface MissedCallsSectionProps {
  readonly locale: Locale;
  /** The article that explains how to find the numbers for the calculator. `undefined` if it is not published. */
  readonly article: PublicArticle | undefined;
  readonly children: ReactNode;
}

export function MissedCallsSection({ locale, article, children }: MissedCallsSectionProps) {
  const link = article && articleLink(article, locale, 'homepage-resources');
  return (
    <PageSection
      name="missed-calls"
      title="What do missed calls cost you?"
      id={missedCallsAnchor}
      lead={
        link && (
          <>
            How to find your numbers:{' '}
            <ArticleAnchor link={link} id={article.id}>
              {article.title}
            </ArticleAnchor>
          </>
        )
      }
    >
      {children}
    </PageSection>
  );
}

export function HomeFaq({ locale, owner }: { readonly locale: Locale; readonly owner: OwnerFacts }) {
  const href = localisedPath(locale, '/contact');
  const questions = homeQuestions(owner).map((one) => (one.ask ? { ...one, link: { words: one.ask, href } } : one));
  return (
    <PageSection name="questions" title="Before you ask" isSplit className="home-questions">
      <QuestionList questions={questions} openCount={1} />
    </PageSection>
  );
}

/**
 * The section Contact of Home. It points to the assistant and shows the email address, and the facts that the owner has
 * set.
 */
export function Contact({ owner: { openingHours, phone, address, whoWeAre } }: { readonly owner: OwnerFacts }) {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="container split">
        <div>
          <p>Contact</p>
          <h2 id="contact-title">Got a question? Ask the assistant</h2>
          {whoWeAre && (
            <div className="contact-us">
              <h3>Who we are</h3>
              <p>{whoWeAre}</p>
            </div>
          )}
        </div>
        <div className="contact-ways">
          <p>
            Our AI chat assistant is at the bottom right of every page. It knows the packages and every article, and
            says when it doesn’t know.
          </p>
          <button type="button" className="button needs-scripts" data-ask="">
            Open the assistant
          </button>
          <p>
            Or email <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </p>
          {phone && (
            <p>
              Or ring us on <a href={phoneLink(phone)}>{phone}</a>
            </p>
          )}
          {openingHours.length > 0 && <p className="contact-hours">{presentOpeningSentence(openingHours)}</p>}
          {address && <p className="contact-hours">{presentAddress(address)}</p>}
        </div>
      </div>
      <svg
        className="voice-line"
        viewBox="1466 0 1400 72"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#${callLineId}`} />
      </svg>
    </section>
  );
}
