import '../../styles/card.css';
import '../../styles/notice.css';
import './application-form.css';
import { type EnquiryDetails, enquiryLimits } from '#shared/enquiries/enquiry-rules.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { partnerParameter } from '#shared/enquiries/partner-link.ts';
import { commissionMonths, partnerTiers } from '#shared/offer/partner-programme.ts';
import { terminationNoticeDays } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { RefusedEnquiry } from '#shared/site-content.ts';
import { descriptionOf, Field, FormField, FormProblems, Tick } from '../account/form-fields.tsx';
import { partnersAnchors } from './partners-page.ts';

const texts = enquiryTexts.en;
const idOf = (field: keyof EnquiryDetails | 'website') => `apply-${field}`;

const rates = partnerTiers.map(({ title, commission }) => `${commission}% as ${aOrAn(title)}`).join(', ');

/** The points to which an agency agrees, besides the terms. The partner agreement contains the same points. */
const agreedPoints = [
  `Your share of what your client pays for a package: ${rates}.`,
  `A one-off deal pays once, after the setup fee: the one-off price that your client pays. A plan pays every month, for its ${commissionMonths} months.`,
  'Ask your client before you send us their name and number.',
  'You quote the prices on our home page.',
  `Either side can end the agreement with ${terminationNoticeDays} days written notice.`,
  'We pay commissions under the partner agreement, which we send you to accept.',
];

interface ApplicationFormProps {
  readonly locale: Locale;
  readonly apiBaseUrl: string;
  /** What the agency typed, with its errors. Only set if the form was sent and refused. */
  readonly refused: RefusedEnquiry | undefined;
  /** The form token. It is empty on the cached page, whose script then fetches one. */
  readonly token: string;
}

/**
 * The form with which an agency applies as a partner. It also works without scripts. Without scripts, the form on the
 * cached page has no token, so the server asks the agency to send it once more.
 */
export function ApplicationForm({ locale, apiBaseUrl, refused, token }: ApplicationFormProps) {
  const values = refused?.values;
  const errorOf = (field: keyof EnquiryDetails) => {
    const found = refused?.faults.find((fault) => fault.field === field);
    return found && texts.faults[found.fault];
  };
  const problems = [
    ...(refused?.problem ? [{ message: refused.problem }] : []),
    ...(refused?.faults ?? []).map(({ field, fault }) => ({ message: texts.faults[fault], fieldId: idOf(field) })),
  ];
  const line = (field: 'business' | 'name' | 'email' | 'phone' | 'clients') => ({
    id: idOf(field),
    name: field,
    error: errorOf(field),
    defaultValue: values?.[field] ?? '',
    maxLength: enquiryLimits[field],
  });
  const tick = (field: 'agreed_to_terms' | 'consent') => ({
    id: idOf(field),
    name: field,
    error: errorOf(field),
    defaultChecked: values?.[field] ?? false,
  });
  return (
    <form
      className="card application-form"
      id={partnersAnchors.application}
      tabIndex={refused && -1}
      method="post"
      action={`${localisedPath(locale, '/partners')}#${partnersAnchors.application}`}
      noValidate
      data-application-form={apiBaseUrl}
      data-needs-script=""
    >
      <h3>Apply to join</h3>
      <FormProblems problems={problems} />
      <input type="hidden" name="form_token" defaultValue={values?.form_token || token} />
      <input type="hidden" name={partnerParameter} defaultValue={values?.partner ?? ''} />
      <div className="application-fields">
        <FormField {...line('business')} label="Agency" autoComplete="organization" required />
        <FormField {...line('name')} label="Your name" autoComplete="name" required />
        <FormField {...line('email')} label="Email" type="email" autoComplete="email" />
        <FormField {...line('phone')} label="Phone" type="tel" autoComplete="tel" />
        <p className="field-hint">{texts.contactHint}</p>
        <FormField
          {...line('clients')}
          label="Clients a year"
          hint="A guess will do."
          inputMode="numeric"
          // Leaves room for words around the number, such as "about 4". The rules of the form read only the number.
          maxLength={40}
          required
        />
      </div>
      <details className="application-more" open={Boolean(values?.message)}>
        <summary>Anything else? (optional)</summary>
        <Field id={idOf('message')} label="What else we should know" error={errorOf('message')}>
          <textarea
            id={idOf('message')}
            name="message"
            rows={2}
            defaultValue={values?.message ?? ''}
            {...descriptionOf(idOf('message'), undefined, errorOf('message'))}
          />
        </Field>
      </details>
      {/* A trap for robots, which people cannot see or reach. It is not `hidden`, because robots skip such fields. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={idOf('website')}>Website</label>
        <input id={idOf('website')} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <details className="application-more">
        <summary>What your agency agrees to</summary>
        <ul>
          {agreedPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </details>
      <Tick {...tick('agreed_to_terms')}>
        I agree to the <a href={localisedPath(locale, '/terms')}>terms</a> and these points.
      </Tick>
      <Tick {...tick('consent')}>
        {texts.consent[0]}
        <a href={localisedPath(locale, '/privacy')}>{texts.consent[1]}</a>
        {texts.consent[2]}
      </Tick>
      <button type="submit" className="button">
        Apply to join
      </button>
    </form>
  );
}

function aOrAn(title: string): string {
  return `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`;
}
