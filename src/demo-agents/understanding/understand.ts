import { findImpossible } from '#language/impossible.ts';
import type { DemoLanguage } from '#language/languages.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace, normaliseText } from '#language/normalise.ts';
import { maskMatches } from '#language/phrases.ts';
import type { Spelled } from '#language/spelling.ts';
import { asksForPerson } from '#shared/hearing/person-words.ts';
import { hearUrgency } from '#shared/hearing/urgent-words.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import type { DialogueAgent, Handover } from '../slots/agent.ts';
import type { LocalTime } from '../slots/business-time.ts';
import { checkValues, type Rejection } from '../slots/check-values.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import {
  asksSomewhere,
  isOffTopic,
  notOfferedIn,
  onlyCallsOut,
  withAskedItem,
  withoutFirstText,
  withoutGivenUpText,
  withoutTag,
} from './around-question.ts';
import { questionIn } from './asked-question.ts';
import { readAssent } from './assent.ts';
import { hideBackground, hideGivenUp } from './background.ts';
import { callsOffAtEnd, readCallingOff } from './calling-off.ts';
import type { AskedQuestion, DialogueEvent } from './dialogue-event.ts';
import { confirmsCancelling, hasExistingBooking, keepsBooking, readExistingBooking } from './existing-booking.ts';
import { fillBesideQuestion, fillFrom, fillFromQuestion } from './fill-slots.ts';
import { beginsWithYes, callsItOff, type Intent, readIntent, readShortIntent } from './intents.ts';
import { detectLanguage, readLanguageRequest } from './language-request.ts';
import { hearAll, partsOf } from './long-utterances.ts';
import { answersQuestion, changes, isAnsweredByDetails, slotOverMaximum, withOwnWords } from './read-values.ts';
import { isDescription, isOneName, readableParts } from './readable-parts.ts';
import { countWarnings, mayGoOn } from './repeated-alarms.ts';
import { announcesRepair, correctionMarks, withoutTakenBack } from './self-repair.ts';
import { agreesSomewhere, readSimilarAnswer, saysEnough } from './short-answer.ts';
import { findUnread } from './unread.ts';
import { createVocabulary, looksLikeQuestion, splitIntoClauses, type Vocabulary } from './vocabulary.ts';

/** The state of the dialogue before an utterance is read. */
export interface UnderstandingContext {
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  readonly localTime: LocalTime;
  /**
   * The texts of this call that got an urgent answer before. If the caller says one of them again, it may be read like
   * any other text (see `mayGoOn`).
   */
  readonly warned?: readonly string[];
  /** The earlier requests of this call that the agent could not understand. They are on the ticket. */
  readonly unread?: readonly string[];
}

/** Returns the meaning of a caller's utterance, as an event for the dialogue machine. */
export type Understand = (text: string, known: UnderstandingContext) => DialogueEvent;

/** Matches an utterance that only says "cancel". It can also be the answer to "book, move or cancel?". */
const bareCancel = /^(?:请)?取消(?:吧|了|掉)?[\s。.!！]*$|^취소(?:요|합니다)?[\s.!]*$/u;
/** The intents that a caller may express in the same utterance as details. */
const mayHaveDetails: ReadonlySet<Intent> = new Set(['cancel', 'back', 'summary']);
/**
 * Matches words of a goodbye. At the read-back, a goodbye that changes nothing counts as a yes. Example: "sharp, see
 * you Thursday".
 */
const seesYou = /\b(?:see|catch) (?:you|ya|u)\b/u;
/** Number of characters at the beginning of an utterance that decide its language. */
const languageLength = 400;
/** Matches the number of a payment card. No agent accepts such a number, and no ticket contains one. */
const cardNumber =
  /(?<![\d+])[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d])|(?<![\d+])3\d{3}[ -]?\d{6}[ -]?\d{5}(?!\d)/;
/** Maximum length of a note on the ticket, in characters. */
const maxNoteLength = 120;

/**
 * Returns the function that understands the callers of an agent. It uses no model, so an utterance always has the same
 * meaning in the same context. The agent's vocabulary is made for the first utterance, because a page that only shows
 * the greeting does not need it.
 */
