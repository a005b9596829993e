import { accessTokenKey } from '#shared/api/api-paths.ts';
import { signInReasonParameter } from '#shared/rules/sign-in-notices.ts';
import { fillUsername } from './registered-email.ts';
import { readStored } from './stored-text.ts';

/** Removes the parameter with the reason for a notice from the URL, so that a reload does not show the notice again. */
function forgetReason(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(signInReasonParameter)) return;
  address.searchParams.delete(signInReasonParameter);
  history.replaceState(history.state, '', address);
}

/** Shows a link to the desk if the visitor is already signed in. */
function offerDesk(): void {
  const offer = document.getElementById('desk-offer');
  if (offer) offer.hidden = readStored('localStorage', accessTokenKey) === null;
}

/** Shows a note if the URL contains the one-time code of the first administrator. The server checks the code later. */
function recogniseAdminCode(): void {
  const note = document.getElementById('admin-code-note');
  if (note) note.hidden = !new URLSearchParams(location.hash.slice(1)).has(note.dataset.parameter ?? '');
}

/** Shows a notice that the form does not work. Called when the form's script could not be loaded. */
function tellFailure(): void {
  const failure = document.getElementById('form-failure');
  if (failure) failure.hidden = false;
}

forgetReason();
fillUsername();
offerDesk();
recogniseAdminCode();
document.addEventListener('astro:hydration-error', tellFailure);
