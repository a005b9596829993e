/** Returns whether a text has a Chinese character. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** Returns whether a text has a Korean letter. */
export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}
