import { apiPaths } from '#shared/api/api-paths.ts';
import { readFormToken, waitBeforeSending } from '#shared/enquiries/enquiry-rules.ts';
import { buildPartnerLink } from '#shared/enquiries/partner-link.ts';
import { localeOfPath } from '#shared/rules/locales.ts';
import { checkEnquiry } from './application-check.ts';
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
  try {
    const answer = await fetch((form.dataset.applicationForm ?? '') + apiPaths.enquiryForm);
    const token = readFormToken(await answer.json());
    if (token !== undefined) field.value = token;
  } catch (error) {
    console.warn('The form has no token.', error);
  }
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
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      output.textContent = `${link} (copied)`;
    } catch {
      // The browser does not allow copying. The link is shown.
    }
  });
}
