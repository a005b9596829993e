import { readStored, store } from './stored-text.ts';

const storageKey = 'registered_email';

/** Keeps the email of a new account for the sign-in page, which opens next. */
export function keepRegisteredEmail(email: string): void {
  store('sessionStorage', storageKey, email);
}

/** Writes the email of an account that was just registered into the sign-in form, and forgets it. */
export function fillUsername(): void {
  const username = document.getElementById('username');
  if (!(username instanceof HTMLInputElement)) return;
  username.value ||= readStored('sessionStorage', storageKey) ?? '';
  store('sessionStorage', storageKey, null);
}
