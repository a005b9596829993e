/** Most characters in each field of an enquiry. */
export const enquiryLimits = { name: 200, email: 254, phone: 40, business: 200, message: 4000 } as const;

/** Seconds that a browser waits between asking for a form's token and sending the form; a quicker form is suspected as spam. */
export const formTokenMinimumSeconds = 3;
/** Hours until a token expires and the browser asks for another. */
export const formTokenMaximumHours = 24;

/** Query key in the address of the page without scripts, after an enquiry was received. */
export const enquirySentParameter = 'sent';

/** Fields of the form for leaving details. */
export interface EnquiryDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly business: string;
  readonly message: string;
  readonly consent: boolean;
}

/** Everything that can be wrong with an enquiry. */
export type EnquiryFault =
  | 'name-missing'
  | 'name-long'
  | 'contact-missing'
  | 'email-wrong'
  | 'phone-wrong'
  | 'business-long'
  | 'message-missing'
  | 'message-long'
  | 'consent-missing'
  | 'character';

/** A fault and its field. */
export interface EnquiryFaultAt {
  readonly field: keyof EnquiryDetails;
  readonly fault: EnquiryFault;
}

/** Returns the details as they are stored: trimmed, with `\n` for line ends, and with plain digits for full-width ones. */
export function normaliseEnquiry<Details extends EnquiryDetails>(details: Details): Details {
  return {
    ...details,
    name: details.name.trim(),
    email: details.email.trim(),
    phone: details.phone.normalize('NFKC').trim(),
    business: details.business.trim(),
    message: details.message.replace(/\r\n?/g, '\n').trim(),
  };
}

/** Returns every fault of normalised details, in the order of the form. The browser and the server both use it. */
export function findEnquiryFaults(details: EnquiryDetails): EnquiryFaultAt[] {
  const { name, email, phone, business, message, consent } = details;
  const faults: (EnquiryFaultAt | false)[] = [
    name === '' && { field: 'name', fault: 'name-missing' },
    name.length > enquiryLimits.name && { field: 'name', fault: 'name-long' },
    !isPlainLine(name) && { field: 'name', fault: 'character' },
    email === '' && phone === '' && { field: 'email', fault: 'contact-missing' },
    email !== '' && !isEmail(email) && { field: 'email', fault: 'email-wrong' },
    phone !== '' && !isPhone(phone) && { field: 'phone', fault: 'phone-wrong' },
    business.length > enquiryLimits.business && { field: 'business', fault: 'business-long' },
    !isPlainLine(business) && { field: 'business', fault: 'character' },
    message === '' && { field: 'message', fault: 'message-missing' },
    message.length > enquiryLimits.message && { field: 'message', fault: 'message-long' },
    !isPlainLine(message.replace(/[\n\t]/g, ' ')) && { field: 'message', fault: 'character' },
    !consent && { field: 'consent', fault: 'consent-missing' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Returns whether a text has no control characters and no lone surrogates, which PostgreSQL cannot store. */
function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

const emailPattern = /^[^\s\p{Cc}@"<>,;:()[\]\\]+@[^\s\p{Cc}@"<>,;:()[\]\\]+\.[^\s\p{Cc}@".<>,;:()[\]\\]{2,}$/u;

function isEmail(text: string): boolean {
  return text.length <= enquiryLimits.email && text.isWellFormed() && emailPattern.test(text);
}

function isPhone(text: string): boolean {
  if (text.length > enquiryLimits.phone || !/^[+\d(][\d ().\-/]*(?: ?(?:x|ext\.?) ?\d{1,6})?$/i.test(text))
    return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 20;
}
