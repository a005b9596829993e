import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseText } from '#language/normalise.ts';
import { type Match, maskMatches } from '#language/phrases.ts';
import { rejectionOf } from '../slots/check-values.ts';
import type { Choice, ChoiceSlot } from '../slots/slots.ts';
import { type Draft, isNeeded, plainRest, slotsOf, take } from './draft.ts';
import { readFirstWord } from './intents.ts';
import { isAnyFine, readPlace } from './places.ts';
import { corrects, phraseTest } from './word-lists.ts';

const deniedBefore =
  /(?:\b(?:not|never mind|instead of|rather than|don't want|don't need|forget|scrap|drop|skip|no longer)\s+(?:(?:the|a|an|for|on|with|in|by|my)\s+)*|(?:而不是|不是|不要|不用|不想|别|代替|不)(?:见|看|找|做|弄)?\s*)$/u;
const deniedAfter =
  /^\s*(?:로|으로|은|는|이|가|을|를|에|예요|이에요)?\s*(?:말고|아니고|아니라|아니어도|아니에요|대신|빼고|안 ?(?:하고|할게|해요|해도|받고|받을)|됐고)|^就不/u;
const noBefore = /\bno\s+$/u;
/** Longest answer to the question what a call is about, in characters. In a longer text, "change" may mean anything. */
const longestAnswer = 60;

/** Finds things that the business does not offer, so that nothing it offers takes their place. */
export function readNotOffered(draft: Draft): void {
  const found = draft.vocabulary.notOffered(plainRest(draft));
  const [first] = found;
  if (!first) return;
  draft.trouble = { kind: 'notOffered', words: draft.rest.slice(first.start, first.end) };
  draft.rest = maskMatches(draft.rest, found);
}

/** Reads the choices that the caller names, in every slot. */
export function readChoices(draft: Draft): void {
  for (const slot of slotsOf(draft, 'choice')) if (mayChange(draft, slot)) readChoice(draft, slot);
}

/** Returns whether the slot says what the call is about. */
function isSubject({ assumed }: ChoiceSlot): boolean {
  return assumed?.({}) !== undefined;
}

/** Returns whether words such as "change it" may be about this slot. What a call is about changes only after a no. */
function mayChange({ context, rest }: Draft, slot: ChoiceSlot): boolean {
  if (!isSubject(slot) || context.asked === slot || context.values[slot.key] === undefined) return true;
  // "Cancel it" after the read-back is about the booking. "Move it to Friday" is about its time.
  if (context.isRepairing && hideDatesAndTimes(rest) === rest) return true;
  return readFirstWord(normaliseText(rest)) === 'no';
}

function readChoice(draft: Draft, slot: ChoiceSlot): void {
  const isAsked = draft.context.asked === slot;
  const text = plainRest(draft);
  const found = namesIn(draft, slot, text);
  const wanted = found.filter((match) => !isDenied(text, match));
  const chosen = chooseFrom(withoutCovered(wanted, slot, text), text);
  if (chosen) {
    take(draft, slot, { kind: 'choice', key: chosen.key }, chosen.isDoubtful, found);
    return;
  }
  const current = draft.context.values[slot.key];
  if (current?.kind === 'choice' && found.some(({ value }) => value === current.key)) draft.removed.add(slot.key);
  if (!(isAsked || (current === undefined && found.length === 0))) return;
  const picked = pickChoice(draft, slot, text) ?? (isAsked ? answered(slot, text) : undefined);
  if (picked)
    take(
      draft,
      slot,
      { kind: 'choice', key: picked },
      !isAsked || isAnyFine(text),
      isAsked ? [{ start: 0, end: text.length, value: picked }] : [],
    );
}

/** Returns the choices that a text names. Phrases that are only answers count if the slot was asked for. */
function namesIn({ context, vocabulary }: Draft, slot: ChoiceSlot, text: string): Match<string>[] {
  const { asked, isConfirming, values } = context;
  const things = vocabulary.named.get(slot.key);
  const named = things?.always(text) ?? [];
  // After the read-back, "only half an hour" corrects what was chosen.
  const isAnswer = asked === slot || (isConfirming && values[slot.key] !== undefined && hasPrices(slot));
  const isShort = !isSubject(slot) || text.trim().length <= longestAnswer;
  return named.length === 0 && isAnswer && isShort ? (things?.asked(text) ?? []) : named;
}

