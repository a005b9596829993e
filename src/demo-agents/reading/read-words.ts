import { normaliseInPlace, normaliseText } from '#language/normalise.ts';
import { type Match, maskCharacter, maskMatches } from '#language/phrases.ts';
import type { PlainSlot, Slot } from '../slots/slots.ts';
import { splitIntoClauses } from './clauses.ts';
import { type Draft, slotsOf, take } from './draft.ts';
import { declines, readFirstWord, readWholeIntent } from './intents.ts';
import { hasWeight } from './leftover.ts';
import { readAddress, readAskedAddress } from './read-address.ts';
import { mayBeName, readAnnouncedName, readAskedName, restOfName } from './read-name.ts';
import { readEmail, readPhone } from './read-phone.ts';
import { splitPhrases, strip } from './word-lists.ts';

/** Longest text in the caller's own words that a ticket holds, in characters. */
const longestText = 160;

/** Reads phone numbers and email addresses, announced names, and street addresses. */
export function readContacts(draft: Draft): void {
  const { asked } = draft.context;
  for (const slot of slotsOf(draft, 'phone')) readPhoneSlot(draft, slot);
  for (const slot of slotsOf(draft, 'name')) if (slot !== asked) readNameSlot(draft, slot);
  for (const slot of slotsOf(draft, 'address')) {
    const address = asked === slot ? undefined : readAddress(draft.rest);
    if (address) take(draft, slot, { kind: 'text', text: address.value }, false, [address]);
  }
}

function readPhoneSlot(draft: Draft, slot: PlainSlot): void {
  const isAsked = draft.context.asked === slot;
  const email = slot.acceptsEmail ? readEmail(draft.rest) : undefined;
  const contact = email ?? readPhone(draft.rest);
  if (!contact) return;
  if (contact.kind !== 'incomplete') {
    take(draft, slot, { kind: 'text', text: contact.value }, contact.kind === 'unusual', [contact]);
  } else if (isAsked) {
    draft.trouble = { kind: 'badPhone', words: draft.rest.slice(contact.start, contact.end) };
    draft.rest = maskMatches(draft.rest, [contact]);
  }
}

function readNameSlot(draft: Draft, slot: PlainSlot): void {
  const name = readAnnouncedName(draft.rest);
  if (name) take(draft, slot, { kind: 'text', text: name.value }, !name.isPlain, [name]);
}

/** Reads the answer to a question for a name, an address or a text: the whole answer is the value. */
export function readAsked(draft: Draft): void {
  const { asked } = draft.context;
  if (asked?.kind === 'name') readAskedNameSlot(draft, asked);
  else if (asked?.kind === 'address') readAskedAddressSlot(draft, asked);
  else if (asked?.kind === 'text') readAskedText(draft, asked);
}

function readAskedNameSlot(draft: Draft, slot: Slot): void {
  const name = readAskedName(draft.rest, maskCharacter);
  // Beside a question, only words that certainly are a name are one.
  if (draft.hasQuestion && !name?.isPlain) return;
  const said = name?.value ?? restOfName(unmasked(draft.rest));
  if (name || (mayBeName(said) && !saysNothing(said)))
    take(draft, slot, { kind: 'text', text: said }, !name?.isPlain, [all(draft)]);
}

function readAskedAddressSlot(draft: Draft, slot: Slot): void {
  const answer = unmasked(draft.rest);
  const value = readAskedAddress(answer);
  const isOther =
    !/\d/.test(answer) && (draft.hasQuestion || namesChoice(draft) || readFirstWord(normaliseText(answer)) === 'no');
  if (value === undefined || saysNothing(answer) || isOther) return;
  take(draft, slot, { kind: 'text', text: value }, readAddress(answer)?.value !== value, [all(draft)]);
}

function readAskedText(draft: Draft, slot: Slot): void {
  const hasTriggers = draft.vocabulary.texts.has(slot.key);
  const words = strip(unmasked(draft.rest), textStarts, hasTriggers ? [] : textEnds);
  const plain = normaliseText(words);
  const isMeant = !draft.hasQuestion || draft.vocabulary.texts.get(slot.key)?.(plain) === true;
  const isDeclined = slot.optional === true && declines(plain);
  if (words.length < 2 || !isMeant || isDeclined || saysNothing(words) || isOnlyWish(draft, plain)) return;
  take(draft, slot, { kind: 'text', text: words.slice(0, longestText) }, true);
}

