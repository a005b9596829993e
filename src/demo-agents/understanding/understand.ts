import { utteranceMaximum } from '#domain/business-constants.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import { hear } from '#domain/hearing/hear.ts';
import type { Urgency } from '#domain/urgent-words.ts';
import type { LocalTime } from '../language/calendar.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import { checkValues, type Rejection } from '../slots/check-values.ts';
import { exceedsMaximum } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { createPhraseTest, normaliseText } from '../text/phrases.ts';
import type { Spelled } from '../text/spelling.ts';
import { fillBesideQuestion, fillFrom } from './fill-slots.ts';
import { beginsWithYes, type Intent, readIntent, readShortIntent } from './intents.ts';
import { namesPick, pickChoice } from './pick-choice.ts';
import { readPhone } from './read-phone.ts';
import { splitAtRepairs } from './self-repair.ts';
import { createVocabulary, looksLikeQuestion, splitIntoClauses, type Vocabulary } from './vocabulary.ts';

/** A question that the caller asked, with the menu item or the choice that it mentions. */
export interface AskedQuestion {
  readonly question: Question;
  readonly item?: string | undefined;
  readonly size?: string | undefined;
  readonly choice?: string | undefined;
}

/** The meaning of one utterance, as an event for the dialogue machine. */
export type DialogueEvent =
  | {
      readonly type: 'details';
      readonly language: DemoLanguage;
      readonly values: SlotValues;
      readonly questions: readonly AskedQuestion[];
      readonly notes: SlotValues;
      readonly rejected?: Rejection | undefined;
    }
  | {
      readonly type: 'question';
      readonly language: DemoLanguage;
      readonly questions: readonly AskedQuestion[];
      readonly notes: SlotValues;
    }
  | { readonly type: 'tooMuch'; readonly language: DemoLanguage; readonly reason: string }
  | { readonly type: 'handover'; readonly language: DemoLanguage; readonly reason: string; readonly notes: SlotValues }
  | { readonly type: 'emergency'; readonly language: DemoLanguage; readonly notes: SlotValues }
  | {
      readonly type: Urgency | Intent | 'silence' | 'unclear' | 'tooLong' | 'badPhone' | 'cardNumber';
      readonly language: DemoLanguage;
    };

/** What is known about the dialogue before an utterance is read. */
export interface UnderstandingContext {
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  readonly localTime: LocalTime;
}

/** Returns the meaning of a caller's utterance, as an event for the dialogue machine. */
export type Understand = (text: string, known: UnderstandingContext) => DialogueEvent;

/** Matches an utterance that only says "cancel". It can also be the answer to "book, move or cancel?". */
const bareCancel = /^(?:请)?取消(?:吧|了|掉)?[\s。.!！]*$|^취소(?:요|합니다)?[\s.!]*$/u;
/** Matches an order that has the form of a question. */
const politeOrder =
  /^(?:hi,? |hello,? )?(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order)\b|^(?:请)?(?:给我|我要|来一|来两)|주세요[\s.?!]*$|하나요[\s.!]*$|주시겠어요[\s.?!]*$/u;
/** Maximum length of an utterance that is understood, in characters. */
const maxUtteranceLength = 400;
/** Matches the number of a payment card. No agent accepts such a number, and no ticket contains one. */
const cardNumber =
  /(?<![\d+])[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d])|(?<![\d+])3\d{3}[ -]?\d{6}[ -]?\d{5}(?!\d)/;
/** Maximum length of a note on the ticket, in characters. */
const maxNoteLength = 120;

/**
 * Returns the function that understands the callers of an agent. It uses no model, so an utterance always has the same
 * meaning in the same context.
 */
export function createUnderstanding(agent: DialogueAgent): Understand {
  const vocabulary = createVocabulary(agent);
  return (text, known) => understand(vocabulary, text, known);
}