export function createUnderstanding(agent: DialogueAgent): Understand {
  let vocabulary: Vocabulary | undefined;
  return (text, known) => {
    vocabulary ??= createVocabulary(agent);
    return understand(vocabulary, text, known);
  };
}

function understand(vocabulary: Vocabulary, said: string, known: UnderstandingContext): DialogueEvent {
  const heard = hearAll(partsOf(said.slice(0, utteranceMaximum)));
  const urgency = heard === 'person' ? undefined : heard;
  const language = detectLanguage(said.slice(0, languageLength), known.language);
  const isCertain = urgency !== undefined && hearUrgency(said.slice(0, utteranceMaximum)) !== undefined;
  const urgentText = normaliseText(said.slice(0, utteranceMaximum));
  const timesWarned = countWarnings(known.warned, urgentText);
  if (urgency === 'distress' && isCertain) return { type: urgency, language, urgentText };
  if (said.length > utteranceMaximum) return { type: heard ?? 'tooLong', language };
  // Chinese punctuation is not changed, because notes on the ticket contain this text.
  const text = said
    .replace(/[^，。？！；：、]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\d]/u.test(text)) return { type: 'silence', language: known.language };
  const parts = partsOf(text);
  const plain = parts.map(normaliseText);
  // The agent's own phrases for emergencies are tried first, because the answer to them is made for this business.
  const emergency = plain.findIndex(vocabulary.isEmergency);
  if (emergency >= 0) return { type: 'emergency', language, notes: { Emergency: note(parts[emergency] ?? '') } };
  const isOpening = vocabulary.agent.slots.every(({ key }) => known.values[key] === undefined);
  const handover = vocabulary.handovers
    .filter(({ handover }) => isOpening || !handover.isOpening)
    .find(({ isMeant }) => plain.some(isMeant))?.handover;
  // If the handover of this agent has an answer with the emergency number, that answer helps more than the answer that
  // all agents share.
  const namesNumber = handover?.answer.en.includes('{number}') ?? false;
  if (urgency && isCertain && !namesNumber) return { type: urgency, language };
  // A plain yes to a read-back does not mean danger, even if it resembles a text about danger.
  const isPlainYes =
    readAssent(urgentText) === 'yes' && nextSlot(vocabulary.agent, known.values) === undefined && !namesNumber;
  if (urgency && !isCertain && !isPlainYes && !(namesNumber && urgency === 'danger')) {
    const read = readParts(vocabulary, parts, { ...known, language });
    if (mayGoOn(read, known.values, urgency, timesWarned)) return read;
    const beside = read.type === 'details' ? { values: read.values, notes: read.notes } : {};
    return { type: urgency, language, urgentText, ...beside };
  }
  if (parts.some((part) => cardNumber.test(part))) return { type: 'cardNumber', language };
  if (handover) return handOver(handover, text, language);
  if (heard === 'person') {
    // A text without a phrase that asks for a person may only resemble such a request. If it answers the agent's
    // question, the answer counts.
    const read = asksForPerson(urgentText) ? undefined : readParts(vocabulary, parts, { ...known, language });
    const awaited = nextSlot(vocabulary.agent, known.values);
    return read && awaited && answersQuestion(read, known.values, awaited) ? read : { type: 'person', language };
  }
  return readParts(vocabulary, parts, { ...known, language });
}

/** Returns the meaning of a text that is not handled as urgent. `parts` are the parts of the text. */
function readParts(vocabulary: Vocabulary, parts: readonly string[], known: UnderstandingContext): DialogueEvent {
  const [only = '', ...others] = parts;
  if (others.length > 0) {
    const spelled = parts.map((part) => spell(vocabulary, part, known));
    return readDetails(vocabulary, spelled, known, undefined) ?? { type: 'unclear', language: known.language };
  }
  const request = readLanguageRequest(only);
  if (!request) return readShort(vocabulary, only, known);
  if (!request.language) return { type: 'otherLanguage', language: known.language };
  const rest = spell(vocabulary, request.rest, known);
  const beside = readDetails(vocabulary, [rest], { ...known, language: request.language }, undefined);
  return beside ?? { type: 'language', language: request.language };
}

/**
 * Returns the meaning of an utterance that has only one part. It may be only a yes, a no or a wish such as "go back".
 */
