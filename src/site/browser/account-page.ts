import { accessTokenKey } from '#domain/api-paths.ts';
import { signInReasonParameter } from '#domain/sign-in-notices.ts';

/** A notice is said once: without its reason in the address, a reload does not say it again. */
function forgetReason(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(signInReasonParameter)) return;
  address.searchParams.delete(signInReasonParameter);
  history.replaceState(history.state, '', address);
}

/** Offers the desk to a visitor who is signed in already. */
function offerDesk(): void {
  const offer = document.getElementById('desk-offer');
  if (offer) offer.hidden = !hasToken();
}

/** Says so when the form cannot come alive, since its button would do nothing. */
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