function understand(vocabulary: Vocabulary, said: string, known: UnderstandingContext): DialogueEvent {
  const heard = hear(said);
  const urgency = heard === 'person' ? undefined : heard;
  if (urgency === 'distress')
    return { type: 'distress', language: detectLanguage(said.slice(0, maxUtteranceLength), known.language) };
  if (said.length > utteranceMaximum && heard === undefined) {
    return { type: 'tooLong', language: detectLanguage(said.slice(0, maxUtteranceLength), known.language) };
  }
  // Chinese punctuation is not changed, because notes on the ticket contain this text.
  const text = said
    .replace(/[^，。？！；：、]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\d]/u.test(text)) return { type: 'silence', language: known.language };
  const language = detectLanguage(text.slice(0, maxUtteranceLength), known.language);
  if (text.length > maxUtteranceLength) return { type: heard ?? 'tooLong', language };
  const plain = normaliseText(text);
  // The agent's own phrases for emergencies are tried first, because the answer to them is made for this business.
  if (vocabulary.isEmergency(plain)) return { type: 'emergency', language, notes: { Emergency: note(text) } };
  const isOpening = vocabulary.agent.slots.every(({ key }) => known.values[key] === undefined);
  const handover = vocabulary.handovers
    .filter(({ handover }) => isOpening || !handover.isOpening)
    .find(({ isMeant }) => isMeant(plain))?.handover;
  // If an answer of this business contains the emergency number, it helps more than the common answer.
  const namesNumber = handover?.answer.en.includes('{number}') ?? false;
  if (urgency && !namesNumber) return { type: urgency, language };
  if (cardNumber.test(text)) return { type: 'cardNumber', language };
  if (handover) return handOver(handover, text, language);
  if (heard === 'person') return { type: 'person', language };
  const short = readShortIntent(plain);
  if (short) return { type: short, language };
  const spelled = spell(vocabulary, text, known);
  const corrected = normaliseText(spelled.text);
  const intent = readIntent(corrected) ?? (bareCancel.test(plain) ? 'cancel' : undefined);
  if (intent && intent !== 'cancel' && intent !== 'back') return { type: intent, language };
  return (
    readDetails(vocabulary, spelled, { ...known, language }, intent) ?? {
      type: beginsWithYes(corrected) ? 'yes' : vocabulary.isOpener(corrected) ? 'greeting' : 'unclear',
      language,
    }
  );
}

/** Corrects the spelling of a text, unless the agent has just asked for a name or an address. */
function spell({ agent, spell: correct }: Vocabulary, text: string, { values }: UnderstandingContext): Spelled {
  const awaited = nextSlot(agent, values)?.kind;
  return awaited === 'name' || awaited === 'address' ? { text, asWritten: (part) => part } : correct(text);
}

function readDetails(
  vocabulary: Vocabulary,
  { text, asWritten }: Spelled,
  known: UnderstandingContext,
  intent: Intent | undefined,
): DialogueEvent | undefined {
  const { agent } = vocabulary;
  const { language, localTime } = known;
  const awaited = nextSlot(agent, known.values);
  const questions: AskedQuestion[] = [];
  const notes: Record<string, SlotValue> = {};
  let values: SlotValues = known.values;
  let rejected: Rejection | undefined;
  let isFilled = false;
  let hasBadPhone = false;
  for (const clause of splitIntoClauses(text).flatMap((part) => readableParts(vocabulary, part, awaited))) {
    const asked = questionIn(vocabulary, clause, awaited);
    // If a clause asks for a price without saying of what, it belongs to the question before, whose answer contains the
    // price. Example: "Do you deliver, and what does it cost?"
    if (asked?.question.about && !asked.item && !asked.choice && questions.length > 0) continue;
    if (asked) {
      questions.push(asked);
      const { noteLabel } = asked.question;
      if (noteLabel) notes[noteLabel] = note(asWritten(clause));
      const beside = fillBesideQuestion(vocabulary, clause, { values, awaited, language, localTime });
      if (beside.isFilled) values = checkValues(agent, beside.values, localTime).values;
      isFilled ||= beside.isFilled;
      continue;
    }
    const current = nextSlot(agent, values) ?? awaited;
    const outcome = fillFrom(vocabulary, clause, { values, awaited: current, language, localTime });
    isFilled ||= outcome.isFilled;
    hasBadPhone ||= outcome.hasBadPhone;
    const checked = checkValues(agent, outcome.values, localTime);
    values = checked.values;
    rejected = checked.rejected ?? rejected;
  }
  values = withOwnWords(agent, values, known.values, asWritten);
  const tooMuch = isFilled ? slotOverMaximum(agent, values) : undefined;
  if (tooMuch) return { type: 'tooMuch', language, reason: tooMuch };
  if (isFilled) return { type: 'details', language, values, questions, notes, rejected };
  // A question about cancelling does not cancel anything. Example: "Can I cancel for free?"
  const isQuestion = questions.length > 0 && looksLikeQuestion(normaliseText(text));
  if (intent && !isQuestion) return { type: intent, language };
  if (questions.length > 0) return { type: 'question', language, questions, notes };
  return hasBadPhone ? { type: 'badPhone', language } : undefined;
}

/** Returns the values with the caller's own words as the caller wrote them. */
function withOwnWords(
  { slots }: DialogueAgent,
  values: SlotValues,
  before: SlotValues,
  asWritten: Spelled['asWritten'],
): SlotValues {
  const own = slots.flatMap(({ key, kind }) => {
    const value = values[key];
    const isNew = kind === 'text' && value?.kind === 'text' && value !== before[key];
    return isNew ? [[key, { ...value, text: asWritten(value.text) }] as const] : [];
  });
  return own.length > 0 ? { ...values, ...Object.fromEntries(own) } : values;
}

