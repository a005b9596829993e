import { normaliseText } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import { simplify } from '#language/simplified.ts';
import { hear } from '#shared/hearing/hear.ts';
import { asksForPerson } from '#shared/hearing/person-words.ts';
import { hearUrgency } from '#shared/hearing/urgent-words.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import type { Handover } from '../slots/agent.ts';
import { asksForTime, type Clause, isQuestion, splitIntoClauses } from './clauses.ts';
import { type Draft, slotsOf } from './draft.ts';
import {
  agrees,
  declines,
  disagrees,
  finishes,
  readFirstWord,
  readInsideIntent,
  readWholeIntent,
  saysEnough,
} from './intents.ts';
import { detectLanguage, readLanguageRequest } from './languages.ts';
import { leftoverOf } from './leftover.ts';
import { isAnyFine, readPlace } from './places.ts';
import { type SortedClauses, sortClauses } from './questions.ts';
import { readBands, readChoices } from './read-choices.ts';
import { readCounts } from './read-counts.ts';
import { readNotOffered, readOrders } from './read-things.ts';
import { readTimes } from './read-times.ts';
import { readAsked, readContacts, readCorrectedName, readTexts } from './read-words.ts';
import type { CallIntent, Reading, ReadingContext } from './reading.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Matches the number of a payment card. No agent accepts such a number, and no ticket contains one. */
const cardNumber =
  /(?<![\d+])[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d])|(?<![\d+])3\d{3}[ -]?\d{6}[ -]?\d{5}(?!\d)/;

/** Returns the meaning of one utterance. It is read once, in the order in which this function reads. */
export function read(said: string, context: ReadingContext): Reading {
  const text = said
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const language = detectLanguage(text.slice(0, 400), context.language);
  const nothing = {
    language,
    wantsPerson: false,
    questions: [],
    values: [],
    removed: [],
    leftover: '',
    asksUnknown: false,
  };
  const vocabulary = vocabularyOf(context.agent);
  const plain = normaliseText(text.slice(0, utteranceMaximum));
  const heard = hear(said.slice(0, utteranceMaximum));
  const intent = readWholeIntent(plain, context.isConfirming);
  const whole = intent === 'cancel' && confirmsCancelling(plain, context, vocabulary) ? 'yes' : intent;
  const { alarm, handover } = findAlarm(plain, heard, whole, context, vocabulary);
  if (text.length > utteranceMaximum)
    return { ...nothing, alarm, handover, wantsPerson: heard === 'person', trouble: { kind: 'tooLong', words: '' } };
  if (cardNumber.test(text)) return { ...nothing, alarm, handover, trouble: { kind: 'cardNumber', words: '' } };
  if (whole && !alarm && !handover && !answersAsked(plain, context, vocabulary))
    return meansOfAsked(whole, context) ?? { ...nothing, intent: whole, wantsPerson: heard === 'person' };
  const reading = readDetails(text, { ...context, language }, vocabulary);
  const isAnswered = reading.values.some(({ isDoubtful, slot }) => slot === context.asked?.key && !isDoubtful);
  const wantsPerson = asksForPerson(text) || (heard === 'person' && !isAnswered);
  return wantsPerson || alarm
    ? { ...reading, alarm, handover, wantsPerson, leftover: '' }
    : { ...reading, handover, wantsPerson };

  /** Returns the choice that a plain yes or no means, if the agent asked for one. */
  function meansOfAsked(intent: CallIntent, { asked }: ReadingContext): Reading | undefined {
    const choice = asked?.kind === 'choice' ? asked.choices.find(({ means }) => means === intent) : undefined;
    if (!asked || !choice) return undefined;
    return { ...nothing, values: [{ slot: asked.key, value: { kind: 'choice', key: choice.key }, isDoubtful: false }] };
  }
}

/** Returns whether "cancel it" agrees to what was read back: a booking that is to be cancelled. */
function confirmsCancelling(plain: string, context: ReadingContext, { named }: Vocabulary): boolean {
  return context.agent.slots.some((slot) => {
    const value = context.values[slot.key];
    const isNamed =
      value?.kind === 'choice' &&
      named
        .get(slot.key)
        ?.asked(plain)
        .some(({ value: key }) => key === value.key);
    return isNamed === true && value.key === 'cancel' && context.isConfirming;
  });
}

