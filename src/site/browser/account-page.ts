import { accessTokenKey } from '#domain/api-paths.ts';
import { signInReasonParameter } from '#domain/sign-in-notices.ts';

/** Removes the reason from the URL, so that a reload does not show the notice again. */
function forgetReason(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(signInReasonParameter)) return;
  address.searchParams.delete(signInReasonParameter);
  history.replaceState(history.state, '', address);
}

/** Shows the link to the desk to a visitor who is already signed in. */
function offerDesk(): void {
  const offer = document.getElementById('desk-offer');
  if (offer) offer.hidden = !hasToken();
}

/** Shows a notice when the form's script failed to load, because its button would do nothing. */
function tellFailure(): void {
  const failure = document.getElementById('form-failure');
  if (failure) failure.hidden = false;
}

function hasToken(): boolean {
  try {
    return localStorage.getItem(accessTokenKey) !== null;
  } catch {
    return false;
  }
}

forgetReason();
offerDesk();
document.addEventListener('astro:hydration-error', tellFailure);
