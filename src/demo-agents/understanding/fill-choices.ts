import { normaliseInPlace } from '#language/normalise.ts';
import type { Match } from '#language/phrases.ts';
import { readDateTime } from '#language/read-date-time.ts';
import { rejectionOf } from '../slots/check-values.ts';
import { neededSlots, type SlotValue } from '../slots/slot-values.ts';
import type { ChoiceSlot } from '../slots/slots.ts';
import { hideBackground } from './background.ts';
import { type Filling, fill, remainingWords, slotsOf } from './filling.ts';
import { isCorrection } from './order-words.ts';
import { namesPick, namesPlace, pickChoice } from './pick-choice.ts';
import { looksLikeQuestion } from './vocabulary.ts';

const deniesBefore =
  /(?:\b(?:not|instead of|rather than|don't want|don't need|forget|scrap|drop|skip|no longer)\s+(?:(?:the|a|an|for|on|with|in|by|my|want|need)\s+)*|(?:而不是|不是|不要|不用|不想|别|代替|不)\s*)$/u;
const deniesAfter =
  /^\s*(?:로|으로|은|는|이|가|을|를|에|예요|이에요)?\s*(?:말고|아니고|아니라|아니에요|대신|빼고|안 ?(?:하고|할게|해요|해도|받고|받을)|됐고)/u;
const plainNo = /\bno\s+$/u;

/**
 * Returns whether the caller does not want the choice at this position. Example: "not the studio", "스튜디오 말고",
 * 不要外送.
 */
function isDenied(text: string, { start, end }: Match<unknown>): boolean {
  return deniesBefore.test(text.slice(0, start)) || deniesAfter.test(text.slice(end));
}

/**
 * Returns whether "no" stands directly before a word. The "no" can refuse what follows, as in "no delivery". It can
 * also begin a correction, as in "no delivery please" for "no, delivery please".
 */
function followsNo(text: string, { start }: Match<unknown>): boolean {
  return plainNo.test(text.slice(0, start));
}

const lead =
  '(?:(?:um+|uh+|er+|oh|ah+|well|hmm+|look|so|and|actually|to be honest|honestly|sorry|dear|love|my dear|mate)[\\s,.!…]+)*';
const subject = '(?:i|we|he|she|they|you|that one|the (?:patient|baby|boy|girl)|my \\p{L}+|both of us)';
const denies = new RegExp(
  `^${lead}(?:no+|nope|nah+|na|never|not|none|neither|don't think|do not think|hardly|can't say)\\b|^${lead}${subject} (?:(?:really|actually|just|definitely|certainly|still) )*(?:don't|didn't|haven't|hasn't|hadn't|isn't|wasn't|aren't|weren't|can't|won't|wouldn't|never|do not|did not|have not|has not|have never|has never|(?:'ve|'s) (?:never|not))\\b|^${lead}(?:i've|we've|he's|she's|they've|i'm|we're|they're|it's) (?:not|never)\\b`,
  'u',
);
const agrees = new RegExp(
  `^${lead}(?:y+e+s+|ye+ah*|yeh|yep|yup|aye|yah|ya|sure|course|of course|indeed|certainly|definitely|absolutely|correct|mm+ ?hm+|uh ?huh|right|true|i think so|i believe so|think so|i'd say so|i should think so|loads|lots|heaps|many|several|plenty|once|twice|a (?:few|couple|number))\\b|^${lead}${subject} (?:(?:really|actually|just|definitely|certainly|both|all|sure) )*(?:do|does|did|have|has|had|is|am|was|are|were|would|will|can)\\b(?!n't)|^${lead}(?:i've|we've|he's|she's|they've) (?:been|seen|come|visited|had|was|always|already)\\b`,
  'u',
);

/**
 * Matches words that say that this visit is not the first. They count as a yes to the question whether the caller has
 * come before.
 */
