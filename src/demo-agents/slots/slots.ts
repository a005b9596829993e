import type { Weekday, WeekHours } from '../language/calendar.ts';
import type { Translated } from '../text/translated.ts';

/**
 * The slot values in the short form that conditions read: the key of a choice, a count in digits, `yes` for any other
 * filled slot. `now` is `open` or `closed`, by the opening hours.
 */
export type KnownValues = Readonly<Record<string, string | undefined>>;

interface SlotBase {
  readonly key: string;
  /** Label on the ticket, in English. */
  readonly label: string;
  /** What the agent asks. Placeholders: any slot's key. */
  readonly prompt: Translated;
  /** Condition under which the slot is needed; always by default. */
  readonly when?: (known: KnownValues) => boolean;
  /** The caller may decline it. */
  readonly optional?: boolean;
  /** Filled only if the caller says it; the agent never asks. */
  readonly isNeverPrompted?: boolean;
  /** How the value is read back, with `{value}`; the value alone by default. */
  readonly readBack?: Translated;
  /** Said once, right after the slot is filled, such as a request for a photo. */
  readonly hint?: Translated;
}

/** A row that a choice adds to the ticket, in English. */
export interface TicketFact {
  readonly label: string;
  readonly value: string;
}

/** One possible value of a choice slot. */
export interface Choice {
  readonly key: string;
  readonly name: Translated;
  /** Other names for it in any language, understood at any time; `…` means a few words between. */
  readonly aliases: readonly string[];
  /** Phrases that mean it only as an answer to the slot's own prompt: `cancel`, `the first`. */
  readonly answerAliases?: readonly string[];
  /** A choice of another slot that follows from it: running water is urgent. */
  readonly implies?: { readonly slot: string; readonly key: string };
  /** A day after today means it: a visit that can wait. */
  readonly isLaterDay?: boolean;
  /** A plain yes or no to the slot's prompt means it. */
  readonly means?: 'yes' | 'no';
  /** Cents that it adds to the total, tax included. */
  readonly price?: number;
  /** Keys of the slots that multiply the price: a `count` by its count, a `date-range` by its nights. */
  readonly per?: readonly string[];
  /** The price is a starting price: "from $110". */
  readonly isStartingPrice?: boolean;
  /** Minutes that it adds to the length of an appointment. */
  readonly minutes?: number;
  /** Condition under which it is available; otherwise the agent says the slot's `refusal`. */
  readonly when?: (known: KnownValues) => boolean;
  /** Highest count of another slot for which it is available: a room for two guests. */
  readonly capacity?: { readonly slot: string; readonly max: number };
  /** Nights of the week on which it is sold out. */
  readonly soldOutOn?: readonly Weekday[];
  /** Minutes within which somebody arrives: the placeholder `{by}` and the ticket's row `Arrives by`. */
  readonly arrivesWithin?: number;
  readonly ticketFacts?: readonly TicketFact[];
  /** Said once, right after the choice, in place of its price and length. Placeholders: `{total}`, `{length}`, `{by}`. */
  readonly confirmation?: Translated;
  /** Said at the end in place of the agent's farewell, with the same placeholders. */
  readonly farewell?: Translated;
}

/** An order of menu items with counts, sizes and corrections. */
export interface OrderSlot extends SlotBase {
  readonly kind: 'order';
  readonly menu: Menu;
  readonly sizePrompt: Translated;
  readonly itemPrompt: Translated;
  /** How soon it can be ready. */
  readonly readiness: Readiness;
}

/** How soon an order is ready: minutes by the choice in `slot`, unless the date-time slot `wishedTime` is filled. */
export interface Readiness {
  readonly slot: string;
  readonly minutes: Readonly<Record<string, number>>;
  readonly wishedTime?: string;
}

/** One of several choices. */
export interface ChoiceSlot extends SlotBase {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** The choice that is assumed when the caller fills another slot first. */
  readonly assumed?: string;
  /** Text for a choice that is not available. Placeholders: `{choice}`, and `{others}` that are available. */
  readonly refusal?: Translated;
}

/** Time that is booked every week, in minutes of the day. */
export interface BusyTime {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly to: number;
  /** Key of the only staff member who is busy; everybody by default. */
  readonly person?: string;
}