function readShort(vocabulary: Vocabulary, text: string, known: UnderstandingContext): DialogueEvent {
  const { language, values } = known;
  const plain = normaliseText(text);
  const awaited = nextSlot(vocabulary.agent, values);
  const answer = readAssent(plain);
  // At the read-back, words that cancel everything count more than a yes in the same utterance. Example: "yes, all
  // off".
  const isBegun = Object.values(values).some(({ kind }) => kind !== 'choice') || Object.keys(values).length > 1;
  const mayLeave = answer === 'leave' && awaited?.optional === true;
  const isCalledOff =
    (callsItOff(plain) && (!awaited || answer === 'leave')) || (isBegun && !mayLeave && callsOffAtEnd(plain));
  if (isCalledOff && !confirmsCancelling(vocabulary, values)) return { type: 'cancel', language };
  // Every detail is known, so the agent has asked for a yes or a no.
  if (answer && !awaited) return { type: answer, language };
  if (answer === 'leave' && awaited?.optional) return { type: 'no', language };
  if (isAllCalledOff(vocabulary, plain, known)) return { type: 'cancel', language };
  const short = readShortIntent(plain);
  if (short) return { type: short, language };
  const spelled = spell(vocabulary, text, known);
  const corrected = normaliseText(spelled.text);
  const intent = readIntent(corrected) ?? (bareCancel.test(plain) ? 'cancel' : undefined);
  if (intent === 'cancel' && !awaited && confirmsCancelling(vocabulary, values)) return { type: 'yes', language };
  if (intent && !mayHaveDetails.has(intent)) return { type: intent, language };
  const details = readDetails(vocabulary, [spelled], known, intent);
  // If the caller asks for a summary and also gives new details, the confirmation of these details is the summary.
  // Example: "two cokes please, how much is that?"
  if (intent === 'summary' && !(details?.type === 'details' && changes(details, values))) {
    return { type: 'summary', language };
  }
  const unread = details && 'unread' in details ? details.unread : undefined;
  const isNoted = unread?.every((piece) => known.unread?.includes(piece)) ?? true;
  const agrees = beginsWithYes(corrected) || seesYou.test(corrected) || agreesSomewhere(plain);
  if (details && !awaited && agrees && !changes(details, values) && isNoted) {
    return { type: 'yes', language, questions: 'questions' in details ? details.questions : [] };
  }
  if (hasOrderLines(vocabulary.agent, values) && !(details && changes(details, values)) && saysEnough(plain)) {
    return { type: 'enough', language, questions: [], unread };
  }
  if (details) return details;
  if (answer) return { type: answer === 'yes' ? 'yes' : 'no', language };
  if (!awaited && agreesSomewhere(plain)) return { type: 'yes', language };
  const similar = readSimilarAnswer(vocabulary, corrected, values);
  if (similar) return { type: similar, language };
  return { type: beginsWithYes(corrected) ? 'yes' : vocabulary.isOpener(corrected) ? 'greeting' : 'unclear', language };
}

/**
 * Returns whether a caller who has given details cancels everything. Words with more than one meaning count only if the
 * text contains no new detail. Example: "never mind, something's come up".
 */
function isAllCalledOff(vocabulary: Vocabulary, plain: string, known: UnderstandingContext): boolean {
  const { values } = known;
  if (vocabulary.agent.slots.every(({ key }) => values[key] === undefined)) return false;
  const isAboutOlder = hasExistingBooking(vocabulary, values);
  if (isAboutOlder && keepsBooking(plain)) return true;
  const off = readCallingOff(plain);
  if (!off || confirmsCancelling(vocabulary, values)) return false;
  if (off.isCertain && !isAboutOlder) return true;
  const beside = readDetails(vocabulary, [{ text: off.rest, asWritten: (part) => part }], known, undefined);
  return !beside || !changes(beside, values);
}

/**
 * Returns whether the agent asks for an order that already contains an item, so that its last prompt was "Anything
 * else?"
 */
function hasOrderLines(agent: DialogueAgent, values: SlotValues): boolean {
  const awaited = nextSlot(agent, values);
  return awaited !== undefined && (orderIn(values, awaited)?.lines.length ?? 0) > 0;
}