/** Returns whether a short text answers the question for a slot: "cancel" may be a choice, and "any" a free time. */
function answersAsked(plain: string, { asked, offered, values }: ReadingContext, { named }: Vocabulary): boolean {
  if (asked?.kind === 'choice') return (named.get(asked.key)?.asked(plain).length ?? 0) > 0;
  if (asked?.kind === 'order') return values[asked.key] !== undefined && finishes(plain);
  return asked?.kind === 'date-time' && offered.length > 0 && (isAnyFine(plain) || readPlace(plain) !== undefined);
}

/** Returns the emergency or the subject for a person that an utterance is about. The agent's own emergency comes first. */
function findAlarm(
  plain: string,
  heard: ReturnType<typeof hear>,
  whole: CallIntent | undefined,
  { agent, values }: ReadingContext,
  { handovers, isEmergency }: Vocabulary,
): { readonly alarm?: Reading['alarm']; readonly handover?: Handover | undefined } {
  if (heard === 'distress') return { alarm: 'distress' };
  if (isEmergency(plain)) return { alarm: 'emergency' };
  const isOpening = agent.slots.every(({ key }) => values[key] === undefined);
  const handover = handovers.find(
    ({ handover, isMeant }) => (isOpening || !handover.isOpening) && isMeant(plain),
  )?.handover;
  // The answer of a handover that says the emergency number helps more than the answer that all agents share.
  if (handover?.answer.en.includes('{number}')) return { handover };
  if (heard === 'danger' && (whole === undefined || hearUrgency(plain))) return { alarm: 'danger' };
  return { handover };
}

/** Reads the clauses of an utterance: questions, an intent, and values in the words that are no question. */
function readDetails(text: string, context: ReadingContext, vocabulary: Vocabulary): Reading {
  const { language } = context;
  const isProper = context.asked?.kind === 'name' || context.asked?.kind === 'address' || text.includes('@');
  const spelled = isProper ? { text, asWritten: (part: string) => part } : vocabulary.spell(text);
  const clauses = splitIntoClauses(spelled.text);
  const requested = clauses
    .map((clause) => readLanguageRequest(normaliseText(clause.text)))
    .find((tag) => tag !== undefined);
  const spoken = clauses.filter((clause) => !readLanguageRequest(normaliseText(clause.text)));
  const { asking, questions, told } = sortClauses(spoken, context, vocabulary);
  const draft: Draft = {
    context,
    vocabulary,
    language,
    rest: only(spelled.text, told),
    said: simplify(spelled.text),
    hasQuestion: questions.length + asking.length > 0,
    asWritten: spelled.asWritten,
    onlyEmpty: false,
    values: context.values,
    read: new Map(),
    removed: new Set(),
    things: [],
  };
  readValues(draft);
  const toldRest = draft.rest;
  const unread = readQuestions(draft, spelled.text, asking);
  const { intent, isYes } = findIntent(spelled.text, only(spelled.text, told), draft);
  const isAnythingRead =
    draft.read.size + draft.removed.size + questions.length > 0 || intent !== undefined || draft.trouble !== undefined;
  const isOther = intent !== undefined && !['yes', 'no', 'enough'].includes(intent);
  const leftover =
    isOther || (vocabulary.isOpener(normaliseText(text)) && !isAnythingRead)
      ? ''
      : leftoverOf(toldRest, draft.things, isAnythingRead);
  const asked = unread.map((clause) => spelled.asWritten(clause.text)).join(' ');
  return {
    language: requested !== undefined && requested !== 'other' ? requested : language,
    wantsPerson: false,
    intent:
      requested === 'other'
        ? 'otherLanguage'
        : requested
          ? 'language'
          : isYes && leftover !== '' && !agrees(normaliseText(text))
            ? undefined
            : (intent ?? openerIntent(vocabulary, text, isAnythingRead)),
    questions,
    values: intent === 'cancel' || intent === 'yes' ? [] : [...draft.read.values()],
    removed: [...draft.removed],
    trouble: draft.trouble,
    leftover: [isYes && agrees(normaliseText(text)) ? '' : spelled.asWritten(leftover), asked]
      .filter(Boolean)
      .join(', '),
    asksUnknown: asked !== '',
  };
}

