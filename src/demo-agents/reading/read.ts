import type { DemoLanguage } from '#language/languages.ts';
import { normaliseText, withSingleSpaces } from '#language/normalise.ts';
import { maskCharacter } from '#language/phrases.ts';
import { simplify } from '#language/simplified.ts';
import { type Hearing, listen } from '#shared/hearing/hear.ts';
import { asksForPerson } from '#shared/hearing/person-words.ts';
import { hearUrgency } from '#shared/hearing/urgent-words.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import { type Clause, isQuestion, splitIntoClauses } from './clauses.ts';
import type { Draft } from './draft.ts';
import { agrees, opens } from './intents.ts';
import { detectLanguage, readLanguageRequest } from './languages.ts';
import { leftoverOf } from './leftover.ts';
import { sortClauses } from './questions.ts';
import { readBands, readChoices, readNotOffered } from './read-choices.ts';
import { answersAsked, changesAnything, findIntent, readOnlyIntent } from './read-intent.ts';
import { readOrders } from './read-order.ts';
import { readCounts, readOffers, readTimes } from './read-times.ts';
import { readAsked, readBareName, readContacts, readTexts } from './read-words.ts';
import type { CallIntent, Reading, ReadingContext } from './reading.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Longest text that begins with a yes and says little else, in characters. */
const shortYes = 20;

/** Matches the number of a payment card. No agent accepts such a number, and no ticket contains one. */
const cardNumber =
  /(?<![\d+])[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d])|(?<![\d+])3\d{3}[ -]?\d{6}[ -]?\d{5}(?!\d)/;

/** Returns the meaning of one utterance. It is read once, in the order in which this function reads. */
export function read(said: string, before: ReadingContext): Reading {
  // Chinese punctuation and single Korean letters are not changed, because the ticket shows the caller's words.
  const text = withSingleSpaces(said.replace(/[^，。？！；：、\u3131-\u318e]+/gu, (part) => part.normalize('NFKC')));
  const context = { ...before, language: detectLanguage(text.slice(0, 400), before.language) };
  const vocabulary = vocabularyOf(context.agent);
  const plain = withoutStretches(normaliseText(text.slice(0, utteranceMaximum)));
  const hearing = listen(said.slice(0, utteranceMaximum));
  const heard = hearing?.certainty === 'possible' ? undefined : hearing?.heard;
  const whole = readOnlyIntent(plain, context, vocabulary);
  const { alarm, doubt, handover } = findAlarm(plain, hearing, whole, context, vocabulary);
  const found = { ...nothingIn(context), alarm, doubt, handover, wantsPerson: heard === 'person' };
  if (text.length > utteranceMaximum) return { ...found, trouble: { kind: 'tooLong', words: '' } };
  if (cardNumber.test(text)) return { ...found, trouble: { kind: 'cardNumber', words: '' } };
  if (whole && !alarm && !handover && !answersAsked(plain, context, vocabulary))
    return { ...found, ...meaningOf(whole, context) };
  const reading = readDetails(text, context, vocabulary);
  const isAnswered = reading.values.some(({ isDoubtful, slot }) => slot === context.asked?.key && !isDoubtful);
  // Words that ask for a person may also be a detail, such as "get someone to ring me before they come".
  const asksFor = asksForPerson(text);
  const isTold = isAnswered || reading.values.length > (context.isRepairing ? 0 : 1);
  const wantsPerson = heard === 'person' ? asksFor || !isTold : asksFor && reading.values.length === 0;
  const leftover = wantsPerson || alarm || doubt ? '' : reading.leftover;
  return { ...reading, alarm, doubt, handover, wantsPerson, leftover };
}

/** Returns a text without letters that are drawn out. Example: "yes" for "yessss". */
function withoutStretches(plain: string): string {
  return plain.replace(/(\p{Script=Latin})\1{2,}/gu, '$1');
}

function nothingIn({ language }: ReadingContext): Reading {
  return { language, wantsPerson: false, questions: [], values: [], removed: [], leftover: '', asksUnknown: false };
}

/** Returns the choice that a plain yes or no means if the agent asked for one, or else what the caller wants. */
function meaningOf(intent: CallIntent, { asked }: ReadingContext): Pick<Reading, 'values'> | Pick<Reading, 'intent'> {
  const choice = asked?.kind === 'choice' ? asked.choices.find(({ means }) => means === intent) : undefined;
  if (!asked || !choice) return { intent };
  return { values: [{ slot: asked.key, value: { kind: 'choice', key: choice.key }, isDoubtful: false }] };
}

