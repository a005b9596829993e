import { presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import './contact.css';

/**
 * The section Contact of Home. It points to the assistant and shows the email address, and the facts that the owner has
 * set.
 */
export function Contact({ owner: { openingHours, phone, address, whoWeAre } }: { readonly owner: OwnerFacts }) {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="container contact-row">
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