function openerIntent(vocabulary: Vocabulary, text: string, isAnythingRead: boolean): CallIntent | undefined {
  return !isAnythingRead && vocabulary.isOpener(normaliseText(text)) ? 'greeting' : undefined;
}

/** Returns the text with every word masked that is in none of these clauses. */
function only(text: string, clauses: readonly Clause[]): string {
  return text.replace(/\S/g, (letter, place: number) =>
    clauses.some(({ start, end }) => place >= start && place < end) ? letter : maskCharacter,
  );
}

/** Reads values in the order that keeps readers apart: digits of a phone or a street are no counts, names no choices. */
function readValues(draft: Draft): void {
  readContacts(draft);
  readAsked(draft);
  readNotOffered(draft);
  readOrders(draft);
  readChoices(draft);
  readTimes(draft);
  readBands(draft);
  readCounts(draft);
  readTexts(draft);
  readCorrectedName(draft);
}

/** Reads values for empty slots from questions without an answer. Returns those questions that gave none. */
function readQuestions(draft: Draft, text: string, asking: SortedClauses['asking']): Clause[] {
  const unread = asking.filter(({ clause, isAnswered }) => {
    const before = draft.read.size + draft.removed.size;
    draft.rest = only(text, [clause]);
    draft.onlyEmpty = true;
    readNotOffered(draft);
    readOrders(draft);
    readChoices(draft);
    if (asksForTime(normaliseText(clause.text))) readTimes(draft);
    readCounts(draft);
    return !isAnswered && draft.read.size + draft.removed.size === before && draft.trouble === undefined;
  });
  return unread.map(({ clause }) => clause);
}

/** Returns what the caller wants from the call besides the values. Values count more than a cancelling word. */
function findIntent(text: string, told: string, draft: Draft): { intent?: CallIntent | undefined; isYes?: boolean } {
  const plain = normaliseText(told.replaceAll(maskCharacter, ' '));
  const all = normaliseText(text);
  const { context, vocabulary } = draft;
  const inside = readInsideIntent(all);
  if (inside === 'cancel' && confirmsCancelling(all, context, vocabulary)) return { intent: 'yes', isYes: true };
  // A value that the ticket holds already changes nothing. Example: "yes, see you on Friday".
  const hasValues = [...draft.read.values()].some(
    ({ slot, value }) => JSON.stringify(value) !== JSON.stringify(context.values[slot]),
  );
  const isJob = [...draft.read.values()].some(({ value }) => value.kind === 'choice' && value.key === 'cancel');
  if (inside === 'cancel' && !isJob && !isQuestion(all)) return { intent: 'cancel' };
  if (inside && inside !== 'cancel' && !(hasValues && inside === 'summary')) return { intent: inside };
  const hasOrder = slotsOf(draft, 'order').some(({ key }) => draft.values[key] !== undefined);
  const isAnythingElse = context.asked?.kind === 'order' && !hasValues && finishes(plain);
  if (hasOrder && (saysEnough(plain) || isAnythingElse)) return { intent: 'enough' };
  const first = readFirstWord(plain);
  if (first === 'no') return { intent: 'no' };
  // While the agent asks for a detail, a yes before other words answers nothing.
  if (first === 'yes' && !hasValues && draft.removed.size === 0 && !draft.context.asked)
    return { intent: 'yes', isYes: true };
  if (context.isConfirming && !hasValues && draft.removed.size === 0) {
    if (agrees(plain)) return { intent: 'yes', isYes: true };
    if (disagrees(plain)) return { intent: 'no' };
  }
  if (context.asked && !hasValues && declines(plain)) return { intent: 'no' };
  return {};
}
