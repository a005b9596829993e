import { type EnquiryDetails, type EnquiryFaultAt, enquiryLimits } from '#shared/enquiries/enquiry-rules.ts';
import type { EnquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { descriptionOf, Field, Tick } from '#site/sections/account/form-fields.tsx';

/** The values of the contact form. `website` is a trap field, which people do not see. */
export interface EnquiryValues extends EnquiryDetails {
  readonly website: string;
}

/**
 * The purpose of the form. `message`: the visitor writes to us. `callback`: a person replies after a conversation.
 * `ring`: we ring the visitor.
 */
type EnquiryPurpose = 'message' | 'callback' | 'ring';

export const emptyEnquiry: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  business: '',
  message: '',
  consent: false,
  website: '',
};

interface EnquiryFieldsProps {
  /** The first part of the ids of all fields. It is needed because a page may contain this form twice. */
  readonly id: string;
  readonly texts: EnquiryTexts;
  readonly locale: Locale;
  readonly values: EnquiryValues;
  readonly faults: readonly EnquiryFaultAt[];
  /**
   * The purpose of the form. The form for a callback has no fields for business and message. The form for a visitor who
   * wants to be rung has only the fields for name and number.
   */
  readonly purpose?: EnquiryPurpose;
  /** Called when a value changes. `undefined` if no script handles the form: the browser then keeps the typed text. */
  readonly onChange?: (change: Partial<EnquiryValues>) => void;
}

type LineField = 'name' | 'email' | 'phone' | 'business';

const lines: readonly { field: LineField; type: string; autoComplete: string }[] = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'business', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
];

const linesOf: Record<EnquiryPurpose, typeof lines> = {
  message: lines,
  callback: lines.filter(({ field }) => field !== 'business'),
  ring: lines.filter(({ field }) => field === 'name' || field === 'phone'),
};

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { id, texts, locale, values, faults, purpose = 'message', onChange } = props;
  const errorOf = (field: keyof EnquiryDetails) => {
    const found = faults.find((fault) => fault.field === field);
    return found && texts.faults[found.fault];
  };
  const textProps = (field: LineField | 'message' | 'website') => ({
    id: `${id}-${field}`,
    name: field,
    ...(onChange
      ? {
          value: values[field],
          onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
        }
      : { defaultValue: values[field] }),
  });
  const describe = (field: LineField) => {
    const described = descriptionOf(`${id}-${field}`, undefined, errorOf(field));
    if (purpose === 'ring' || (field !== 'email' && field !== 'phone')) return described;
    const notes = [`${id}-contact-hint`, described['aria-describedby']].filter(Boolean).join(' ');
    return { ...described, 'aria-describedby': notes };
  };
  const [before, link, after] = texts.consent;
  const consentError = errorOf('consent');
  return (
    <>
      <div className="enquiry-lines">
        {linesOf[purpose].map(({ field, type, autoComplete }) => (
          <Field key={field} id={`${id}-${field}`} label={texts[field]} error={errorOf(field)}>
            <input
              {...textProps(field)}
              {...describe(field)}
              type={type}
              autoComplete={autoComplete}
              maxLength={enquiryLimits[field]}
              required={field === 'name' || (purpose === 'ring' && field === 'phone')}
            />
          </Field>
        ))}
        {purpose !== 'ring' && (
          <p className="field-hint" id={`${id}-contact-hint`}>
            {texts.contactHint}
          </p>
        )}
      </div>
      {purpose === 'message' && (
        <Field id={`${id}-message`} label={texts.message} error={errorOf('message')}>
          <textarea
            {...textProps('message')}
            {...descriptionOf(`${id}-message`, undefined, errorOf('message'))}
            rows={4}
            required
          />
        </Field>
      )}
      {/*
       * A trap for robots, which people cannot see or reach. It is not `hidden`, because robots skip such fields. Some
       * password managers also fill it in, so the server stores such an enquiry as suspected.
       */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input {...textProps('website')} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Tick
        id={`${id}-consent`}
        name="consent"
        error={consentError}
        {...(onChange
          ? { checked: values.consent, onChange: (event) => onChange({ consent: event.target.checked }) }
          : { defaultChecked: values.consent })}
      >
        {before}
        <a href={localisedPath(locale, '/privacy')}>{link}</a>
        {after}
      </Tick>
    </>
  );
}