function hasPrices({ choices }: ChoiceSlot): boolean {
  return choices.some(({ price }) => price !== undefined);
}

/** Returns whether the caller does not want the choice at this place. Example: "not the studio", 不要外送. */
function isDenied(text: string, { start, end }: Match<unknown>): boolean {
  const before = text.slice(0, start);
  return deniedBefore.test(before) || noBefore.test(before) || deniedAfter.test(text.slice(end));
}

const isOnly = phraseTest('only|just|只|光|单');
const replaces = (text: string) => corrects(text) || isOnly(text);

/** Returns the names without those of choices that are part of another one: a colour beside "cut and colour". */
function withoutCovered(wanted: readonly Match<string>[], { choices }: ChoiceSlot, text: string): Match<string>[] {
  const covers = (whole: Match<string>, part: Match<string>) =>
    choices.find(({ key }) => key === whole.value)?.covers?.includes(part.value) === true &&
    !replaces(text.slice(whole.end, part.start));
  return wanted.filter((part) => !wanted.some((whole) => covers(whole, part)));
}

/** Returns the choice that the caller named last. It is doubtful if the caller named several and corrected nothing. */
function chooseFrom(wanted: readonly Match<string>[], text: string) {
  const named = wanted.map(({ value }) => value);
  const last = named.at(-1);
  return last === undefined ? undefined : { key: last, isDoubtful: new Set(named).size > 1 && !corrects(text) };
}

function answered({ choices }: ChoiceSlot, text: string): string | undefined {
  const word = readFirstWord(text.trim());
  return word && choices.find(({ means }) => means === word)?.key;
}

const properties: readonly (readonly [(text: string) => boolean, (choice: Choice) => number | undefined])[] = [
  [
    phraseTest('cheapest|cheaper|cheap one|least expensive|便宜|最划算|제일 싼|가장 싼|더 싼|싼 거|싼 걸|싼 방|저렴한'),
    ({ price }) => price,
  ],
  [
    phraseTest('biggest|bigger|largest|big one|最大|大一点|大的|제일 큰|가장 큰|큰 거|큰 걸|큰 방|넓은'),
    ({ capacity }) => capacity && -capacity.max,
  ],
  [
    phraseTest('smallest|smaller|small one|最小|小一点|小的|제일 작은|가장 작은|작은 거|작은 걸|작은 방'),
    ({ capacity }) => capacity?.max,
  ],
];

/** Returns the choice that the caller describes by a property or by its place in the list that the agent said. */
function pickChoice(draft: Draft, slot: ChoiceSlot, text: string): string | undefined {
  if (!slot.prompt.en.includes('{others}')) return undefined;
  const isAsked = draft.context.asked === slot;
  const place = isAsked ? (readPlace(text) ?? (isAnyFine(text) ? 0 : undefined)) : undefined;
  return byProperty(draft, slot, text) ?? (place === undefined ? undefined : freeChoices(draft, slot).at(place)?.key);
}

function freeChoices({ context, values }: Draft, slot: ChoiceSlot): Choice[] {
  return slot.choices.filter((choice) => !rejectionOf(context.agent, choice, values));
}

/** Returns the free choice that a text describes by its price or its size. Example: the studio for "the cheapest". */
function byProperty(draft: Draft, slot: ChoiceSlot, text: string): string | undefined {
  const amountOf = properties.find(([isMeant]) => isMeant(text))?.[1];
  const amounts = freeChoices(draft, slot).flatMap((choice) => {
    const amount = amountOf?.(choice);
    return amount === undefined ? [] : [{ key: choice.key, amount }];
  });
  return amounts.toSorted((left, right) => left.amount - right.amount)[0]?.key;
}

/** Reads the part of the day at which the caller arrives, by its name. */
export function readBands(draft: Draft): void {
  for (const slot of slotsOf(draft, 'time')) {
    if (draft.read.has(slot.key) || !isNeeded(draft, slot)) continue;
    const things = draft.vocabulary.named.get(slot.key);
    const found = (draft.context.asked === slot ? things?.asked : things?.always)?.(plainRest(draft)) ?? [];
    const last = found.at(-1);
    if (last) take(draft, slot, { kind: 'time', band: last.value }, false, found);
  }
}
