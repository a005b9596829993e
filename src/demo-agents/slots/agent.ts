import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { WeekHours } from '../language/calendar.ts';
import type { Translated } from '../text/translated.ts';
import type { Slot } from './slots.ts';

/** A question that callers ask, with the owner's answer; `{number}` in it is the emergency number. */
export interface Question {
  readonly key: string;
  /**
   * Phrases that mean it, in any language; `deliver+cost` needs both. The question whose phrases cover most of the
   * utterance is answered.
   */
  readonly triggers: readonly string[];
  readonly answer: Translated;
  /** Answers with the price or the contents of the menu item (or the price of the choice) that is named, if any. */
  readonly about?: 'price' | 'contents';
  /** Any other question in the same utterance takes precedence. */
  readonly isGeneral?: boolean;
  /** Label of a note on the ticket with the caller's own words. Such a question is answered even beside details. */
  readonly noteLabel?: string;
}

/** A subject that is passed to a person at once, such as a question that only a nurse may answer. */
export interface Handover {
  readonly triggers: readonly string[];
  /** Applies only at the start of a call: later, "cancel my booking" means the booking of this call. */
  readonly isOpening?: boolean;
  /** Said before the handover; `{number}` is the emergency number. */
  readonly answer: Translated;
  /** Label of the ticket's note with the caller's own words. */
  readonly noteLabel: string;
}

/** An agent as data. The engine contains no business logic; docs/demo-agents.md explains every field. */
export interface DialogueAgent {
  readonly key: DemoAgentKey;
  readonly business: string;
  /** The heading of the ticket. */
  readonly ticketHeading: string;
  readonly greeting: Translated;
  /** When the business is open. */
  readonly hours: WeekHours;
  /** In the order of their prompts. */
  readonly slots: readonly Slot[];
  readonly questions: readonly Question[];
  /** Phrases that only begin a call: "I'd like to order a pizza". */
  readonly openers?: readonly string[];
  /** Said at the end. Placeholders: any slot's key, `{total}`, `{length}`, and `{ready}` for an order. */
  readonly farewell: Translated;
  /** Label of the total on the ticket; `Total, GST included` by default. */
  readonly totalLabel?: string;
  readonly handovers?: readonly Handover[];
  /** Phrases that mean danger to life: the agent says the emergency number and hands over. */
  readonly emergencies: readonly string[];
  /** Said then; `{number}` is the emergency number. By default "Hang up and call {number} now". */
  readonly emergencyAnswer?: Translated;
}
