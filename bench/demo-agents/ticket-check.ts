import type { TicketLine } from '../../src/demo-agents/call/turn.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import type { Slot } from '../../src/demo-agents/slots/slots.ts';
import { isWishedTime } from '../../src/demo-agents/slots/totals.ts';
import { type Caller, namesOf } from './callers.ts';

/** A row of the ticket as the business receives it. */
export type EnglishRow = TicketLine & { readonly key: string };

/** What a card expects of one detail of the ticket. */
export interface Expectation {
  readonly name: string;
  /** The keys of the rows that show the detail, or the name of a fact such as `total`. */
  readonly rows: readonly string[];
  /** The accepted texts, or `null` if the ticket must not have the detail. For `items`, all lines of the order. */
  readonly wanted: readonly string[] | null;
}

/** Returns what a card expects of the ticket. */
export function expectationsOf(agent: DialogueAgent, { expect }: Caller): Expectation[] {
  return Object.entries(expect.ticket).map(([name, wanted]) => {
    const texts = wanted === null ? null : [wanted].flat();
    const isShown = (slot: Slot) => {
      if (name === 'items') return slot.kind === 'order';
      return name === 'ready' ? isWishedTime(agent, slot) : namesOf(slot).includes(name.toLowerCase());
    };
    return { name, rows: [name, ...agent.slots.filter(isShown).map(({ key }) => key)], wanted: texts };
  });
}

/**
 * Returns what is wrong on a ticket, as one sentence for each expected detail that is missing or different. The list is
 * empty if the ticket is as expected.
 */
export function mistakesIn(rows: readonly EnglishRow[], expectations: readonly Expectation[]): string[] {
  return expectations.flatMap((expectation) => {
    const { name, wanted } = expectation;
    const found = linesOf(rows, expectation);
    if (isMet(found, expectation)) return [];
    const what = found.length > 0 ? found.join(' | ') : 'nothing';
    const hoped = wanted === null ? 'nothing' : wanted.join(name === 'items' ? ' | ' : ' or ');
    return [`${name}: ${what}, expected ${hoped}`];
  });
}

function isMet(found: readonly string[], { name, wanted }: Expectation): boolean {
  if (wanted === null) return found.length === 0;
  if (name !== 'items') return wanted.some((text) => found.some((line) => matches(line, text)));
  return found.length === wanted.length && wanted.every((text) => found.some((line) => matches(line, text)));
}

function linesOf(lines: readonly EnglishRow[], { name, rows }: Expectation): string[] {
  const own = lines.filter(({ key, value }) => rows.includes(key) && value !== '');
  return own.map(({ label, value }) => (name === 'items' ? label : value));
}

/** Returns whether a text on the ticket is the expected one. `/…/` is a regular expression. Case does not matter. */
export function matches(text: string, wanted: string): boolean {
  const pattern = patternIn(wanted);
  if (pattern !== undefined) return new RegExp(pattern, 'iu').test(text);
  const plain = (raw: string) =>
    raw
      .normalize('NFKC')
      .toLowerCase()
      // "3.00 pm" and "3 pm" are the same time.
      .replace(/(?<=\d)[.:]00(?=\s*[ap]m)/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(text) === plain(wanted);
}

/** Returns the pattern between the slashes of an expected text, or `undefined` if it is no pattern. */
export function patternIn(wanted: string): string | undefined {
  return /^\/(.*)\/i?$/su.exec(wanted)?.[1];
}
