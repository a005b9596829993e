import type { DemoLanguage } from '#domain/demo-languages.ts';

/** One turn of a call. The agent begins and turns alternate. */
export interface ExampleTurn {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
}

/** One row of the ticket after the call. */
export interface TicketLine {
  readonly label: string;
  readonly value: string;
  /** `item` is an ordered item, `total` the total; any other row is a fact. */
  readonly kind?: 'item' | 'total';
}

/** A made-up call, the same in each language, and its ticket, which is always in English. */
export interface ExampleCall {
  readonly ticket: readonly TicketLine[];
  readonly turns: Readonly<Record<DemoLanguage, readonly ExampleTurn[]>>;
}

/** Returns turns from their texts, the agent's first. */
export function turnsFrom(...texts: readonly string[]): ExampleTurn[] {
  return texts.map((text, index) => ({ speaker: index % 2 === 0 ? 'agent' : 'caller', text }));
}
