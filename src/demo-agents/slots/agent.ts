import type { BuiltInAgentKey } from '#shared/demo-agent-keys.ts';
import type { Translated } from '../text/translated.ts';
import type { WeekHours } from './business-time.ts';
import type { KnownValues, Slot } from './slots.ts';

/** A question that callers ask, with the owner's answer. `{number}` in the answer is the emergency number. */
export interface Question {
  readonly key: string;
  /** Phrases in any language. `deliver+cost` needs both parts. docs/demo-agents.md says which question is answered. */
  readonly triggers: readonly string[];
  readonly answer: Translated;
  /** What is added if the caller names a menu item or a choice: its price, or the contents of the item. */
  readonly about?: 'price' | 'contents';
  /** Whether the agent's `calculation` answers this question. Until it has a result, `answer` does. */
  readonly isWorkedOut?: boolean;
  /** Whether this question is only answered if the utterance asks no other question. */
  readonly isGeneral?: boolean;
  /** Label of a note with the caller's words. The question is then answered even beside details. */
  readonly noteLabel?: Translated;
}

/** A subject that the agent hands over to a person at once, such as a question for a nurse. */
export interface Handover {
  readonly triggers: readonly string[];
  /** Whether it only counts at the start, where "cancel my booking" means an earlier booking. */
  readonly isOpening?: boolean;
  /** What the agent says before the handover. `{number}` is replaced by the emergency number. */
  readonly answer: Translated;
  /** Label of the note on the ticket that contains the caller's own words. */
  readonly noteLabel: Translated;
}

/** A result that an agent computes from slots and says whenever one of them has changed. */
export interface Calculation {
  /** The keys of the slots on which the result depends. */
  readonly slots: readonly string[];
  readonly label: Translated;
  /** Returns the result or what it still needs, or `undefined` if too little is known to say anything. */
  readonly workOut: (known: KnownValues) => { readonly say: Translated; readonly ticket?: Translated } | undefined;
}

/** Texts that replace shared ones. `personOffer` is shown above the button for a callback. */
export interface OwnTexts {
  readonly no?: Translated;
  readonly confirm?: Translated;
  readonly cancelling?: Translated;
  readonly cancelled?: Translated;
  readonly handedOver?: Translated;
  readonly personOffer?: Translated;
}

/** Everything about one demo agent, as data. The code that runs the dialogue has no rules for one business. */
export interface DialogueAgent {
  readonly key: BuiltInAgentKey;
  readonly business: Translated;
  readonly ticketHeading: string;
  readonly greeting: Translated;
  readonly hours: WeekHours;
  /** The details that the agent needs, in the order in which it asks for them. */
  readonly slots: readonly Slot[];
  readonly questions: readonly Question[];
  readonly calculation?: Calculation;
  /** The placeholders are the keys of all slots, `{total}`, `{length}` and, for an order, `{ready}`. */
  readonly farewell: Translated;
  readonly texts?: OwnTexts;
  /** Label of the total on the ticket. The default is `Total, GST included`. */
  readonly totalLabel?: Translated;
  /** Things whose names contain the name of something offered. Example: a lash extension is no lash lift. */
  readonly notOffered?: readonly string[];
  readonly handovers?: readonly Handover[];
  /** Phrases that mean that a life is in danger. The agent then says the emergency number and hands the call over. */
  readonly emergencies: readonly string[];
  /** `{number}` is the emergency number. The default is "Hang up and call {number} now". */
  readonly emergencyAnswer?: Translated;
}
