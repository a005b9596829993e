/** The emergency numbers that may be recognised in a text: those of here, and of the countries that visitors come from. */
const emergencyNumber = /^(?:000|11[0129]|120|911|999)$/;
const containsEmergencyNumber = /000|11[0129]|120|911|999/;

/**
 * Matches groups of digits that may be one number: with spaces, dashes, dots, commas or brackets between them. A
 * punctuation mark with a space after it ends a number, except for a bracket or a dash.
 */
const groupsOfDigits =
  /\p{Nd}+(?:(?:[\s\p{Pd}−.,．，·・‧․_/()（）]|[)）\]]\s|\s[(（[]|\s[\p{Pd}−]\s|[)）]\s?[\p{Pd}−]\s?)\p{Nd}+)*/gu;

/** Minimum number of digits of a number with spaces. With fewer, it may be two numbers, such as "call 111, 2 people". */
const spacedMinimum = 6;

/** Matches an emergency number before a phone number, which begins with a 0. */
const beforePhoneNumber = /^(?:000|11[0129]|120|911|999)\s(?=0[1-9]\d*\s)/;

/**
 * Returns the text with a 5 for each digit of a longer number that contains an emergency number, such as
 * "0412 000 111", "$1,000" or "4-111-2". An emergency number alone is left as it is. Without this, the phone number of a
 * caller could sound like an emergency.
 */
export function withoutLongNumbers(text: string): string {
  return text.replace(groupsOfDigits, (number) => {
    const plain = number.normalize('NFKC');
    // In "call 111 021 345 678", a phone number follows the emergency number.
    const start = beforePhoneNumber.exec(plain)?.[0].length ?? 0;
    const rest = number.slice(start);
    return number.slice(0, start) + (isLonger(plain.slice(start)) ? rest.replace(/\p{Nd}/gu, '5') : rest);
  });
}

function isLonger(number: string): boolean {
  const groups = number.match(/\d+/g) ?? [];
  if (!containsEmergencyNumber.test(groups.join(''))) return false;
  if (groups.length === 1) return number.length > 3;
  const separators = number.replace(/\d/g, '');
  // "111/000" and "111 111" name emergency numbers and nothing else.
  if (groups.every((group) => emergencyNumber.test(group)) && (/^\/+$/.test(separators) || areEqual(groups)))
    return !/^[\s/]+$/.test(separators);
  const isTight = /\S/.test(separators);
  const isThousands = /^\d{1,3}(?: 000)+$/.test(number);
  return isTight || isThousands || groups.join('').length >= spacedMinimum;
}

function areEqual(groups: readonly string[]): boolean {
  return new Set(groups).size === 1;
}