/** Returns the emergency or the subject for a person that an utterance is about. The agent's own emergency comes first. */
function findAlarm(
  plain: string,
  hearing: Hearing | undefined,
  whole: CallIntent | undefined,
  { agent, values }: ReadingContext,
  { handovers, isEmergency }: Vocabulary,
): Pick<Reading, 'alarm' | 'doubt' | 'handover'> {
  const isSure = hearing?.certainty === 'sure';
  const heard = hearing?.certainty === 'possible' ? undefined : hearing?.heard;
  if (heard === 'distress') return isSure ? { alarm: 'distress' } : { doubt: 'distress' };
  if (isEmergency(plain)) return { alarm: 'emergency' };
  const isOpening = agent.slots.every(({ key }) => values[key] === undefined);
  const handover = handovers.find(
    ({ handover, isMeant }) => (isOpening || !handover.isOpening) && isMeant(plain),
  )?.handover;
  // The answer of a handover that says the emergency number helps more than the answer that all agents share.
  if (handover?.answer.en.includes('{number}')) return { handover };
  if (heard === 'danger' && (whole === undefined || hearUrgency(plain)))
    return isSure ? { alarm: 'danger' } : { doubt: 'danger', handover };
  return { handover };
}

/** Reads the clauses of an utterance: questions, an intent, and values in the words that are no question. */
function readDetails(text: string, context: ReadingContext, vocabulary: Vocabulary): Reading {
  const clauses = splitIntoClauses(text);
  const requests = clauses.flatMap((clause) => readLanguageRequest(normaliseText(clause.text)) ?? []);
  const spoken = clauses.filter((clause) => !readLanguageRequest(normaliseText(clause.text)));
  const { asking, questions, told } = sortClauses(spoken, context, vocabulary);
  const draft: Draft = {
    context,
    vocabulary,
    language: context.language,
    rest: only(text, [...told, ...asking.map(({ clause }) => clause)]),
    said: simplify(text),
    hasQuestion: questions.length + asking.length > 0,
    values: context.values,
    read: new Map(),
    removed: new Set(),
  };
  readValues(draft);
  const isUnread = ({ start, end }: Clause) => draft.rest.slice(start, end) === text.slice(start, end);
  const hasNews = changesAnything(draft);
  const unread = asking.filter(({ clause, isAnswered }) => !isAnswered && (!hasNews || isUnread(clause)));
  const intent = findIntent(text, only(text, told), draft);
  const isRead = intent !== undefined || questions.length > 0 || isAnythingRead(draft);
  const unknown = unread.map(({ clause }) => clause.text).join(' ');
  const answer = answerOf(text, intent, only(draft.rest, told), isRead);
  return {
    language: requests.find((tag) => tag !== 'other') ?? context.language,
    wantsPerson: false,
    intent: languageIntent(requests) ?? answer.intent,
    questions,
    values: intent === 'cancel' || intent === 'yes' ? [] : [...draft.read.values()],
    removed: [...draft.removed],
    trouble: draft.trouble,
    leftover: [answer.leftover, unknown].filter(Boolean).join(', '),
    asksUnknown: unknown !== '' || (!isRead && isQuestion(normaliseText(text))),
  };
}

function isAnythingRead({ read, removed, trouble }: Draft): boolean {
  return read.size + removed.size > 0 || trouble !== undefined;
}

/** Returns the intent with the words that nothing read. A yes beside such words agrees only if it says so clearly. */
function answerOf(
  text: string,
  intent: CallIntent | undefined,
  rest: string,
  isRead: boolean,
): { readonly intent: CallIntent | undefined; readonly leftover: string } {
  const plain = normaliseText(text);
  if (!isRead && opens(plain)) return { intent: 'greeting', leftover: '' };
  if (intent && !['yes', 'no', 'enough'].includes(intent)) return { intent, leftover: '' };
  const leftover = leftoverOf(rest, isRead);
  if (intent !== 'yes' || leftover === '') return { intent, leftover };
  return text.length <= shortYes || agrees(plain) ? { intent, leftover: '' } : { intent: undefined, leftover };
}

function languageIntent(requests: readonly (DemoLanguage | 'other')[]): CallIntent | undefined {
  if (requests.length === 0) return undefined;
  return requests.every((tag) => tag === 'other') ? 'otherLanguage' : 'language';
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
  readOffers(draft);
  readNotOffered(draft);
  readOrders(draft);
  readChoices(draft);
  readTimes(draft);
  readBands(draft);
  readCounts(draft);
  readTexts(draft);
  if (!draft.hasQuestion) readBareName(draft);
}
