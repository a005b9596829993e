import type { DemoLanguage } from '../demo-languages.ts';
import type { DialogueAgent, Question, Slot } from './agent.ts';
import { detectLanguage } from './detect-language.ts';
import { applyChange, emptyOrder, isTooMuch, type Order } from './order.ts';
import {
  createPhraseFinder,
  createPhraseTest,
  type Found,
  masked,
  maskFound,
  type PhraseFinder,
  plainText,
} from './phrase-finder.ts';
import { createQuestionReader, looksLikeQuestion, type QuestionReader, splitIntoClauses } from './questions.ts';
import { readAddress, readName, readPhone } from './read-details.ts';
import { beginsWithYes, type Intent, readIntent, readShortIntent } from './read-intent.ts';
import { createOrderReader, type OrderReader } from './read-order.ts';
import { nextSlot, orderIn, type SlotValue, type SlotValues } from './slot-values.ts';
import { phrases } from './speech.ts';

/** A question that was asked, with the menu item it was about. */
export interface AskedQuestion {
  readonly question: Question;
  readonly item?: string | undefined;
  readonly size?: string | undefined;
}

/** A sentence, understood: what the machine of the dialogue hears. */
export type Heard =
  | {
      readonly type: 'details';
      readonly language: DemoLanguage;
      readonly values: SlotValues;
      readonly asked: readonly AskedQuestion[];
      readonly notes: SlotValues;
    }
  | {
      readonly type: 'question';
      readonly language: DemoLanguage;
      readonly asked: readonly AskedQuestion[];
      readonly notes: SlotValues;
    }
  | {
      readonly type: Intent | 'silence' | 'unclear' | 'tooLong' | 'tooMuch' | 'badPhone' | 'emergency';
      readonly language: DemoLanguage;
    };

/** What is known when a sentence comes in. */
export interface Understanding {
  readonly language: DemoLanguage;
  readonly values: SlotValues;
}

/** Understands the sentences of one agent's callers. */
export type Understand = (text: string, known: Understanding) => Heard;

/** "I'd like to order": says no more than that there is something to come. */
const wantsToBegin = createPhraseTest(
  phrases(`
    to order | place an order | make an order | order a pizza | order some pizza | get a pizza |
    点餐 | 订餐 | 点披萨 | 要披萨 | 点个披萨 | 주문하려고 | 주문할게 | 주문하고 싶 | 주문 좀 | 시키려고
  `),
);

/** More characters than a person says in one turn. */
const longest = 400;

interface Readers {
  readonly agent: DialogueAgent;
  readonly readQuestion: QuestionReader;
  readonly isEmergency: (text: string) => boolean;
  readonly orders: ReadonlyMap<string, OrderReader>;
  readonly choices: ReadonlyMap<string, PhraseFinder<string>>;
}

/** Prepares the vocabulary of an agent, in all languages. No model: the same sentence always means the same. */
export function createUnderstanding(agent: DialogueAgent): Understand {
  const readers: Readers = {
    agent,
    readQuestion: createQuestionReader(agent.questions),
    isEmergency: createPhraseTest(agent.emergencies),
    orders: new Map(
      agent.slots.flatMap((slot) => (slot.kind === 'order' ? [[slot.key, createOrderReader(slot.menu)]] : [])),
    ),
    choices: new Map(
      agent.slots.flatMap((slot) =>
        slot.kind === 'choice'
          ? [
              [
                slot.key,
                createPhraseFinder(
                  slot.choices.flatMap(({ key, name, aliases }) =>
                    [...Object.values(name), ...aliases].map((alias) => [alias, key] as const),
                  ),
                ),
              ],
            ]
          : [],
      ),
    ),
  };
  return (text, known) => understand(readers, text, known);
}

function understand(readers: Readers, said: string, known: Understanding): Heard {
  const text = said
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\d]/u.test(text)) return { type: 'silence', language: known.language };
  const language = detectLanguage(text.slice(0, longest), known.language);
  if (text.length > longest) return { type: 'tooLong', language };
  const plain = plainText(text);
  if (readers.isEmergency(plain)) return { type: 'emergency', language };
  const short = readShortIntent(plain);
  if (short) return { type: short, language };
  const intent = readIntent(plain);
  if (intent && intent !== 'cancel' && intent !== 'back') return { type: intent, language };

  const awaited = nextSlot(readers.agent, known.values);
  const asked: AskedQuestion[] = [];
  const notes: Record<string, SlotValue> = {};
  const values: Record<string, SlotValue> = { ...known.values };
  let filled = false;
  let hasBadPhone = false;
  for (const clause of splitIntoClauses(text)) {
    const question = askedIn(readers, clause, awaited);
    // "Do you deliver, and what does it cost?": the first answer has said it.
    if (question?.question.about && question.item === undefined && asked.length > 0) continue;
    if (question) {
      asked.push(question);
      const { noteLabel } = question.question;
      if (noteLabel) notes[noteLabel] = { kind: 'text', text: clause.slice(0, 120) };
      continue;
    }
    const outcome = fillFrom(readers, clause, values, nextSlot(readers.agent, values) ?? awaited);
    filled ||= outcome.keys.length > 0;
    hasBadPhone ||= outcome.hasBadPhone;
  }
  if (filled && hasTooMuch(readers.agent, values)) return { type: 'tooMuch', language };
  if (filled) return { type: 'details', language, values, asked, notes };
  if (intent) return { type: intent, language };
  if (asked.length > 0) return { type: 'question', language, asked, notes };
  if (hasBadPhone) return { type: 'badPhone', language };
  if (beginsWithYes(plain)) return { type: 'yes', language };
  if (wantsToBegin(plain)) return { type: 'greeting', language };
  return { type: 'unclear', language };
}

