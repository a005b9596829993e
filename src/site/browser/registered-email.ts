const storageKey = 'registered_email';

/** Keeps the email of a new account for the sign-in page, which opens next. */
export function keepRegisteredEmail(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email);
  } catch {
    // The browser keeps no site data, so the person types the email again.
  }
}

/** Writes the email of an account that was just registered into the sign-in form, and forgets it. */
export function fillUsername(): void {
  const username = document.getElementById('username');
  if (!(username instanceof HTMLInputElement)) return;
  try {
    username.value ||= sessionStorage.getItem(storageKey) ?? '';
    sessionStorage.removeItem(storageKey);
  } catch {
    // The browser keeps no site data.
  }
}
