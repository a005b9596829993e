import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/calendar.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import { type Refusal, settle } from '../slots/check-values.ts';
import { isTooMuch } from '../slots/orders.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { createPhraseTest, plainText } from '../text/phrases.ts';
import { readPhone } from './contact-details.ts';
import { fillBesideQuestion, fillFrom } from './fill-slots.ts';
import { beginsWithYes, type Intent, readIntent, readShortIntent } from './intents.ts';
import { createReaders, looksLikeQuestion, type Readers, splitIntoClauses } from './vocabulary.ts';

/** A question that was asked, with the menu item or the choice it was about. */
export interface AskedQuestion {
  readonly question: Question;
  readonly item?: string | undefined;
  readonly size?: string | undefined;
  readonly choice?: string | undefined;
}

/** A sentence, understood: what the machine of the dialogue hears. */
export type Heard =
  | {
      readonly type: 'details';
      readonly language: DemoLanguage;
      readonly values: SlotValues;
      readonly asked: readonly AskedQuestion[];
      readonly notes: SlotValues;
      readonly refused?: Refusal | undefined;
    }
  | {
      readonly type: 'question';
      readonly language: DemoLanguage;
      readonly asked: readonly AskedQuestion[];
      readonly notes: SlotValues;
    }
  | { readonly type: 'tooMuch'; readonly language: DemoLanguage; readonly concern: string }
  | { readonly type: 'handover'; readonly language: DemoLanguage; readonly concern: string; readonly notes: SlotValues }
  | { readonly type: 'emergency'; readonly language: DemoLanguage; readonly notes: SlotValues }
  | {
      readonly type: Intent | 'silence' | 'unclear' | 'tooLong' | 'badPhone' | 'cardNumber';
      readonly language: DemoLanguage;
    };

/** What is known when a sentence comes in. */
export interface Understanding {
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  readonly occasion: Occasion;
}

/** Understands the sentences of one agent's callers. */
export type Understand = (text: string, known: Understanding) => Heard;

/** "Cancel" and no more, which may also be the answer to what a caller wants. */
const bareCancel = /^(?:请)?取消(?:吧|了|掉)?[\s。.!！]*$|^취소(?:요|합니다)?[\s.!]*$/u;
/** Asks for something in the form of a question. */
const politeOrder =
  /^(?:hi,? |hello,? )?(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order)\b|^(?:请)?(?:给我|我要|来一|来两)|주세요[\s.?!]*$|하나요[\s.!]*$|주시겠어요[\s.?!]*$/u;
/** More characters than a person says in one turn. */
const longest = 400;
/** A number of a payment card, which no agent takes and no ticket shows. */
const cardNumber =
  /(?<![\d+])[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}(?![\d])|(?<![\d+])3\d{3}[ -]?\d{6}[ -]?\d{5}(?!\d)/;
/** Most characters of the caller's own words on the ticket. */
const longestNote = 120;

/** Prepares the vocabulary of an agent, in all languages. No model: the same sentence always means the same. */
export function createUnderstanding(agent: DialogueAgent): Understand {
  const readers = createReaders(agent);
  return (text, known) => understand(readers, text, known);
}

function understand(readers: Readers, said: string, known: Understanding): Heard {
  // Chinese keeps its own commas and full stops, which stand on the ticket.
  const text = said
    .replace(/[^，。？！；：、]+/gu, (part) => part.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\d]/u.test(text)) return { type: 'silence', language: known.language };
  const language = detectLanguage(text.slice(0, longest), known.language);
  if (text.length > longest) return { type: 'tooLong', language };
  const plain = plainText(text);
  if (cardNumber.test(text)) return { type: 'cardNumber', language };
  if (readers.isEmergency(plain)) return { type: 'emergency', language, notes: { Emergency: note(text) } };
  const isOpening = readers.agent.slots.every(({ key }) => known.values[key] === undefined);
  const handover = readers.handovers
    .filter(({ handover }) => isOpening || !handover.isOpening)
    .find(({ isMeant }) => isMeant(plain))?.handover;
  if (handover) return handOver(handover, text, language);
  const short = readShortIntent(plain);
  if (short) return { type: short, language };
  const intent = readIntent(plain) ?? (bareCancel.test(plain) ? 'cancel' : undefined);
  if (intent && intent !== 'cancel' && intent !== 'back') return { type: intent, language };
  return (
    readDetails(readers, text, { ...known, language }, intent) ?? {
      type: beginsWithYes(plain) ? 'yes' : readers.wantsToBegin(plain) ? 'greeting' : 'unclear',
      language,
    }
  );
}

