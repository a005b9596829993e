import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { Locale } from '#domain/locales.ts';
import type { WeekHours } from '../language/calendar.ts';
import type { Speech } from '../text/translated.ts';
import type { Slot } from './slots.ts';

/** Something that callers ask, with the answer the owner wrote; `{number}` in it is the emergency number. */
export interface Question {
  readonly key: string;
  /**
   * Words and phrases that mean it, in any language; `deliver+cost` wants both. The question whose phrases cover most
   * of the sentence is the one that was asked.
   */
  readonly heardAs: readonly string[];
  readonly answer: Speech;
  /** `price` and `contents` answer for what is named in the sentence (`price` for choices too), else with `answer`. */
  readonly about?: 'price' | 'contents';
  /** So general that any other question in the same sentence was meant rather. */
  readonly isGeneral?: boolean;
  /** Answered even where the sentence gives details too, and kept on the ticket in the caller's own words. */
  readonly noteLabel?: string;
}

/** What goes to a person at once, such as what only a nurse may answer. */
export interface Handover {
  readonly heardAs: readonly string[];
  /** Only as the first thing a caller says: later "cancel my booking" means the one of this call. */
  readonly isOpening?: boolean;
  /** Said before the caller is put through; `{number}` is the emergency number. */
  readonly answer: Speech;
  /** What stands on the ticket before the caller's own words. */
  readonly noteLabel: string;
}

/** A whole agent as data: the engine knows nothing of pizzas. See docs/demo-agents.md. */
export interface DialogueAgent {
  readonly key: DemoAgentKey;
  readonly business: string;
  /** The heading of the ticket. */
  readonly ticketHeading: string;
  readonly greeting: Speech;
  /** When the business is open. */
  readonly hours: WeekHours;
  /** In the order in which they are asked. */
  readonly slots: readonly Slot[];
  readonly questions: readonly Question[];
  /** "I'd like to order a pizza": says no more than that there is something to come. */
  readonly begins?: readonly string[];
  /** Said at the end; any slot's key in braces, `{total}`, and `{ready}` for an order. */
  readonly farewell: Speech;
  /** What stands before the sum on the ticket; `Total, GST included` without it. */
  readonly totalLabel?: string;
  readonly handovers?: readonly Handover[];
  /** Words that mean danger to life: the emergency number is said, and a person takes over. */
  readonly emergencies: readonly string[];
  /** What is said then, with `{number}`; "Hang up and call 111 now" without it. */
  readonly emergencyAnswer?: Speech;
}

/** The number to ring in an emergency: 000 in Australia, 111 in New Zealand and by default. */
export function emergencyNumber(locale: Locale): string {
  return locale === 'en-AU' ? '000' : '111';
}