/** Corrects the spelling of a text, unless the agent has just asked for a name or an address. */
function spell({ agent, spell: correct }: Vocabulary, text: string, { values }: UnderstandingContext): Spelled {
  const awaited = nextSlot(agent, values)?.kind;
  // An email address is kept as it was written.
  return awaited === 'name' || awaited === 'address' || text.includes('@')
    ? { text, asWritten: (part) => part }
    : correct(text);
}

function readDetails(
  vocabulary: Vocabulary,
  spelled: readonly Spelled[],
  known: UnderstandingContext,
  intent: Intent | undefined,
): DialogueEvent | undefined {
  const { agent } = vocabulary;
  const { language, localTime } = known;
  const parts = spelled.map(({ text }) => text);
  const asWritten = (part: string) => spelled.reduce((text, { asWritten: write }) => write(text), part);
  const awaited = nextSlot(agent, known.values);
  const questions: AskedQuestion[] = [];
  const notes: Record<string, SlotValue> = {};
  const impossible = firstImpossible(agent, parts, language);
  let values = impossible?.kind === 'time' ? withoutTime(known.values, awaited) : known.values;
  let rejected: Rejection | undefined;
  const unread: string[] = [];
  let isFilled = false;
  let hasBadPhone = false;
  const existing = readExistingBooking(vocabulary, parts.join(' '), values, awaited);
  if (existing) {
    values = { ...values, [existing.slot.key]: { kind: 'choice', key: existing.change } };
    isFilled = true;
  }
  let isOpenRepair = false;
  const isText = awaited?.kind === 'text';
  // A plan that the caller has given up may be the booking to move. So an agent that can move bookings reads it too.
  const hasJob = agent.slots.some(({ kind, key }) => kind === 'choice' && key === 'job');
  const hasText = agent.slots.some(({ kind }) => kind === 'text');
  const meant = (hasJob ? parts : parts.map(hideGivenUp))
    .map((part) => (hasText ? part : hideBackground(part)))
    .map((part) => withoutTag(isText ? part : withoutTakenBack(part)));
  let corrects: string | undefined;
  const all = meant
    .flatMap((part) => (isOneName(part, awaited) ? [part] : splitIntoClauses(part)))
    .flatMap((part) => readableParts(vocabulary, part, awaited));
  const clauses = withoutGivenUpText(vocabulary, all, values);
  if (clauses.length < all.length) values = withoutFirstText(agent, values);
  const describes = (part: string) => isText && vocabulary.texts.get(awaited.key)?.(normaliseInPlace(part)) === true;
  const isDescribed = clauses.some((part) => describes(part) && !questionIn(vocabulary, part, awaited));
  let asks: boolean | undefined;
  const asksSomething = () => {
    asks ??= awaited !== undefined && asksSomewhere(vocabulary, clauses, awaited);
    return asks;
  };
  for (const said of clauses.filter((part) => clauses.length === 1 || !onlyCallsOut(part))) {
    // A correction may come a sentence after the words that announce it. Example: "wait, she eats no fish. A
    // pepperoni".
    const mark = isOpenRepair && vocabulary.orders.size > 0 ? correctionMarks[language] : '';
    const clause = withAskedItem(vocabulary, mark + said, questions.at(-1)?.item, language);
    isOpenRepair = false;
    const asked = questionIn(vocabulary, clause, awaited);
    // A clause that asks for a price but names no item or choice belongs to the question before it, whose answer
    // contains the price. Example: "Do you deliver, and what does it cost?"
    if (asked?.question.about && !asked.item && !asked.choice && questions.length > 0) continue;
    if (asked) {
      questions.push(asked);
      const { noteLabel } = asked.question;
      if (noteLabel) notes[noteLabel] = note(asWritten(clause));
      const reading = { values, awaited, language, localTime };
      // A clause that only resembles a question may contain details. Example: "my sister's wedding is on Saturday".
      const tells =
        asked.question.isWorkedOut ||
        (!looksLikeQuestion(normaliseText(clause)) && hideDatesAndTimes(clause) !== clause);
      const beside = (tells ? fillFromQuestion : fillBesideQuestion)(vocabulary, clause, reading);
      if (beside.isFilled) values = checkValues(agent, beside.values, localTime).values;
      isFilled ||= beside.isFilled;
      continue;
    }
    const missing = notOfferedIn(vocabulary, clause, awaited);
    if (missing) questions.push({ question: missing.question });
    if (missing && awaited?.kind === 'text') continue;
    // If the caller asks about another job, the clauses around the question describe that job, and not the job to book.
    const isAround =
      (isText && isOffTopic(vocabulary, clause, awaited) && asksSomething()) ||
      // Clauses before the description are not part of it. Example: "Oh good, somebody's there. My tap drips."
      (isDescribed && !describes(clause) && values[awaited?.key ?? ''] === undefined);
    const offered = missing ? maskMatches(clause, missing.found) : clause;
    const current = nextSlot(agent, values) ?? awaited;
    const outcome = fillFrom(vocabulary, offered, {
      values,
      awaited: isAround ? undefined : current,
      language,
      localTime,
      before: known.values,
      corrects: announcesRepair(clause) ? corrects : undefined,
    });
    corrects = existingChanged(agent, values, outcome.values);
    isFilled ||= outcome.isFilled;
    hasBadPhone ||= outcome.hasBadPhone;
    isOpenRepair = !outcome.isFilled && announcesRepair(clause);
    const checked = checkValues(agent, outcome.values, localTime);
    if (!isDescription(vocabulary, clause, current)) {
      const reading = { values: checked.values, awaited: current, language, localTime };
      unread.push(...findUnread(vocabulary, clause, reading, (piece) => piece === clause && outcome.isFilled));
    }
    values = checked.values;
    rejected = checked.rejected ?? rejected;
  }
  values = withOwnWords(agent, values, known.values, asWritten);
  const tooMuch = isFilled ? slotOverMaximum(agent, values) : undefined;
  if (tooMuch) return { type: 'tooMuch', language, reason: tooMuch };
  if (isFilled) {
    const open = questions.filter((asked) => !isAnsweredByDetails(agent, asked, values, known.values));
    return {
      type: 'details',
      language,
      values,
      questions: open,
      notes,
      rejected,
      impossible: impossible?.said,
      unread,
    };
  }
  // A question about cancelling does not cancel anything. Example: "Can I cancel for free?"
  const isQuestion = questions.length > 0 && parts.some((part) => looksLikeQuestion(normaliseText(part)));
  if (intent && !isQuestion) return { type: intent, language };
  if (questions.length > 0) return { type: 'question', language, questions, notes, unread };
  // A request that was not understood must not be confirmed by a yes in the same utterance.
  if (unread.length > 0 && !awaited) return { type: 'details', language, values, questions: [], notes, unread };
  if (impossible) return { type: 'impossible', language, impossible: impossible.said };
  return hasBadPhone ? { type: 'badPhone', language } : undefined;
}