/** Returns whether words only repeat a choice that is made. Example: "okay, I'd like to introduce a client then". */
function isOnlyWish({ context, vocabulary }: Draft, plain: string): boolean {
  const made = Object.values(context.values).map((value) => value.kind === 'choice' && value.key);
  const named = [...vocabulary.named.values()].flatMap(({ always }) => always(plain));
  const found = named.filter(({ value }) => made.includes(value));
  return found.length > 0 && !hasWeight(unmasked(maskMatches(plain, found)));
}

/** Reads a description that the caller gives before the agent has asked for it. */
export function readTexts(draft: Draft): void {
  for (const slot of slotsOf(draft, 'text')) {
    const isMeant = draft.vocabulary.texts.get(slot.key);
    const isAgain = draft.context.asked === undefined && readFirstWord(normaliseText(draft.rest)) === 'no';
    const before = draft.values[slot.key];
    if (!isMeant || draft.read.has(slot.key) || (before !== undefined && draft.context.asked !== undefined)) continue;
    const clauses = splitIntoClauses(draft.rest).filter(({ text }) => isMeant(normaliseInPlace(text)));
    const words = clauses.map(({ text }) => strip(unmasked(text), textStarts, [])).join(', ');
    if (words === '') continue;
    const places = clauses.map(({ start, end }): Match<true> => ({ start, end, value: true }));
    // After a no, the description is another one. Otherwise it goes on.
    const earlier = before?.kind === 'text' && !isAgain ? `${before.text}, ` : '';
    take(draft, slot, { kind: 'text', text: (earlier + words).slice(0, longestText) }, true, places);
  }
}

/** Matches single letters that spell a name, also by their Korean names. Example: ", P I C K E double R". */
const spelling =
  /[\s,]*\b\p{L}(?:[\s-]+(?:(?:double|triple)\s)?\p{L}\b)+|,?(?:\s+[에비씨시디이프지치아제케엘엠엔오피큐알스티유브더블엑와트]{1,3}){4,}/giu;

/**
 * Reads a name that nothing announces: after a no, instead of the answer to another question, or beside a number.
 * Examples: "no, Reginald Hathaway", "Sam 0412 345 000".
 */
export function readBareName(draft: Draft): void {
  const { asked, readBack, values } = draft.context;
  const words = draft.rest.replace(spelling, '');
  const said = restOfName(unmasked(words));
  const name = readAskedName(words, maskCharacter);
  const hasNumber = slotsOf(draft, 'phone').some(({ key }) => draft.read.has(key));
  if (!name?.isPlain || name.value !== said || saysNothing(said) || (draft.read.size > 0 && !hasNumber)) return;
  const isNo = readFirstWord(normaliseText(draft.rest)) === 'no';
  for (const slot of slotsOf(draft, 'name')) {
    const isRight =
      values[slot.key] === undefined
        ? asked !== slot && ((hasNumber && /^\p{Lu}/u.test(said)) || isWholeName(said))
        : !asked && (isNo || (readBack.includes(slot.key) && isWholeName(said)));
    if (isRight && !draft.read.has(slot.key)) take(draft, slot, { kind: 'text', text: said }, true, [all(draft)]);
  }
}

/** Returns whether words that nothing introduces are a name: two words with capitals, or a Chinese or Korean name. */
function isWholeName(said: string): boolean {
  return /^(?:\p{Lu}[\p{Script=Latin}'’-]+ ){1,3}\p{Lu}[\p{Script=Latin}'’-]+$|^\p{Script=Han}{2,4}$|^\p{Script=Hangul}{3,4}$/u.test(
    said,
  );
}

const textStarts = splitPhrases(
  `um|uh|oh|well|so|yeah|yes|hi|hello|hey|hi there|kia ora|good morning|good afternoon|it's|it is|just|please|i've got|i have|嗯|你好|您好|就是|那个|喂|네|음|어|그|안녕하세요|저기요`,
);

/** What may follow a name that is asked for as a text, such as the name of a company. */
const textEnds = splitPhrases('이요|요|입니다|이에요|예요|라고 합니다|이라고 합니다|please|thanks|吧');

function namesChoice(draft: Draft): boolean {
  const text = normaliseInPlace(draft.rest);
  const { menus, named } = draft.vocabulary;
  return (
    [...named.values()].some(({ always }) => always(text).length > 0) ||
    [...menus.values()].some((find) => find(text).some(({ value }) => value.type === 'item'))
  );
}

function saysNothing(words: string): boolean {
  return readWholeIntent(normaliseText(words), false) !== undefined;
}

function unmasked(text: string): string {
  return text
    .replaceAll(maskCharacter, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([,.])/g, '$1')
    .replace(/^[\s,，.]+|[\s,，]+$/g, '');
}

function all({ rest }: Draft): Match<true> {
  return { start: 0, end: rest.length, value: true };
}
