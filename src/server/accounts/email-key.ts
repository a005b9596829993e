/** Returns the key by which e-mails are compared: trimmed, composed, in lower case (product 7.3). */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
