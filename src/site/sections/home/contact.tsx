import { siteConfig } from '#site.config';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import './contact.css';

/** The section Contact of Home. It points to the assistant and shows the e-mail address (product 2.13). */
export function Contact() {
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="container contact-row">
        <div>
          <p className="contact-name">Contact</p>
          <h2 id="contact-title">Got a question? Ask the assistant</h2>
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
        </div>
      </div>
      <VoiceRule seed={11} place={0.84} />
    </section>
  );
}
