import {
  type EnquiryFault,
  type EnquiryKind,
  findEnquiryFaults,
  normaliseEnquiry,
  waitBeforeSending,
} from '#shared/enquiries/enquiry-rules.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import { fetchFormToken } from '#shared/enquiries/form-token.ts';
import { buildPartnerLink } from '#shared/enquiries/partner-link.ts';
import { localeOfPath } from '#shared/rules/locales.ts';
import { copyText } from './copy-text.ts';
import { fillPartnerFields } from './partner-visit.ts';

/**
 * The forms that already have their listeners. A visitor can touch a form several times, but listeners are added once.
 */
const prepared = new WeakSet<HTMLFormElement>();

export function prepareForm(form: HTMLFormElement): void {
  if (prepared.has(form)) return;
  prepared.add(form);
  fillPartnerFields();
  const { linkMaker, checkedForm } = form.dataset;
  if (linkMaker !== undefined) makeLinks(form, linkMaker);
  else checkEnquiry(form, checkedForm === 'contact' ? 'contact' : 'application');
  if (form.dataset.applicationForm !== undefined) void openApplication(form);
}

/**
 * Fetches the form token, which proves when the form was opened. The page is cached, so its HTML contains no token. If
 * the token is missing, the server asks the visitor to send the form once more. A form that is submitted very soon, for
 * example because the browser filled it in, is sent after a delay. The server would take it for spam.
 */
async function openApplication(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[name=form_token]');
  if (field?.value !== '') return;
  let isWaiting = false;
  const openedAt = Date.now();
  form.addEventListener('submit', (event) => {
    const wait = waitBeforeSending(openedAt);
    if (wait === 0 && !isWaiting) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
    setTimeout(() => form.submit(), wait);
  });
  field.value = (await fetchFormToken(form.dataset.applicationForm ?? '')) ?? '';
}

/** Shows the partner's link when the form is submitted, and copies the link where the browser allows that. */
function makeLinks(form: HTMLFormElement, siteUrl: string): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.parentElement?.querySelector('output');
    const agency = form.querySelector<HTMLInputElement>('input')?.value ?? '';
    const link = buildPartnerLink(siteUrl, localeOfPath(location.pathname), agency);
    if (!output) return;
    output.textContent = link ?? 'Please enter a name with letters or digits.';
    if (link && (await copyText(link))) output.textContent = `${link} (copied)`;
  });
}

const { faults: sentences } = enquiryTexts.en;

/**
 * Checks an application or a message before it is sent, by the rules of the server. Shows each error at its field, moves the focus
 * to the first one, and removes an error as soon as it is mended.
 */
export function checkEnquiry(form: HTMLFormElement, kind: EnquiryKind): void {
  form.addEventListener('submit', (event) => {
    const faults = faultsOf(form, kind);
    for (const control of controlsOf(form)) showError(control, faults.get(control.name));
    if (faults.size === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  form.addEventListener('input', () => {
    const faults = faultsOf(form, kind);
    for (const control of controlsOf(form)) {
      const fault = faults.get(control.name);
      const isMended = fault === undefined || errorOf(control)?.textContent !== sentences[fault];
      if (control.getAttribute('aria-invalid') === 'true' && isMended) showError(control, undefined);
    }
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[aria-invalid]')];
}

function faultsOf(form: HTMLFormElement, kind: EnquiryKind): Map<string, EnquiryFault> {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const found = findEnquiryFaults(
    normaliseEnquiry({
      kind,
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      business: text('business'),
      message: text('message'),
      clients: text('clients'),
      agreed_to_terms: data.has('agreed_to_terms'),
      consent: data.has('consent'),
    }),
  );
  return new Map(found.reverse().map(({ field, fault }) => [field, fault]));
}

function errorOf(control: Control): HTMLElement | null {
  return document.getElementById(`${control.id}-error`);
}

/**
 * Shows the error of a field, or removes the error if `fault` is `undefined`. In both cases, also removes the link to
 * the field from the list of errors that the server rendered above the form.
 */
function showError(control: Control, fault: EnquiryFault | undefined): void {
  const id = `${control.id}-error`;
  errorOf(control)?.remove();
  const notes = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((note) => note !== '' && note !== id);
  control.setAttribute('aria-invalid', String(fault !== undefined));
  if (fault !== undefined) {
    const error = document.createElement('p');
    error.className = 'field-error';
    error.id = id;
    error.textContent = sentences[fault];
    control.closest('.field')?.append(error);
    notes.push(id);
  }
  control.setAttribute('aria-describedby', notes.join(' '));
  const list = control.form?.querySelector('.form-problems');
  list?.querySelector(`a[href="#${control.id}"]`)?.parentElement?.remove();
  if (list?.childElementCount === 0) list.parentElement?.remove();
}
