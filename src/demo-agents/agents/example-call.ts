import type { DemoLanguage } from '#domain/demo-languages.ts';

/** One turn of a call. The agent begins, and turns alternate. */
export interface ExampleTurn {
  readonly speaker: 'agent' | 'caller';
  readonly text: string;
}

/** One line of what the business gets from the call. */
export interface TicketLine {
  readonly label: string;
  readonly value: string;
  /** `item` is a thing ordered, `total` the sum; anything else is a fact. */
  readonly kind?: 'item' | 'total';
}

/** A made-up call to a made-up business, the same in each language, and the ticket it leaves, which is always English. */
export interface ExampleCall {
  readonly ticket: readonly TicketLine[];
  readonly turns: Readonly<Record<DemoLanguage, readonly ExampleTurn[]>>;
}

/** Turns from their texts, the agent's first. */
export function turnsFrom(...texts: readonly string[]): ExampleTurn[] {
  return texts.map((text, index) => ({ speaker: index % 2 === 0 ? 'agent' : 'caller', text }));
}