/** The question of a clause, unless the clause rather gives details: "can I get two large margheritas?". */
function askedIn(readers: Readers, clause: string, awaited: Slot | undefined): AskedQuestion | undefined {
  const plain = plainText(clause);
  const question = readers.readQuestion(plain);
  if (!question) return undefined;
  if (question.noteLabel === undefined) {
    const isBare = !looksLikeQuestion(plain);
    if (isBare && (givesDetails(readers, clause) || awaited?.kind === 'address')) return undefined;
  }
  const change = [...readers.orders.values()][0]?.(plain)?.change;
  const mention = change?.mentions[0];
  return { question, item: mention?.item, size: mention?.size ?? change?.bare?.size };
}

function givesDetails(readers: Readers, clause: string): boolean {
  const plain = plainText(clause);
  const names = [...readers.choices.values()].some((find) => find(plain).length > 0);
  return (
    names || [...readers.orders.values()].some((read) => read(plain) !== undefined) || readPhone(clause) !== undefined
  );
}

/** Fills slots from one clause; several at once. What one slot understood is hidden from the next. */
function fillFrom(readers: Readers, clause: string, values: Record<string, SlotValue>, awaited: Slot | undefined) {
  const { agent } = readers;
  const keys: string[] = [];
  let rest = clause;
  let hasBadPhone = false;
  const take = (slot: Slot, found: readonly Found<unknown>[], value: SlotValue) => {
    values[slot.key] = value;
    keys.push(slot.key);
    rest = maskFound(rest, found);
  };
  for (const slot of agent.slots.filter(({ kind }) => kind === 'phone')) {
    const phone = readPhone(rest);
    if (phone?.isComplete) take(slot, [phone], { kind: 'text', text: phone.value });
    else if (phone && awaited?.kind === 'phone') {
      hasBadPhone = true;
      rest = maskFound(rest, [phone]);
    }
  }
  for (const slot of agent.slots.filter(({ kind }) => kind === 'address')) {
    const address = readAddress(rest, awaited?.key === slot.key);
    if (!address) continue;
    take(slot, [address], { kind: 'text', text: address.value });
    // Who gives an address wants what the address is for.
    const implied = agent.slots.find(
      (other) => other.kind === 'choice' && other.choices.some(({ key }) => slot.when?.({ [other.key]: key })),
    );
    const choice =
      implied?.kind === 'choice' ? implied.choices.find(({ key }) => slot.when?.({ [implied.key]: key })) : undefined;
    const current = implied && values[implied.key];
    const isChosen = current?.kind === 'choice' && current.key === choice?.key;
    if (implied && choice && !isChosen) values[implied.key] = { kind: 'choice', key: choice.key };
  }
  for (const slot of agent.slots) {
    if (slot.kind === 'choice') {
      const found = readers.choices.get(slot.key)?.(plainOf(rest)) ?? [];
      const last = found.at(-1);
      if (last) take(slot, found, { kind: 'choice', key: last.value });
    }
  }
  for (const slot of agent.slots) {
    if (slot.kind !== 'order') continue;
    const order = orderIn(values, slot) ?? emptyOrder;
    const read = readers.orders.get(slot.key)?.(plainOf(rest));
    if (!read) continue;
    const next: Order = applyChange(order, read.change, slot.menu);
    if (JSON.stringify(next) === JSON.stringify(order) && order.lines.length === 0) continue;
    take(slot, read.found, { kind: 'order', order: next });
  }
  for (const slot of agent.slots.filter(({ kind }) => kind === 'name')) {
    const isAwaited = awaited?.key === slot.key && keys.length === 0 && !hasBadPhone;
    // With a number beside it, what is left of "Mei, 021 555 0199" is the name.
    const beside = rest
      .split(masked)
      .map((part) => part.replace(/^[\s,，、.]+|[\s,，、.]+$/g, ''))
      .filter(Boolean);
    const only = awaited?.key === slot.key && beside.length === 1 ? beside[0] : undefined;
    const name = readName(rest.replaceAll(masked, ' '), isAwaited) ?? (only ? readName(only, true) : undefined);
    if (name) take(slot, [], { kind: 'text', text: name.value });
  }
  return { keys, hasBadPhone };
}

/** Plain text of the same length, so that positions stay. */
function plainOf(text: string): string {
  return text.toLowerCase().replace(/[\u2018\u2019]/g, "'");
}

function hasTooMuch(agent: DialogueAgent, values: SlotValues): boolean {
  return agent.slots.some((slot) => {
    const order = orderIn(values, slot);
    return slot.kind === 'order' && order !== undefined && isTooMuch(order, slot.menu);
  });
}
