import './home-sections.css';
import { homeQuestions } from '#shared/offer/home-questions.ts';
import { presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { QuestionList } from '../questions/question-list.tsx';
import { PageSection } from '../section/page-section.tsx';
import { callLineId } from './call-card.tsx';

export function HomeFaq({ locale, owner }: { readonly locale: Locale; readonly owner: OwnerFacts }) {
  const href = localisedPath(locale, '/contact');
  const questions = homeQuestions(owner).map((one) => (one.ask ? { ...one, link: { words: one.ask, href } } : one));
  return (
    <PageSection name="questions" title="Before you ask" isSplit className="home-questions">
      <QuestionList questions={questions} openCount={2} />
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
            tells you when it doesn’t know.
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
        viewBox="1330 0 1400 72"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#${callLineId}`} />
      </svg>
    </section>
  );
}
