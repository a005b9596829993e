import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { partnerParameter } from '#shared/enquiries/partner-link.ts';
import { presentDays, presentNextOpening, presentReading, presentSpan } from '#shared/offer/opening-hours.ts';
import { type OwnerFacts, phoneLink, presentAddress } from '#shared/offer/owner-facts.ts';
import { privacyResponseDays, termsResponseBusinessDays } from '#shared/rules/business-constants.ts';
import { type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import type { RefusedEnquiry } from '#shared/site-content.ts';
import { siteConfig } from '#site.config';
import { EnquiryFields, emptyEnquiry } from '../../enquiries/enquiry-fields.tsx';
import { FormProblems } from '../account/form-fields.tsx';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import '../../styles/card.css';
import '../../styles/notice.css';
import './contact-form.css';

interface ContactFormProps {
  readonly locale: Locale;
  readonly now: Date;
  readonly owner: OwnerFacts;
  readonly token: string;
  /** The name of the partner whose link led here, or an empty text. */
  readonly partner: string;
  /** The title of the demo whose agent the visitor wants, or an empty text. */
  readonly trade: string;
  readonly isSent: boolean;
  /** What the visitor typed, with its errors. Only set if the form was sent and refused. */
  readonly refused: RefusedEnquiry | undefined;
}

const texts = enquiryTexts.en;

/**
 * The page Contact: when we are open, what happens next, and a form that works without scripts. If the form was sent
 * and refused, it shows the errors and what the visitor typed.
 */
export function ContactForm({ locale, now, owner, token, partner, trade, isSent, refused }: ContactFormProps) {
  const problems = [
    ...(refused?.problem ? [{ message: refused.problem }] : []),
    ...(refused?.faults ?? []).map(({ field, fault }) => ({
      message: texts.faults[fault],
      fieldId: `contact-${field}`,
    })),
  ];
  return (
    <div className="container page-shell form-page contact-form">
      <div className="contact-form-about">
        <header>
          <h1>{isSent ? texts.thanks : 'Contact'}</h1>
          <p className="page-lead">{isSent ? texts.sent : `${texts.title}. ${texts.intro}`}</p>
          {owner.openingHours.length > 0 && (
            <p>
              <strong>{presentNextOpening(localeFacts(locale).timeZone, now, owner.openingHours)}</strong>
            </p>
          )}
        </header>
        <ContactFacts locale={locale} now={now} owner={owner} />
      </div>
      {isSent ? (
        <p>
          <a className="button secondary" href={localisedPath(locale, '/')}>
            Back to Home
          </a>
        </p>
      ) : (
        <form
          className="card"
          method="post"
          action={localisedPath(locale, '/contact')}
          noValidate
          data-checked-form="contact"
          data-needs-script=""
        >
          <FormProblems problems={problems} />
          <input type="hidden" name="form_token" value={refused?.values.form_token || token} />
          <input type="hidden" name={partnerParameter} defaultValue={refused?.values.partner ?? partner} />
          <EnquiryFields
            id="contact"
            texts={texts}
            locale={locale}
            values={
              refused?.values ?? {
                ...emptyEnquiry,
                message: trade && `I’d like an agent like the one in your demo “${trade}”.`,
              }
            }
            faults={refused?.faults ?? []}
          />
          <button type="submit" className="button">
            {texts.send}
          </button>
        </form>
      )}
    </div>
  );
}

/** Opening hours, what happens to a message, and the other ways to reach us. A fact that is not set has no heading. */
function ContactFacts({ locale, now, owner }: Pick<ContactFormProps, 'locale' | 'now' | 'owner'>) {
  const { openingHours, phone, address } = owner;
  const { timeZone } = localeFacts(locale);
  return (
    <div className="contact-facts">
      <VoiceRule seed={53} />
      {openingHours.length > 0 && (
        <section aria-labelledby="contact-hours">
          <h2 id="contact-hours">Opening hours</h2>
          <dl>
            {openingHours.map(({ days, opens, closes }) => (
              <div key={days[0]}>
                <dt>{presentDays(days)}</dt>
                <dd>{presentSpan(opens, closes)}</dd>
              </div>
            ))}
          </dl>
          <p>Local time in New Zealand and Australia.</p>
        </section>
      )}
      <section aria-labelledby="contact-next">
        <h2 id="contact-next">What happens next</h2>
        <ol>
          <li>Your message goes to a person, not to an AI.</li>
          <li>{presentReading(timeZone, now, openingHours)}</li>
          <li>
            {`Questions about our terms are answered within ${termsResponseBusinessDays} business days, and questions about privacy within ${privacyResponseDays} days.`}
          </li>
        </ol>
      </section>
      <section aria-labelledby="contact-other">
        <h2 id="contact-other">{phone ? 'Prefer to ring or email us?' : 'Prefer to email us?'}</h2>
        {phone && (
          <p>
            <a className="touch-target" href={phoneLink(phone)}>
              {phone}
            </a>
          </p>
        )}
        <p>
          <a className="touch-target" href={`mailto:${siteConfig.email}`}>
            {siteConfig.email}
          </a>
        </p>
        {address && <p>{presentAddress(address)}</p>}
      </section>
    </div>
  );
}