/** A day and time, checked against the opening hours and the diary. The agent offers the nearest free times. */
export interface DateTimeSlot extends SlotBase {
  readonly kind: 'date-time';
  /** Hours between which it starts and ends; the agent's opening hours by default. */
  readonly hours?: WeekHours;
  /** Minutes between two start times. */
  readonly step: number;
  /** Length in minutes, if no choice has a length. */
  readonly minutes: number;
  /** Minutes from now to the first start time, fixed or by the choice in a slot. */
  readonly notice?: number | { readonly slot: string; readonly minutes: Readonly<Record<string, number>> };
  /** How many days ahead can be booked; 0 means today only. */
  readonly daysAhead: number;
  readonly busy: readonly BusyTime[];
  /** The choice slot of the staff, and its keys that have a diary; any other choice means anyone who is free. */
  readonly staff?: { readonly slot: string; readonly keys: readonly string[] };
  /**
   * Whether the agent says only the start, or start and end. In a `window`, any time within it means the whole window.
   */
  readonly shows?: 'start' | 'span' | 'window';
  /** It is already booked: a day is enough, and nothing is checked. */
  readonly isExisting?: boolean;
}

/** Nights of a stay: first day, last day or number of nights. */
export interface DateRangeSlot extends SlotBase {
  readonly kind: 'date-range';
  /** Asked when only the first day is known. */
  readonly nightsPrompt: Translated;
  /** A longer stay goes to a person. */
  readonly maxNights: number;
  /** How many days ahead can be booked. */
  readonly daysAhead: number;
}

/** A count, such as guests. */
export interface CountSlot extends SlotBase {
  readonly kind: 'count';
  /** Units of the count in any language: guests, people, 位, 명. `readCount` explains the notation. */
  readonly units: readonly string[];
  readonly min: number;
  /** A higher count goes to a person. */
  readonly max: number;
  /** How the agent says one, and several as `{count}`. */
  readonly one: Translated;
  readonly many: Translated;
}

/** A part of the day that a caller names, or in which the caller's time is: late, in the afternoon. */
export interface TimeBand {
  readonly key: string;
  readonly name: Translated;
  readonly aliases: readonly string[];
  /** Phrases that mean it only as an answer to the slot's own prompt. */
  readonly answerAliases?: readonly string[];
  /** Minutes of the day. When `from` is after `to`, the part of the day includes midnight. */
  readonly from: number;
  readonly to: number;
  readonly ticketFacts?: readonly TicketFact[];
  /** Said once, right after the caller has said it. */
  readonly confirmation?: Translated;
}

/** A time of day without a day, such as the guests' arrival. An hour without am or pm is after noon. */
export interface TimeSlot extends SlotBase {
  readonly kind: 'time';
  readonly bands: readonly TimeBand[];
}

/** The caller's own words, such as a reason or the description of a job. */
export interface TextSlot extends SlotBase {
  readonly kind: 'text';
  /** Phrases that show that an utterance is about it before the agent asks. */
  readonly triggers?: readonly string[];
}

/** A name, a phone number or a street address. */
export interface PlainSlot extends SlotBase {
  readonly kind: 'name' | 'phone' | 'address';
}

/** One detail that the agent needs. */
export type Slot = OrderSlot | ChoiceSlot | DateTimeSlot | DateRangeSlot | CountSlot | TimeSlot | TextSlot | PlainSlot;

/** An item of the menu. Prices are whole cents, tax included. */
export interface MenuItem {
  readonly key: string;
  readonly name: Translated;
  /** The English plural; the other languages need none. */
  readonly plural: string;
  /** Other names for it in any language. */
  readonly aliases: readonly string[];
  /** Its counting words in Chinese and Korean. */
  readonly counters: { readonly zh: string; readonly ko: string };
  readonly kind: string;
  /** One price, or a price for each size. The agent asks for a missing size. */
  readonly price: number | Readonly<Record<string, number>>;
  /** Its ingredients, as an answer. */
  readonly contents: Translated;
}

/** A size of the items that have sizes. */
export interface MenuSize {
  readonly key: string;
  readonly name: Translated;
  readonly aliases: readonly string[];
}

/** An ingredient that can be left out of an item, or added for a price in cents. */
export interface MenuPart {
  readonly key: string;
  readonly name: Translated;
  readonly aliases: readonly string[];
  readonly extraPrice: number;
  /** How it is said as an addition, in place of "extra …". Naming such a part is enough to add it. */
  readonly added?: Translated;
  /** The only size that can have it, and the hint to say. */
  readonly onlySize?: { readonly size: string; readonly hint: Translated };
}

/** What callers can order. */
export interface Menu {
  readonly items: readonly MenuItem[];
  readonly sizes: readonly MenuSize[];
  readonly parts: readonly MenuPart[];
  /** A higher count of one item goes to a person. */
  readonly maxPerLine: number;
}