/** Returns the parts of a clause that are read one after the other. A description in the caller's own words is one part. */
function readableParts({ texts }: Vocabulary, clause: string, awaited: Slot | undefined): string[] {
  const isDescription =
    awaited?.kind === 'text' || [...texts.values()].some((isAbout) => isAbout(normaliseText(clause)));
  return isDescription ? [clause] : splitAtRepairs(clause);
}

function handOver({ noteLabel }: Handover, text: string, language: DemoLanguage): DialogueEvent {
  return { type: 'handover', language, reason: noteLabel, notes: { [noteLabel]: note(text) } };
}

function note(text: string): SlotValue {
  return { kind: 'text', text: text.slice(0, maxNoteLength) };
}

/**
 * Returns the question in a clause. Returns `undefined` if the clause gives details, even in the form of a question.
 * Example: "can I get two large margheritas?"
 */
function questionIn(vocabulary: Vocabulary, clause: string, awaited: Slot | undefined): AskedQuestion | undefined {
  const plain = normaliseText(clause);
  const read = vocabulary.readQuestion(plain);
  if (!read) return undefined;
  const { question, share } = read;
  if (question.noteLabel === undefined) {
    const isBare = !looksLikeQuestion(plain);
    // Words that answer the agent's prompt are no question. Example: a caller who says that her name is Park is not
    // asking where to park.
    const isOwnWords =
      awaited?.kind === 'address' || awaited?.kind === 'text' || (awaited?.kind === 'name' && share < 0.6);
    const isPick = namesPick(plain) || (awaited?.kind === 'choice' && pickChoice(awaited.choices, plain) !== undefined);
    if (isBare && (isOwnWords || isPick || givesDetails(vocabulary, clause))) return undefined;
  }
  const change = [...vocabulary.orders.values()][0]?.(plain)?.change;
  const mention = change?.mentions[0];
  if (mention && politeOrder.test(plain) && !question.about) return undefined;
  const choice = [...vocabulary.choices.values()].flatMap((find) => find.always(plain))[0]?.value;
  return { question, item: mention?.item, size: mention?.size ?? change?.unnamed?.size, choice };
}

function givesDetails(vocabulary: Vocabulary, clause: string): boolean {
  const plain = normaliseText(clause);
  const names = [...vocabulary.choices.values()].some(({ always }) => always(plain).length > 0);
  return (
    names ||
    [...vocabulary.orders.values()].some((read) => read(plain) !== undefined) ||
    readPhone(clause) !== undefined
  );
}

/** Returns the key of a slot whose value is above its maximum. A person must then decide. */
export function slotOverMaximum(agent: DialogueAgent, values: SlotValues): string | undefined {
  return agent.slots.find((slot) => {
    const value = values[slot.key];
    const order = orderIn(values, slot);
    if (slot.kind === 'order') return order !== undefined && exceedsMaximum(order, slot.menu);
    if (slot.kind === 'count') return value?.kind === 'count' && value.count > slot.max;
    return slot.kind === 'date-range' && value?.kind === 'date-range' && (value.nights ?? 0) > slot.maxNights;
  })?.key;
}

/**
 * Finds words that are in no name and no dish. A short text in Latin letters that contains one of them is certainly
 * English.
 */
const isSurelyEnglish = createPhraseTest(
  `yes yeah yep no nope ok okay hi hello hey thanks thank you please what when where how who which do does can could is
  are have i i'd i'm it's that's my the and with for want like delivery pickup pick up deliver large regular small cancel
  order back stop wait actually make one two three four another
  room rooms book booking appointment move today tonight tomorrow morning afternoon evening arvo night nights next this
  monday tuesday wednesday thursday friday saturday sunday need leak leaking water tap urgent price cost charge much
  people adults adult child children studio hair haircut massage nails doctor dentist only just someone anyone person`.split(
    /\s+/,
  ),
);

/**
 * Returns the language of an utterance, which its script shows. Names and brands are in Latin letters in every
 * language, so a text in Latin letters only changes the language if it is certainly English. If two scripts have
 * equally many characters, the language stays `current`.
 */
export function detectLanguage(text: string, current: DemoLanguage): DemoLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}+/gu);
  if (hangul > 0 && hangul >= han) return hangul >= latin ? 'ko' : current;
  if (han > 0) return han >= latin ? 'zh-Hans' : current;
  return latin > 0 && isSurelyEnglish(normaliseText(text)) ? 'en' : current;
}
