/** An e-mail as accounts are compared by it: trimmed, composed, lower case (design 3.3). */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
