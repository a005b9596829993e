import { enquiryTexts } from '#domain/enquiries/enquiry-texts.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import type { RefusedEnquiry } from '#domain/site-content.ts';
import { EnquiryFields, emptyEnquiry } from '../../enquiries/enquiry-fields.tsx';
import '../../styles/card.css';
import '../../styles/notice.css';
import './contact-form.css';

interface ContactFormProps {
  readonly locale: Locale;
  /** The signed token that contains the time at which the form was opened. */
  readonly token: string;
  readonly isSent: boolean;
  /** What the visitor typed, with its errors. Only set if the form was sent and refused. */
  readonly refused: RefusedEnquiry | undefined;
}

const texts = enquiryTexts.en;

/**
 * The contact form for browsers without scripts. If it was sent and refused, it shows the errors and what the visitor
 * typed.
 */
export function ContactForm({ locale, token, isSent, refused }: ContactFormProps) {
  return (
    <div className="container page-shell contact-form">
      <header>
        <h1>{isSent ? texts.thanks : texts.title}</h1>
        <p className="contact-form-lead">{isSent ? texts.sent : texts.intro}</p>
      </header>
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
          noValidate={refused !== undefined}
        >
          {refused && (
            <div className="notice problem" role="alert">
              <ul>
                {refused.problem && <li>{refused.problem}</li>}
                {refused.faults.map(({ field, fault }) => (
                  <li key={fault}>
                    <a href={`#contact-${field}`}>{texts.faults[fault]}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <input type="hidden" name="form_token" value={refused?.values.form_token || token} />
          <EnquiryFields
            id="contact"
            texts={texts}
            locale={locale}
            values={refused?.values ?? emptyEnquiry}
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