const notFirst = /\b(?:not|isn't|wasn't|ain't|hardly)\b.{0,12}\bfirst\b/u;

/**
 * Returns whether an answer to a yes-or-no question begins with a yes or a no. Returns `undefined` if it begins with
 * neither. The text must be normalised. Example: "she has, last year" is a yes, and "no, never I come before" is a no.
 */
function readPolarity(text: string): 'yes' | 'no' | undefined {
  if (notFirst.test(text)) return 'yes';
  // "Yeah, nah" is a no, and "nah, yeah" is a yes.
  const mixed = /^\W*(?:yeah?|yep)[\s,]+(nah|no)\b|^\W*(?:nah|no)[\s,]+(yeah?|yep|yes)\b/u.exec(text);
  if (mixed) return mixed[1] ? 'no' : 'yes';
  if (denies.test(text)) return 'no';
  return agrees.test(text) ? 'yes' : undefined;
}

/** Maximum length, in characters, of an answer to the question "What is the call about?". */
const longestAnswer = 60;

/** Fills the choice slots whose choices are named in a clause. */
export function fillChoices(filling: Filling): void {
  // The slot for which the agent has just asked comes first. "Tonight" then means the time of a visit, and not that the
  // job is urgent.
  const slots = slotsOf(filling, 'choice');
  const asked = slots.filter(({ key }) => key === filling.awaited?.key);
  for (const slot of new Set([...asked, ...slots])) {
    const finders = filling.vocabulary.choices.get(slot.key);
    const text = normaliseInPlace(filling.rest);
    const named = finders?.always(text) ?? [];
    // In a long first utterance, a word such as "moving" may mean something other than moving a booking.
    const isShort = slot.assumed === undefined || text.length <= longestAnswer;
    const isAsked = filling.awaited?.key === slot.key && named.length === 0 && isShort;
    const answered = isAsked ? (finders?.asked(text) ?? []) : named;
    // If the answer also names a choice of another slot, "change" and "move" may mean something else. So only "cancel"
    // counts, and in a question not even "cancel". Example: "Can the nurse change my dressing?"
    const isOther = isAsked && slot.assumed !== undefined && namesOther(filling, slot, text);
    const isCancelled = !looksLikeQuestion(text);
    const found = isOther ? answered.filter(({ value }) => isCancelled && value === 'cancel') : answered;
    const current = filling.values[slot.key];
    if (current !== undefined && !isAskedFor(filling, slot) && mentionsOnly(text)) continue;
    const isCurrent = (key: string) => current?.kind === 'choice' && current.key === key;
    // In a slot with a combined choice, a caller may name one choice and refuse the next with "no". Example: "just a
    // colour, no cut".
    const hasCombined = slot.choices.some(({ combines }) => combines);
    const isLeftOut = ({ start, value }: Match<string>) =>
      hasCombined && found.some((other) => other.value !== value && other.start < start);
    const wanted = found.filter(
      (match) => !isDenied(text, match) && !(followsNo(text, match) && (isCurrent(match.value) || isLeftOut(match))),
    );
    const isGeneral = (key: string) => slot.choices.some((choice) => choice.key === key && choice.isGeneral);
    const special = wanted.filter(({ value }) => !isGeneral(value));
    const isOldGeneral =
      special.length === 0 && !isAskedFor(filling, slot) && current !== undefined && !isCorrection(text);
    const outweighing = wanted.find(({ value }) =>
      slot.choices.some(
        ({ key, outweighs }) => key === value && wanted.some((other) => outweighs?.includes(other.value)),
      ),
    );
    const last = isOldGeneral ? undefined : (outweighing ?? special.at(-1) ?? wanted.at(-1));
    const key =
      last &&
      combined(
        slot,
        wanted.map(({ value }) => value),
        current,
        text,
      );
    const answer = slot.asksYesOrNo && isAskedFor(filling, slot) ? answerTo(slot, text) : undefined;
    const later = last && waitsFor(filling, slot, last.value);
    if (later) fill(filling, slot, found, { kind: 'choice', key: later });
    else if (answer) fill(filling, slot, found, { kind: 'choice', key: answer });
    else if (last) fill(filling, slot, found, { kind: 'choice', key: key ?? last.value });
    else if (found.some(({ value }) => isCurrent(value))) {
      empty(filling, slot);
      pick(filling, slot, text);
    } else if (!fillByDay(filling, slot)) fillByPick(filling, slot);
    const implied = last && slot.choices.find(({ key }) => key === last.value)?.implies;
    if (implied && !filling.filledKeys.includes(implied.slot))
      filling.values[implied.slot] = { kind: 'choice', key: implied.key };
  }
}

/** Matches words that show that the caller cannot wait. */
const cannotWait =
  /\b(?:urgent|emergency|asap|as soon as|straight away|right away|right now|today|tonight|can't wait|cannot wait)\b|急|马上|尽快|立刻|今天|今晚|现在|等不了|급|당장|빨리|오늘|지금|기다릴 수 없/u;

/**
 * Returns the key of the choice for a later day, if the caller names such a day and does not say that the job is
 * urgent. Otherwise, the described problem would make the job urgent. Example: "we have no hot water, tomorrow
 * afternoon is fine".
 */
function waitsFor(filling: Filling, slot: ChoiceSlot, key: string): string | undefined {
  const { language, localTime } = filling;
  const later = slot.choices.find(({ isLaterDay }) => isLaterDay);
  const isUrgent = slot.choices.some((choice) => choice.key === key && choice.means === 'yes');
  if (!later || !isUrgent || cannotWait.test(normaliseInPlace(filling.rest))) return undefined;
  const words = hideBackground(remainingWords(filling));
  const { day } = readDateTime(words, language, localTime.today, localTime.minutesNow) ?? {};
  return day !== undefined && day > localTime.today ? later.key : undefined;
}

/**
 * Returns the choice for a text that begins with a yes or a no, or with words of the same meaning. Example: "she has,
 * once".
 */
function answerTo({ choices }: ChoiceSlot, text: string): string | undefined {
  const answer = readPolarity(text);
  return answer && choices.find(({ means }) => means === answer)?.key;
}

/** Matches a question about something, or words about what was done before. */
const asksOrTells =
  /(?:会不会|是不是|能不能|有没有|要不要)|[吗呢么][。？?\s]*$|(?:나요|까요|가요|어때요?)[\s.?]*$|(?:去年|上次|上回|以前|之前|上个?月).{0,20}[过了的]|(?:작년|지난|저번|전에|예전).{0,30}(?:[었았했갔왔셨였]|는데)/u;
/** Matches words with which a caller asks for something else or something more. */
const wantsOther =
  /改|换|还是|我要|我想|想要|算了|再加|加上|顺便|加个|加做|来个|做个|不要|바꿔|바꾸|변경|말고|대신|추가|할게|하고 ?싶|해 ?주|로 ?하|같이|함께|[도] ?(?:하|되|돼|가능)/u;

/**
 * Returns whether a Chinese or Korean text mentions a choice without requesting it, in a question or in a remark about
 * the past. Example: "染发会不会很刺鼻" (does hair dye smell strong?).
 */
function mentionsOnly(text: string): boolean {
  return asksOrTells.test(text) && !wantsOther.test(text);
}

/** Returns whether a text names a choice of another slot. */
function namesOther({ vocabulary }: Filling, slot: ChoiceSlot, text: string): boolean {
  return [...vocabulary.choices].some(([key, { always }]) => key !== slot.key && always(text).length > 0);
}

function isAskedFor({ awaited }: Filling, { key }: ChoiceSlot): boolean {
  return awaited?.key === key;
}

/** Matches words with which a caller adds one choice to another. */
const together = /\b(?:as well|too|also|plus|and|both)\b|도 ?(?:같이|함께|하고|할)|같이|也|一起|再|加/u;

/**
 * Returns the choice that combines all named choices, or `undefined`. If the caller adds a choice to one that was made
 * before, the earlier one counts too. Example: a colour first, and then "커트도 같이 할게요" (a cut as well).
 */
function combined(
  { choices }: ChoiceSlot,
  named: readonly string[],
  current: SlotValue | undefined,
  text: string,
): string | undefined {
  const before = current?.kind === 'choice' && together.test(text) ? [current.key] : [];
  const all = new Set([...named, ...before]);
  // If the caller names a combined choice and also one of its parts, the combined choice stays. Example: "a cut and
  // colour, my roots are showing".
  const isNamed = (choice: { readonly key: string }) => named.includes(choice.key);
  return choices.find(
    (choice) =>
      choice.combines?.every((key) => all.has(key)) ||
      (isNamed(choice) && choice.combines?.some((key) => all.has(key)) && !isCorrection(text) && /[a-z]/u.test(text)),
  )?.key;
}

/** Removes a choice that the caller does not want any more. The agent then asks for it again. */
function empty(filling: Filling, { key }: ChoiceSlot): void {
  delete filling.values[key];
  filling.filledKeys.push(key);
}

/**
 * Makes the choice that follows from a later day that the caller names. Example: "next Tuesday is fine" means that the
 * job can wait. Returns whether it made a choice.
 */
function fillByDay(filling: Filling, slot: ChoiceSlot): boolean {
  const { awaited, language, localTime, vocabulary, values } = filling;
  const choice = slot.choices.find(({ isLaterDay }) => isLaterDay);
  if (!choice || (values[slot.key] && awaited?.key !== slot.key)) return false;
  if (!neededSlots(vocabulary.agent, values).includes(slot)) return false;
  const { day } =
    readDateTime(hideBackground(remainingWords(filling)), language, localTime.today, localTime.minutesNow) ?? {};
  if (day === undefined || day <= localTime.today) return false;
  fill(filling, slot, [], { kind: 'choice', key: choice.key });
  return true;
}

/**
 * Makes a choice that the caller describes by a property ("the cheapest") or by its place in the list ("the second
 * one"). A correction of an earlier choice can only name a property, because "no, the second one" may mean an offered
 * time.
 */
function fillByPick(filling: Filling, slot: ChoiceSlot): void {
  const text = normaliseInPlace(filling.rest);
  const isListed = slot.prompt.en.includes('{others}');
  const isShort = slot.assumed === undefined || text.length <= longestAnswer;
  if (filling.awaited?.key === slot.key && isShort) pick(filling, slot, text);
  else if (isListed && filling.values[slot.key] !== undefined && isCorrection(text) && !namesPlace(text)) {
    pick(filling, slot, text);
  }
}

/**
 * Makes the choices that a caller describes by a property before the agent has asked. Example: "your biggest room for
 * Friday". Must run after nights and guests were read, because they decide which rooms are available.
 */
export function fillPicks(filling: Filling): void {
  const text = normaliseInPlace(filling.rest);
  if (!namesPick(text)) return;
  for (const slot of slotsOf(filling, 'choice')) {
    const isListed = slot.prompt.en.includes('{others}');
    if (isListed && filling.values[slot.key] === undefined) pick(filling, slot, text);
  }
}

function pick(filling: Filling, slot: ChoiceSlot, text: string): void {
  const { agent } = filling.vocabulary;
  const available = slot.choices.filter((choice) => !rejectionOf(agent, choice, filling.values));
  const picked = pickChoice(available, text);
  if (picked) fill(filling, slot, [], { kind: 'choice', key: picked.key });
}
