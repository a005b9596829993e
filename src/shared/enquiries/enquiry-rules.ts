import { cleanEmail, cleanLine, cleanPhone, cleanText } from '../rules/text-input.ts';
import { readPartnerName } from './partner-link.ts';

/** Maximum length of each field of an enquiry, in characters. */
export const enquiryLimits = {
  name: 200,
  email: 254,
  phone: 40,
  business: 200,
  message: 4000,
  conversation: 6000,
  clients: 4,
} as const;

/**
 * The kinds of enquiries. `contact`: a visitor sends a message. `callback`: a visitor asks a person to call back after
 * a conversation with a program. `application`: an agency wants to join the partner programme.
 */
export const enquiryKinds = ['contact', 'callback', 'application'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/**
 * Minimum number of seconds between the request for a form's token and the sending of the form. A browser waits until
 * they have passed. A form that is sent earlier is suspected to be spam.
 */
export const formTokenMinimumSeconds = 3;

/**
 * Shortest time between opening a form and sending it, in milliseconds. The browser waits for slightly longer than the
 * server requires.
 */
const shortestTime = formTokenMinimumSeconds * 1000 + 500;

/** Returns how many milliseconds a browser must still wait before it may send a form that was opened at this time. */
export function waitBeforeSending(openedAt: number, now = Date.now()): number {
  return Math.min(Math.max(0, openedAt + shortestTime - now), shortestTime);
}

/** Returns the token from the response of GET /api/enquiries/form, or `undefined` if the response has none. */
export function readFormToken(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('form_token' in body)) return undefined;
  return typeof body.form_token === 'string' ? body.form_token : undefined;
}

/** Number of hours after which a token has expired, so that the browser must request another one. */
export const formTokenMaximumHours = 24;

/**
 * Name of the query parameter in the address to which a browser without scripts is redirected after it has sent an
 * enquiry.
 */
export const enquirySentParameter = 'sent';

export interface EnquiryDetails {
  /** The default is `contact`. */
  readonly kind?: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly business: string;
  readonly message: string;
  readonly consent: boolean;
  /** How many clients an agency expects to bring in a year, in digits. Only an application contains it. */
  readonly clients?: string;
  /** Whether an agency agrees to the terms. Only an application contains it. */
  readonly agreed_to_terms?: boolean;
  /** The name of the partner whose link led to this enquiry (see `partner-link.ts`). */
  readonly partner?: string;
}

export type EnquiryFault =
  | 'name-missing'
  | 'name-long'
  | 'contact-missing'
  | 'email-wrong'
  | 'phone-missing'
  | 'phone-wrong'
  | 'agency-missing'
  | 'business-long'
  | 'message-missing'
  | 'message-long'
  | 'clients-wrong'
  | 'terms-missing'
  | 'consent-missing'
  | 'character';

export interface EnquiryFaultAt {
  readonly field: keyof EnquiryDetails;
  readonly fault: EnquiryFault;
}

/**
 * Returns the details in the form in which they are stored. They are cleaned (see `text-input.ts`), and lines
 * end with `\n`. Of a rough number of clients, such as "about 4", only the digits are kept.
 */
export function normaliseEnquiry<Details extends EnquiryDetails>(details: Details): Details {
  return {
    ...details,
    name: cleanLine(details.name),
    email: cleanEmail(details.email),
    phone: cleanPhone(details.phone),
    business: cleanLine(details.business),
    message: cleanText(details.message),
    ...(details.clients === undefined ? {} : { clients: readRoughNumber(details.clients) }),
    ...(details.partner === undefined ? {} : { partner: readPartnerName(details.partner) }),
  };
}

/**
 * Returns all faults of the details, in the order of the form. The details must have been normalised. The browser and
 * the server both call this function.
 */
export function findEnquiryFaults(details: EnquiryDetails): EnquiryFaultAt[] {
  const { kind, name, email, phone, business, message, consent, clients = '', agreed_to_terms } = details;
  const isApplication = kind === 'application';
  const faults: (EnquiryFaultAt | false)[] = [
    name === '' && { field: 'name', fault: 'name-missing' },
    name.length > enquiryLimits.name && { field: 'name', fault: 'name-long' },
    !isPlainLine(name) && { field: 'name', fault: 'character' },
    email === '' && phone === '' && { field: 'email', fault: 'contact-missing' },
    email !== '' && !isEmail(email) && { field: 'email', fault: 'email-wrong' },
    phone !== '' && !isPhone(phone) && { field: 'phone', fault: 'phone-wrong' },
    isApplication && business === '' && { field: 'business', fault: 'agency-missing' },
    business.length > enquiryLimits.business && { field: 'business', fault: 'business-long' },
    !isPlainLine(business) && { field: 'business', fault: 'character' },
    isApplication && !/^[1-9]\d{0,3}$/.test(clients) && { field: 'clients', fault: 'clients-wrong' },
    // A callback contains the conversation, and an application its own fields. So their message may be empty.
    message === '' && kind !== 'callback' && !isApplication && { field: 'message', fault: 'message-missing' },
    message.length > enquiryLimits.message && { field: 'message', fault: 'message-long' },
    !isPlainLine(message.replace(/[\n\t]/g, ' ')) && { field: 'message', fault: 'character' },
    isApplication && !agreed_to_terms && { field: 'agreed_to_terms', fault: 'terms-missing' },
    !consent && { field: 'consent', fault: 'consent-missing' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Matches a rough number with the words around it. Example: "about 4 clients a year". */
const roughNumber =
  /^(?:about|around|maybe|perhaps|roughly|up to|~)? ?(\d{1,4})(?: ?(?:or|to|[-–]) ?\d{1,4})? ?(?:\+|or so|or more|clients?)?(?: (?:a|per) year)?$/i;

/**
 * Returns the number in a text such as "about 4", "1,000" or "4 clients", and the lower number of "4 or 5". Returns any
 * other text trimmed.
 */
function readRoughNumber(text: string): string {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d),(\d{3})$/, '$1$2');
  return roughNumber.exec(plain)?.[1] ?? plain;
}

/**
 * Returns whether a text contains neither control characters nor lone surrogates. PostgreSQL cannot store NUL or lone
 * surrogates.
 */
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
