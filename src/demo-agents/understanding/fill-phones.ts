import { hideDatesAndTimes } from '#language/mentions.ts';
import { maskMatches } from '#language/phrases.ts';
import { type Filling, fill, textValue } from './filling.ts';
import { readPhone, readScatteredPhone } from './read-phone.ts';

/** Minimum number of digits in an answer that counts as an incomplete phone number. */
const minDigits = 6;

/** Matches an email address. The domain ends with a letter, so that a full stop after it is not part of it. */
const emailAddress = /[^\s@<>"(),;:]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}(?<=\p{L})/gu;

/** Fills the slots for phone numbers, and masks the digits of a number that is too short. */
export function fillPhones(filling: Filling): void {
  for (const slot of filling.vocabulary.agent.slots.flatMap((any) => (any.kind === 'phone' ? [any] : []))) {
    const [email] = slot.acceptsEmail ? filling.rest.matchAll(emailAddress) : [];
    if (email) {
      const { index: start, 0: value } = email;
      fill(filling, slot, [{ start, end: start + value.length, value }], { kind: 'text', text: value });
      continue;
    }
    const phone = readPhone(filling.rest);
    const isAwaited = filling.awaited?.kind === 'phone';
    const scattered = isAwaited && !phone?.isComplete ? readScatteredPhone(filling.rest) : undefined;
    const all = [{ start: 0, end: filling.rest.length, value: '' }];
    if (phone?.isComplete) fill(filling, slot, [phone], textValue(phone));
    else if (scattered?.isKnown) fill(filling, slot, all, { kind: 'text', text: scattered.value });
    else if (scattered && scattered.value.replace(/\D/g, '').length >= minDigits) {
      // The digits of a number that is too short must not be read as a day or a time.
      filling.hasBadPhone = true;
      filling.rest = maskMatches(filling.rest, all);
    } else if (phone && filling.awaited?.kind === 'phone') {
      filling.hasBadPhone = true;
      filling.rest = maskMatches(filling.rest, [phone]);
    } else if (filling.awaited?.kind === 'phone' && (filling.rest.match(/\d/g)?.length ?? 0) >= 3) {
      filling.hasBadPhone = hideDatesAndTimes(filling.rest) === filling.rest;
    }
  }
}
