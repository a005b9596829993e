import { accessTokenKey } from '#domain/api-paths.ts';
import { signInReasonParameter } from '#domain/sign-in-notices.ts';

/** Removes the parameter that shows the notice from the URL, so that a reload does not show the notice again. */
function forgetReason(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(signInReasonParameter)) return;
  address.searchParams.delete(signInReasonParameter);
  history.replaceState(history.state, '', address);
}

/** Shows a link to the desk if the visitor is already signed in. */
function offerDesk(): void {
  const offer = document.getElementById('desk-offer');
  if (offer) offer.hidden = !hasToken();
}

/** Shows a notice that the form does not work. Called when the form's script could not be loaded. */
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
