import type { BuiltInAgentKey } from '#shared/demo-agent-keys.ts';
import type { Translated } from '../text/translated.ts';
import type { WeekHours } from './business-time.ts';
import type { KnownValues, Slot } from './slots.ts';

/**
 * A question that callers ask, and the answer that the owner has written. `{number}` in the answer is replaced by the
 * emergency number.
 */
export interface Question {
  readonly key: string;
  /**
   * Phrases with which callers ask this question, in any language. A phrase with a plus matches if both of its parts
   * are in the utterance. Example: `deliver+cost`. If an utterance matches several questions, the agent answers the
   * question whose phrases cover most of it.
   */
  readonly triggers: readonly string[];
  readonly answer: Translated;
  /**
   * A fact that is added to the answer if the caller names a menu item or a choice: the price of either, or the
   * contents of the menu item.
   */
  readonly about?: 'price' | 'contents';
  /**
   * Whether the result of the agent's `calculation` answers this question. While `calculation` has no result, the agent
   * says `answer`.
   */
  readonly isWorkedOut?: boolean;
  /** Whether this question is only answered if the utterance asks no other question. */
  readonly isGeneral?: boolean;
  /**
   * Label of a note on the ticket. The note contains the caller's own words. A question with a label is answered even
   * if the utterance also gives details.
   */
  readonly noteLabel?: Translated;
}

/**
 * A subject for which the agent hands the call over to a person at once. Example: a question that only a nurse may
 * answer.
 */
export interface Handover {
  readonly triggers: readonly string[];
  /**
   * Whether the handover only happens at the start of a call. Example: at the start, "cancel my booking" means an
   * earlier booking. Later, it means the booking of this call.
   */
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
  /**
   * Returns the result, or what is still missing for it. Returns `undefined` if too little is known to say anything.
   */
  readonly workOut: (known: KnownValues) => { readonly say: Translated; readonly ticket?: Translated } | undefined;
}

/**
 * Texts of one agent that replace texts that all agents share. `personOffer` is shown above the button for a callback.
 */
export interface OwnTexts {
  readonly no?: Translated;
  readonly confirm?: Translated;
  readonly cancelling?: Translated;
  readonly cancelled?: Translated;
  readonly handedOver?: Translated;
  readonly personOffer?: Translated;
}

/**
 * Everything about one demo agent, as data. The code that runs the dialogue contains no rules for a particular
 * business. docs/demo-agents.md explains every field.
 */
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
  /**
   * What the agent says at the end. The placeholders are the keys of all slots, `{total}`, `{length}` and, for an
   * order, `{ready}`.
   */
  readonly farewell: Translated;
  readonly texts?: OwnTexts;
  /** Label of the total on the ticket. The default is `Total, GST included`. */
  readonly totalLabel?: Translated;
  /**
   * Things whose names contain the name of something that is offered. Without them, a lash extension would be a lash lift.
   */
  readonly notOffered?: readonly string[];
  readonly handovers?: readonly Handover[];
  /** Phrases that mean that a life is in danger. The agent then says the emergency number and hands the call over. */
  readonly emergencies: readonly string[];
  /**
   * What the agent says in an emergency. `{number}` is replaced by the emergency number. The default is "Hang up and
   * call {number} now".
   */
  readonly emergencyAnswer?: Translated;
}
