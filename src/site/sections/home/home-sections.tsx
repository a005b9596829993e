import './home-sections.css';
import { homeQuestions } from '#shared/offer/home-questions.ts';
import { presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { supportMonths } from '#shared/offer/packages.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { QuestionList } from '../questions/question-list.tsx';
import { PageSection } from '../section/page-section.tsx';
import { StepList } from '../steps/step-list.tsx';
import { VoiceRule } from '../voice-line/voice-rule.tsx';

/** The four steps to an agent that answers, as Terms describe the service. */
const startSteps = [
  {
    title: 'Tell us what you need',
    text: 'Ask the assistant or leave your details. Your order then says which package you get, in which currency and from when.',
  },
  { title: 'We set it up', text: 'We write, set up and test the first version with you, from what you give us.' },
  { title: 'You approve it', text: 'It doesn’t answer a customer until you’ve approved it.' },
  {
    title: 'It goes live',
    text: `Support is included for ${supportMonths} months from that day. You can ask us to switch it off at any time.`,
  },
];

export function HowToStart({ locale }: { readonly locale: Locale }) {
  return (
    <PageSection
      name="start"
      title="How to start"
      lead={
        <>
          Four steps, as our <a href={localisedPath(locale, '/terms#services')}>terms</a> describe them.
        </>
      }
    >
      <StepList steps={startSteps} />
      <p>
        <a className="button secondary start-action" href={localisedPath(locale, '/contact')}>
          Leave your details
        </a>
      </p>
    </PageSection>
  );
}

export function HomeFaq({ locale, owner }: { readonly locale: Locale; readonly owner: OwnerFacts }) {
  const href = localisedPath(locale, '/contact');
  const questions = homeQuestions(owner).map((one) => (one.ask ? { ...one, link: { words: one.ask, href } } : one));
  return (
    <PageSection name="questions" title="Before you ask" isSplit className="home-questions">
      <QuestionList questions={questions} />
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
          <p className="contact-name">Contact</p>
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
            Our AI chat assistant is at the bottom right of every page. It knows the packages, the partner programme and
            every article, and it tells you when it doesn’t know.
          </p>
          <button type="button" className="button accent needs-scripts" data-ask="">
            Open the assistant
          </button>
          <p>
            Prefer to email us? <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
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
      <VoiceRule seed={11} place={0.84} />
    </section>
  );
}
