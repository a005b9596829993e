import type { DemoAgentKey } from '../demo-agent-keys.ts';
import type { Locale } from '../locales.ts';
import type { Speech } from './speech.ts';

/** A thing on the menu. Prices are whole cents, tax included. */
export interface MenuItem {
  readonly key: string;
  readonly name: Speech;
  /** The English plural, since English alone needs one. */
  readonly plural: string;
  /** What callers also call it, in any language. */
  readonly aliases: readonly string[];
  /** How it is counted in Chinese and in Korean. */
  readonly counters: { readonly zh: string; readonly ko: string };
  readonly kind: string;
  /** One price, or a price by size; a size that was not said is asked for. */
  readonly price: number | Readonly<Record<string, number>>;
  /** What is in it, for who asks. */
  readonly contents: Speech;
}

/** A size of {@link MenuItem}s that have sizes. */
export interface MenuSize {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
}

/** Something that can be left out of an item, or added for a price in cents. */
export interface MenuPart {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
  readonly extraPrice: number;
}

/** What an order is made of. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly sizes: readonly MenuSize[];
  readonly parts: readonly MenuPart[];
  /** More of one thing than this goes to a person. */
  readonly most: number;
}

/** One of several answers to a question of the agent. */
export interface Choice {
  readonly key: string;
  readonly name: Speech;
  readonly aliases: readonly string[];
  /** Cents that choosing it adds to the total. */
  readonly price?: number;
}

/** What the agent already knows, by slot: what decides whether another slot is needed. */
export type ChosenKeys = Readonly<Record<string, string | undefined>>;

interface SlotFacts {
  readonly key: string;
  /** What stands before it on the ticket, in English. */
  readonly label: string;
  /** What the agent asks; `{name}` is the caller's name, once it is known. */
  readonly ask: Speech;
  /** Needed only in this case. */
  readonly when?: (chosen: ChosenKeys) => boolean;
  /** The caller may decline it. */
  readonly optional?: boolean;
}

/** One detail that the agent must have before it can read back. */
export type Slot =
  | (SlotFacts & { readonly kind: 'order'; readonly menu: Menu; readonly askSize: Speech; readonly askKind: Speech })
  | (SlotFacts & { readonly kind: 'choice'; readonly choices: readonly Choice[] })
  | (SlotFacts & { readonly kind: 'name' | 'phone' | 'address' });

/** Something that callers ask, with the answer the owner wrote. */
export interface Question {
  readonly key: string;
  /**
   * Words and phrases that mean it, in any language; `deliver+cost` wants both. The question whose phrases cover most
   * of the sentence is the one that was asked.
   */
  readonly heardAs: readonly string[];
  readonly answer: Speech;
  /** `price` and `contents` answer for a menu item that is named in the sentence, else with `answer`. */
  readonly about?: 'price' | 'contents';
  /** So general that any other question in the same sentence was meant rather. */
  readonly isGeneral?: boolean;
  /** Answered even where the sentence gives details too, and kept on the ticket in the caller's own words. */
  readonly noteLabel?: string;
}

/** Hours of the business and how soon it can be ready, in minutes (of the day). */
export interface Readiness {
  readonly opens: number;
  readonly closes: number;
  /** Minutes until ready, by the choice in `slot`. */
  readonly slot: string;
  readonly minutes: Readonly<Record<string, number>>;
}

/** A whole agent as data: the engine knows nothing of pizzas. See docs/demo-agents.md. */
export interface DialogueAgent {
  readonly key: DemoAgentKey;
  readonly business: string;
  /** The heading of the ticket. */
  readonly ticketHeading: string;
  readonly greeting: Speech;
  readonly slots: readonly Slot[];
  readonly questions: readonly Question[];
  readonly readiness: Readiness;
  /** Said at the end; `{name}`, `{how}`, `{time}`, `{total}`. */
  readonly farewell: Speech;
  /** Words that mean danger to life: the emergency number is said, and a person takes over. */
  readonly emergencies: readonly string[];
}

/** The number to ring in an emergency: 000 in Australia, 111 in New Zealand and by default. */
export function emergencyNumber(locale: Locale): string {
  return locale === 'en-AU' ? '000' : '111';
}