function readDetails(
  readers: Readers,
  text: string,
  known: Understanding,
  intent: Intent | undefined,
): Heard | undefined {
  const { agent } = readers;
  const { language, occasion } = known;
  const awaited = nextSlot(agent, known.values);
  const asked: AskedQuestion[] = [];
  const notes: Record<string, SlotValue> = {};
  let values: SlotValues = known.values;
  let refused: Refusal | undefined;
  let filled = false;
  let hasBadPhone = false;
  for (const clause of splitIntoClauses(text)) {
    const question = askedIn(readers, clause, awaited);
    // "Do you deliver, and what does it cost?": the first answer has said it.
    if (question?.question.about && !question.item && !question.choice && asked.length > 0) continue;
    if (question) {
      asked.push(question);
      const { noteLabel } = question.question;
      if (noteLabel) notes[noteLabel] = note(clause);
      const beside = fillBesideQuestion(readers, clause, { values, awaited, language, occasion });
      if (beside.isFilled) values = settle(agent, beside.values, occasion).values;
      filled ||= beside.isFilled;
      continue;
    }
    const open = nextSlot(agent, values) ?? awaited;
    const outcome = fillFrom(readers, clause, { values, awaited: open, language, occasion });
    filled ||= outcome.isFilled;
    hasBadPhone ||= outcome.hasBadPhone;
    const settled = settle(agent, outcome.values, occasion);
    values = settled.values;
    refused = settled.refused ?? refused;
  }
  const tooMuch = filled ? slotWithTooMuch(agent, values) : undefined;
  if (tooMuch) return { type: 'tooMuch', language, concern: tooMuch };
  if (filled) return { type: 'details', language, values, asked, notes, refused };
  // "Can I cancel for free?" asks; it cancels nothing.
  const isQuestion = asked.length > 0 && looksLikeQuestion(plainText(text));
  if (intent && !isQuestion) return { type: intent, language };
  if (asked.length > 0) return { type: 'question', language, asked, notes };
  return hasBadPhone ? { type: 'badPhone', language } : undefined;
}

function handOver({ noteLabel }: Handover, text: string, language: DemoLanguage): Heard {
  return { type: 'handover', language, concern: noteLabel, notes: { [noteLabel]: note(text) } };
}

function note(text: string): SlotValue {
  return { kind: 'text', text: text.slice(0, longestNote) };
}

/** The question of a clause, unless the clause rather gives details: "can I get two large margheritas?". */
function askedIn(readers: Readers, clause: string, awaited: Slot | undefined): AskedQuestion | undefined {
  const plain = plainText(clause);
  const read = readers.readQuestion(plain);
  if (!read) return undefined;
  const { question, share } = read;
  if (question.noteLabel === undefined) {
    const isBare = !looksLikeQuestion(plain);
    // Ms Park, asked for her name, does not ask where to park.
    const isOwnWords =
      awaited?.kind === 'address' || awaited?.kind === 'text' || (awaited?.kind === 'name' && share < 0.6);
    if (isBare && (isOwnWords || givesDetails(readers, clause))) return undefined;
  }
  const change = [...readers.orders.values()][0]?.(plain)?.change;
  const mention = change?.mentions[0];
  if (mention && politeOrder.test(plain) && !question.about) return undefined;
  const choice = [...readers.choices.values()].flatMap((find) => find.always(plain))[0]?.value;
  return { question, item: mention?.item, size: mention?.size ?? change?.bare?.size, choice };
}

function givesDetails(readers: Readers, clause: string): boolean {
  const plain = plainText(clause);
  const names = [...readers.choices.values()].some(({ always }) => always(plain).length > 0);
  return (
    names || [...readers.orders.values()].some((read) => read(plain) !== undefined) || readPhone(clause) !== undefined
  );
}

/** The slot that asks for more than the business takes without a person. */
function slotWithTooMuch(agent: DialogueAgent, values: SlotValues): string | undefined {
  return agent.slots.find((slot) => {
    const value = values[slot.key];
    const order = orderIn(values, slot);
    if (slot.kind === 'order') return order !== undefined && isTooMuch(order, slot.menu);
    if (slot.kind === 'count') return value?.kind === 'count' && value.count > slot.most;
    return slot.kind === 'dates' && value?.kind === 'dates' && (value.nights ?? 0) > slot.most;
  })?.key;
}

/** English words that no name or dish is made of: one of them shows that a short Latin text is English. */
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
 * The language of what was said, by its script: Hangul, Han, or Latin words. Names and brands are written in Latin
 * letters in every language, so a Latin text changes the language only when it is surely English. Ties keep `current`.
 */
export function detectLanguage(text: string, current: DemoLanguage): DemoLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}+/gu);
  if (hangul > 0 && hangul >= han) return hangul >= latin ? 'ko' : current;
  if (han > 0) return han >= latin ? 'zh-Hans' : current;
  return latin > 0 && isSurelyEnglish(plainText(text)) ? 'en' : current;
}