/** Returns a date or time that does not exist, if the agent asks for dates or times at all. */
function firstImpossible({ slots }: DialogueAgent, parts: readonly string[], language: DemoLanguage) {
  if (!slots.some(({ kind }) => kind === 'date-time' || kind === 'date-range')) return undefined;
  return parts.map((part) => findImpossible(part, language)).find((found) => found !== undefined);
}

/**
 * Returns the values without the time in the slot for which the agent has just asked, because the caller named a time
 * that does not exist.
 */
function withoutTime(values: SlotValues, awaited: Slot | undefined): SlotValues {
  const value = awaited && values[awaited.key];
  if (!awaited || value?.kind !== 'date-time') return values;
  return { ...values, [awaited.key]: { ...value, minutes: undefined, status: 'incomplete', offers: [] } };
}

/** Returns the key of the slot for the caller's existing booking, if no other date and time has changed. */
function existingChanged({ slots }: DialogueAgent, before: SlotValues, after: SlotValues): string | undefined {
  const changed = slots.filter(
    ({ key, kind }) => kind === 'date-time' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const [only] = changed;
  return changed.length === 1 && only?.kind === 'date-time' && only.isExisting ? only.key : undefined;
}

function handOver({ noteLabel }: Handover, text: string, language: DemoLanguage): DialogueEvent {
  return { type: 'handover', language, reason: noteLabel, notes: { [noteLabel]: note(text) } };
}

function note(text: string): SlotValue {
  return { kind: 'text', text: text.slice(0, maxNoteLength) };
}
